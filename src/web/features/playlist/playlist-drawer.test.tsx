import { QueryClient } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { plainCover } from "#shared/cover/cover.ts";
import type { PlaylistItem } from "#shared/listening/playlist.ts";
import { createApi } from "#web/lib/api.ts";
import { answerCalls } from "#web/testing/answer-calls.ts";
import { AppAround } from "#web/testing/app-around.tsx";
import { DrawerList } from "./drawer-list.tsx";
import { Playlist } from "./playlist.tsx";
import { PlaylistDrawer } from "./playlist-drawer.tsx";
import { playlistOptions } from "./queries.ts";
import { SidebarPlaylist } from "./sidebar-playlist.tsx";

const item = (at: number, more: Partial<PlaylistItem> = {}): PlaylistItem => ({
  id: `item-${at}`,
  title: `Meditation_2026-03-12_${at}`,
  name: `A hard day ${at}`,
  isOwnName: false,
  isFavourite: false,
  cover: plainCover,
  heardMs: 0,
  chatSessionId: null,
  messageId: null,
  audioUrl: `/voice/${at}`,
  musicUrl: null,
  isMusicSeamless: true,
  video: null,
  fileName: "voice_1.mp3",
  musicFileName: null,
  textContent: `Breathe ${at}.`,
  voiceUsed: "Aria",
  durationMs: 61_000,
  createdAt: "2026-03-12T10:00:00Z",
  ...more,
});

function draw(items: PlaylistItem[], playingId: string | null = null) {
  const heard = answerCalls({ "playlist/setAside": () => ({ isAside: true }), "playlist/list": () => [] });
  const [api, queryClient] = [
    createApi(),
    new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } }),
  ];
  queryClient.setQueryData(playlistOptions(api).queryKey, items);
  const player = {
    playingId,
    onToggle: vi.fn(),
    onStop: vi.fn(),
    onDeleting: vi.fn(),
    onWatch: vi.fn(),
    onPickUp: vi.fn(),
    chatPath: () => null,
  };
  const around = { api, queryClient };
  return { heard, player, around };
}

test("the floating button opens a drawer with the count, and title, voice, date and music of each", () => {
  const { player, around } = draw([item(1), item(2, { musicUrl: "/music/2" })], "item-2");
  render(
    <AppAround {...around}>
      <PlaylistDrawer>{(close) => <DrawerList player={player} onClose={close} />}</PlaylistDrawer>
    </AppAround>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Playlist" }));
  expect(screen.getByRole("dialog", { name: "My Meditations" }).textContent).toContain("Meditations kept: 2");
  const [first, second] = screen.getAllByRole("listitem");
  expect(first?.textContent).toBe("A hard day 1Aria · March 12, 2026");
  expect(second?.textContent).toContain("With background music");
  fireEvent.click(screen.getByRole("button", { name: "Stop" }));
  expect(player.onStop).toHaveBeenCalledWith(expect.objectContaining({ id: "item-2" }));
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  expect(player.onToggle).toHaveBeenCalledWith(expect.objectContaining({ id: "item-1" }));
});

test("an empty drawer says how to fill it", () => {
  const { player, around } = draw([]);
  render(
    <AppAround {...around}>
      <PlaylistDrawer>{(close) => <DrawerList player={player} onClose={close} />}</PlaylistDrawer>
    </AppAround>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Playlist" }));
  expect(screen.getByText("No meditations yet")).toBeTruthy();
  expect(screen.getByText("Generate one from a chat message")).toBeTruthy();
});

test("the sidebar shows the first five with how many there are, each with play and delete", () => {
  const { player, around } = draw(
    Array.from({ length: 7 }, (_, at) => item(at)),
    "item-0",
  );
  render(
    <AppAround {...around}>
      <SidebarPlaylist player={player} />
    </AppAround>,
  );
  expect(screen.getAllByRole("listitem")).toHaveLength(5);
  expect(screen.getByText("7")).toBeTruthy();
  expect(screen.getAllByRole("button", { name: "Delete meditation" })).toHaveLength(5);
  expect(screen.getAllByRole("button", { name: "Play" })).toHaveLength(4);
  fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  expect(player.onToggle).toHaveBeenCalledOnce();
});

test("deleting asks first, and silences what sounds before it is gone", () => {
  const { player, around, heard } = draw([item(1)], "item-1");
  render(
    <AppAround {...around}>
      <Playlist player={player} />
    </AppAround>,
  );
  expect(screen.getByText("Voice: Aria · 1:01")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Delete" }));
  expect(screen.getByRole("dialog", { name: "Delete this meditation?" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(player.onDeleting).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Delete" }));
  player.onDeleting.mockImplementation(() => expect(heard).toEqual([]));
  fireEvent.click(screen.getAllByRole("button", { name: "Delete" }).at(-1) ?? document.body);
  expect(player.onDeleting).toHaveBeenCalledOnce();
});
