import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { plainCover } from "#shared/cover/cover.ts";
import { limits } from "#shared/limits/limits.ts";
import type { PlaylistItem } from "#shared/listening/playlist.ts";
import { createQueryClient } from "#web/app/query-client.ts";
import { createApi } from "#web/lib/api.ts";
import { onToast, type Toast } from "#web/lib/notices/toast-event.ts";
import { answerCalls, type CallAnswers } from "#web/testing/answer-calls.ts";
import { AppAround } from "#web/testing/app-around.tsx";
import { Playlist } from "./playlist.tsx";
import { SidebarPlaylist } from "./sidebar-playlist.tsx";

const item: PlaylistItem = {
  id: "item-1",
  title: "Meditation_2026-03-12_1",
  name: "A row with my manager",
  isOwnName: false,
  isFavourite: false,
  cover: plainCover,
  heardMs: 0,
  chatSessionId: "chat-1",
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
let toasts: Toast[] = [];
beforeEach(() => {
  told = [];
  toasts = [];
  const stop = onToast((toast) => {
    told.push(toast.text);
    toasts.push(toast);
  });
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
    onPickUp: vi.fn(),
    chatPath: ({ chatSessionId }: PlaylistItem) => (chatSessionId ? `/chats/${chatSessionId}` : null),
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
  expect(await screen.findByRole("heading", { name: "A row with my manager" })).toBeTruthy();
  expect(screen.getByText("March 12, 2026")).toBeTruthy();
  expect(screen.getByText("Voice: Wren · 1:01")).toBeTruthy();
  expect(screen.getByText("Breathe in. Breathe out.").className).toContain("line-clamp-2");
  for (const name of ["Play", "Favourite", "Read", "Download", "Delete"])
    expect(screen.getByRole("button", { name })).toBeTruthy();
});

test("page and sidebar say in their own words that a meditation is gone", async () => {
  draw(Playlist, { "playlist/setAside": () => ({ isAside: true }) });
  await remove("Delete");
  await waitFor(() => expect(told).toEqual(["Deleted - Meditation removed from playlist"]));
});

test("the sidebar says that a meditation is gone", async () => {
  draw(SidebarPlaylist, { "playlist/setAside": () => ({ isAside: true }) });
  await remove("Delete meditation");
  await waitFor(() => expect(told).toEqual(["Deleted successfully"]));
});

test("on the page a deletion that failed reads 'Delete failed'", async () => {
  draw(Playlist, { "playlist/setAside": serverFailure });
  await remove("Delete");
  await waitFor(() => expect(told).toEqual(["Delete failed"]));
});

test("in the sidebar a deletion that failed reads 'Failed to delete'", async () => {
  draw(SidebarPlaylist, { "playlist/setAside": serverFailure });
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

test("a deletion can be undone while the toast is there, and is for good once it has gone", async () => {
  const { heard } = draw(Playlist, {
    "playlist/setAside": () => ({ isAside: true }),
    "playlist/bringBack": () => item,
    "playlist/remove": () => ({ removed: true }),
  });
  await remove("Delete");
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(heard.some(({ name }) => name === "playlist/remove")).toBe(false);
  expect(toasts[0]?.action?.label).toBe("Undo");
  toasts[0]?.action?.run();
  await waitFor(() => expect(heard).toContainEqual({ name: "playlist/bringBack", input: { id: "item-1" } }));
  toasts[0]?.onGone?.();
  await waitFor(() => expect(heard).toContainEqual({ name: "playlist/remove", input: { id: "item-1" } }));
});

test("the question before a deletion says which meditation is meant", async () => {
  draw(Playlist, {});
  fireEvent.click(await screen.findByRole("button", { name: "Delete" }));
  expect((await screen.findByRole("dialog", { name: "Delete this meditation?" })).textContent).toContain(
    "A row with my manager",
  );
});

test("a meditation is read without its marks, and leads to its chat; one without a chat leads nowhere", async () => {
  draw(Playlist, { "playlist/list": () => [item, { ...item, id: "item-2", chatSessionId: null }] });
  const [first, second] = await screen.findAllByRole("button", { name: "Read" });
  fireEvent.click(first ?? document.body);
  expect((await screen.findByRole("region", { name: "Script" })).textContent).toBe(
    "BreathBreathe in. Breathe out.",
  );
  expect(screen.getByRole("link", { name: "Open its chat" }).getAttribute("href")).toBe("/chats/chat-1");
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  fireEvent.click(second ?? document.body);
  expect(screen.queryByRole("link", { name: "Open its chat" })).toBeNull();
});

test("a name is given, and taken back for the first one", async () => {
  const { heard } = draw(Playlist, {
    "playlist/list": () => [{ ...item, isOwnName: true }],
    "playlist/change": () => item,
  });
  fireEvent.click(await screen.findByRole("button", { name: "Read" }));
  fireEvent.click(await screen.findByRole("button", { name: "Rename" }));
  fireEvent.change(screen.getByRole("textbox", { name: "Name" }), { target: { value: "For the train" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  const changed = (name: string | null) => ({ name: "playlist/change", input: { id: "item-1", name } });
  await waitFor(() => expect(heard).toContainEqual(changed("For the train")));
  fireEvent.click(await screen.findByRole("button", { name: "Rename" }));
  fireEvent.click(screen.getByRole("button", { name: "Use the original name" }));
  await waitFor(() => expect(heard).toContainEqual(changed(null)));
});

test("music without words has nothing to read, and is renamed from the list", async () => {
  const { heard } = draw(Playlist, {
    "playlist/list": () => [{ ...item, textContent: "", audioUrl: null, musicUrl: "/music/1" }],
    "playlist/change": () => item,
  });
  fireEvent.click(await screen.findByRole("button", { name: "Rename" }));
  expect(screen.queryByRole("button", { name: "Read" })).toBeNull();
  fireEvent.change(screen.getByRole("textbox", { name: "Name" }), { target: { value: "Rain" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  const input = { id: "item-1", name: "Rain" };
  await waitFor(() => expect(heard).toContainEqual({ name: "playlist/change", input }));
});

test("a star makes a favourite", async () => {
  const { heard } = draw(Playlist, { "playlist/change": () => item });
  fireEvent.click(await screen.findByRole("button", { name: "Favourite" }));
  const input = { id: "item-1", isFavourite: true };
  await waitFor(() => expect(heard).toContainEqual({ name: "playlist/change", input }));
});

test("a long playlist is searched by names, words and voices, accents or not, and shows its favourites alone", async () => {
  const items = [
    { ...item, id: "a", name: "For José" },
    { ...item, id: "b", name: "The third night", isFavourite: true },
    { ...item, id: "c", name: "Rent", textContent: "Let the shoulders sink. [pause 4]" },
    { ...item, id: "d", name: "The interview", voiceUsed: "Sol" },
  ];
  draw(Playlist, { "playlist/list": () => items });
  const field = await screen.findByRole("searchbox", { name: "Search your meditations" });
  const shown = () => screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  for (const [words, found] of [
    ["jose", ["For José"]],
    ["SHOULDERS sink", ["Rent"]],
    ["sol interview", ["The interview"]],
    ["pause", []],
  ] as const) {
    fireEvent.change(field, { target: { value: words } });
    expect(shown()).toEqual(found);
  }
  fireEvent.click(screen.getByRole("button", { name: "Show all" }));
  expect(shown()).toHaveLength(4);
  fireEvent.click(screen.getByRole("button", { name: "Favourites" }));
  expect(shown()).toEqual(["The third night"]);
});

test("a playlist longer than one answer of the server is fetched whole, each item once", async () => {
  const { listed } = limits.playlist;
  const items = Array.from({ length: listed + 2 }, (_, at) => ({
    ...item,
    id: `item-${at}`,
    name: `Evening ${at}`,
  }));
  const asked: unknown[] = [];
  draw(SidebarPlaylist, {
    "playlist/list": (input) => {
      const { after } = z.object({ after: z.string().optional() }).parse(input);
      asked.push(after);
      const from = items.findIndex(({ id }) => id === after) + 1;
      // The last of the page before was made anew meanwhile, and so stands before the rest.
      return after ? items.slice(from - 1) : items.slice(0, listed);
    },
  });
  // The sidebar shows the first few, and how many there are.
  expect(await screen.findByText(String(listed + 2))).toBeTruthy();
  expect(asked).toEqual([undefined, `item-${listed - 1}`]);
});
