import { QueryClient } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { PlaylistItem } from "#shared/listening/playlist.ts";
import type { Playback } from "#web/features/playback/playback.ts";
import { PlaybackProvider, usePlayback } from "#web/features/playback/playback-context.tsx";
import { createApi } from "#web/lib/api.ts";
import { answerCalls } from "#web/testing/answer-calls.ts";
import { AppAround } from "#web/testing/app-around.tsx";
import { ResumeListening } from "./resume-listening.tsx";

const item = (part: Partial<PlaylistItem>): PlaylistItem => ({
  id: "one",
  title: "Meditation_2026-03-01_1",
  name: "A row with my manager",
  isOwnName: false,
  isFavourite: false,
  cover: { shape: "rings", ground: "dawn", seed: 1 },
  heardMs: 0,
  chatSessionId: null,
  messageId: null,
  audioUrl: "/one.mp3",
  musicUrl: null,
  isMusicSeamless: false,
  fileName: null,
  musicFileName: null,
  textContent: "",
  voiceUsed: "Aria",
  durationMs: 300_000,
  video: null,
  createdAt: "2026-03-01T10:00:00Z",
  ...part,
});

beforeEach(() => {
  const audio = document.createElement("audio");
  Object.assign(audio, { play: async () => {}, pause: () => {}, load: () => {} });
  vi.stubGlobal("Audio", function FakeAudio() {
    return audio;
  });
  vi.stubGlobal("AudioContext", function FakeContext() {
    const gain = { cancelScheduledValues: () => {}, setTargetAtTime: () => {} };
    const node = { gain, connect: () => node, start: () => {} };
    return {
      createGain: () => node,
      createBuffer: () => ({}),
      createBufferSource: () => node,
      resume: async () => {},
      suspend: async () => {},
      addEventListener: () => {},
    };
  });
});

function open(items: PlaylistItem[]) {
  const heard = answerCalls({ "playlist/list": () => items });
  let playback: Playback | undefined;
  function Take() {
    playback = usePlayback();
    return null;
  }
  render(
    <AppAround api={createApi()} queryClient={new QueryClient()}>
      <PlaybackProvider>
        <Take />
        <p>Good evening.</p>
        <ResumeListening />
      </PlaybackProvider>
    </AppAround>,
  );
  if (!playback) throw new Error("there is no player");
  return { playback, heard };
}

test("the newest meditation that was left in the middle is gone on with by one press, from where it was left", async () => {
  const { playback } = open([
    item({ id: "heard" }),
    item({ id: "left", heardMs: 50_000 }),
    item({ id: "older", heardMs: 60_000 }),
  ]);
  fireEvent.click(
    await screen.findByRole("button", { name: "Pick up where you were: 4:10 left of A row with my manager" }),
  );
  expect(playback.state()).toMatchObject({ recordingId: "left", positionMs: 50_000 });
});

test("where nothing was left nothing is offered", async () => {
  const playlist = [item({}), item({ id: "music", audioUrl: null, musicUrl: "/m.mp3", heardMs: 9000 })];
  const { heard } = open(playlist);
  await waitFor(() => expect(heard.map(({ name }) => name)).toContain("playlist/list"));
  expect(screen.queryByRole("button")).toBeNull();
});
