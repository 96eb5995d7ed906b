import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { PlaylistItem } from "#shared/listening/playlist.ts";
import { createQueryClient } from "#web/app/query-client.ts";
import { createApi } from "#web/lib/api.ts";
import { onToast } from "#web/lib/notices/toast-event.ts";
import { answerCalls, type CallAnswers } from "#web/testing/answer-calls.ts";
import { AppAround } from "#web/testing/app-around.tsx";
import { Playlist } from "./playlist.tsx";
import { SidebarPlaylist } from "./sidebar-playlist.tsx";

const item: PlaylistItem = {
  id: "item-1",
  title: "Meditation_2026-03-12_1",
  chatSessionId: null,
  messageId: null,
  audioUrl: "/voice/1",
  musicUrl: null,
  isMusicSeamless: true,
  video: null,
  fileName: "voice_1.mp3",
  musicFileName: null,
  textContent: "# Breath\nBreathe in. [pause 3] Breathe out.",
  voiceUsed: "Wren",
  durationMs: 61_000,
  createdAt: "2026-03-12T10:05:00Z",
};

let told: string[] = [];
beforeEach(() => {
  told = [];
  const stop = onToast(({ text }) => void told.push(text));
  return stop;
});

function draw(List: typeof Playlist, answers: CallAnswers) {
  const heard = answerCalls({ "playlist/list": () => [item], ...answers });
  const [api, queryClient] = [createApi(), createQueryClient()];
  const player = {
    playingId: null,
    onToggle: vi.fn(),
    onStop: vi.fn(),
    onDeleting: vi.fn(),
    onWatch: vi.fn(),
  };
  render(
    <AppAround api={api} queryClient={queryClient}>
      <List player={player} />
    </AppAround>,
  );
  return { heard };
}

const serverFailure = () =>
  Response.json({ json: { defined: true, code: "INTERNAL", status: 500 } }, { status: 500 });

async function remove(name: string) {
  fireEvent.click(await screen.findByRole("button", { name }));
  const buttons = await screen.findAllByRole("button", { name: "Delete" });
  fireEvent.click(buttons.at(-1) ?? document.body);
}

test("an item of the page shows its date, its voice, two lines of its words, and what can be done with it", async () => {
  draw(Playlist, {});
  expect(await screen.findByRole("heading", { name: "March 12, 2026" })).toBeTruthy();
  expect(screen.getByText("Voice: Wren · 1:01")).toBeTruthy();
  expect(screen.getByText("Breathe in. Breathe out.").className).toContain("line-clamp-2");
  for (const name of ["Play", "Download", "Delete"])
    expect(screen.getByRole("button", { name })).toBeTruthy();
});

test("page and sidebar say in their own words that a meditation is gone", async () => {
  draw(Playlist, { "playlist/remove": () => ({ removed: true }) });
  await remove("Delete");
  await waitFor(() => expect(told).toEqual(["Deleted - Meditation removed from playlist"]));
});

test("the sidebar says that a meditation is gone", async () => {
  draw(SidebarPlaylist, { "playlist/remove": () => ({ removed: true }) });
  await remove("Delete meditation");
  await waitFor(() => expect(told).toEqual(["Deleted successfully"]));
});

test("on the page a deletion that failed reads 'Delete failed'", async () => {
  draw(Playlist, { "playlist/remove": serverFailure });
  await remove("Delete");
  await waitFor(() => expect(told).toEqual(["Delete failed"]));
});

test("in the sidebar a deletion that failed reads 'Failed to delete'", async () => {
  draw(SidebarPlaylist, { "playlist/remove": serverFailure });
  await remove("Delete meditation");
  await waitFor(() => expect(told).toEqual(["Failed to delete"]));
});

test("a playlist that cannot be loaded says so", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
  draw(Playlist, { "playlist/list": () => Promise.reject(new TypeError("no network")) });
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(told).toContain("Failed to load playlist");
});

test("a download is fetched as a blob with its music, and saved under the minute it was made", async () => {
  draw(Playlist, {});
  const button = await screen.findByRole("button", { name: "Download" });
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return new Response("sound");
  });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(`${this.href} ${this.download}`);
  });
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blob.size}`, revokeObjectURL: () => {} });
  fireEvent.click(button);
  await waitFor(() => expect(told).toEqual(["Download started"]));
  expect(asked[0]).toMatch(/^\/api\/narrations\/item-1\/download\?timeZone=/);
  expect(saved[0]).toMatch(/^blob:5 meditation-2026-03-1[123]-\d{2}05\.mp3$/);
  vi.stubGlobal("fetch", async () => new Response("no", { status: 502 }));
  fireEvent.click(button);
  await waitFor(() => expect(told.at(-1)).toBe("Failed to download"));
});
