import { QueryClient } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { SpokenSentence } from "#shared/listening/playlist.ts";
import type { Playback } from "#web/features/playback/playback.ts";
import { PlaybackProvider, usePlayback } from "#web/features/playback/playback-context.tsx";
import { spokenAt } from "#web/features/playback/spoken-words.tsx";
import type { Track } from "#web/features/playback/track.ts";
import { createApi } from "#web/lib/api.ts";
import { goTo, RouterProvider } from "#web/lib/router.tsx";
import { answerCalls, type CallAnswers } from "#web/testing/answer-calls.ts";
import { AppAround } from "#web/testing/app-around.tsx";
import { Sounding } from "./sounding.tsx";
import { placeToKeep } from "./use-kept-place.ts";

const kept: Track = {
  id: "one",
  title: "A row with my manager",
  sound: "/one.mp3",
  place: "playlist",
  music: null,
  recordingId: "one",
  knownMs: 300_000,
};
const sentences: SpokenSentence[] = [
  { text: "Let yourself arrive.", startMs: 0, endMs: 3000 },
  { text: "Feel the ground.", startMs: 5000, endMs: 8000 },
  { text: "Let it be.", startMs: 12_000, endMs: 15_000 },
];

beforeEach(() => {
  goTo("/privacy-policy");
  Object.assign(HTMLElement.prototype, { scrollIntoView: vi.fn() });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

/** The players over an element that begins when it is asked to, and tells what a test says. */
function open(answers: CallAnswers = {}) {
  const audio = document.createElement("audio");
  const tell = (name: string) => act(() => void audio.dispatchEvent(new Event(name)));
  Object.assign(audio, {
    play: async () => void audio.dispatchEvent(new Event("playing")),
    pause: () => void audio.dispatchEvent(new Event("pause")),
    load: () => {},
  });
  Object.defineProperty(audio, "seekable", { value: { length: 1, start: () => 0, end: () => 300 } });
  vi.stubGlobal("Audio", function FakeAudio() {
    return audio;
  });
  vi.stubGlobal("AudioContext", function FakeContext() {
    const node = {
      gain: { cancelScheduledValues: () => {}, setTargetAtTime: () => {} },
      connect: () => node,
    };
    const source = { connect: () => {}, start: () => {} };
    return {
      createGain: () => node,
      createBuffer: () => ({}),
      createBufferSource: () => source,
      resume: async () => {},
      suspend: async () => {},
      addEventListener: () => {},
    };
  });
  const heard = answerCalls({
    "playlist/sentences": () => sentences,
    "playlist/heard": () => ({ heardMs: 0 }),
    ...answers,
  });
  let playback: Playback | undefined;
  function Take() {
    playback = usePlayback();
    return null;
  }
  render(
    <AppAround api={createApi()} queryClient={new QueryClient()}>
      <PlaybackProvider>
        <RouterProvider>
          <Take />
          <Sounding />
        </RouterProvider>
      </PlaybackProvider>
    </AppAround>,
  );
  if (!playback) throw new Error("there is no player");
  const at = (seconds: number) => {
    audio.currentTime = seconds;
    tell("timeupdate");
  };
  return { audio, tell, heard, playback, at };
}

const begin = async (playback: Playback, track = kept) => {
  act(() => void playback.play(track));
  await waitFor(() => expect(playback.state().status).toBe("playing"));
};

const resume = async (playback: Playback) => {
  act(() => void playback.resume());
  await waitFor(() => expect(playback.state().status).toBe("playing"));
};

test("nothing is drawn in silence; whatever sounds can be paused, gone on with and stopped on any route", async () => {
  const { playback } = open();
  expect(screen.queryByRole("region", { name: "Now playing" })).toBeNull();
  await begin(playback);
  expect((await screen.findByRole("region", { name: "Now playing" })).textContent).toContain(
    "A row with my manager0:00 / 5:00",
  );
  fireEvent.click(screen.getByRole("button", { name: "Pause sound" }));
  expect(playback.state().status).toBe("paused");
  fireEvent.click(await screen.findByRole("button", { name: "Resume sound" }));
  await waitFor(() => expect(playback.state().status).toBe("playing"));
  act(() => goTo("/health-data-policy"));
  fireEvent.click(await screen.findByRole("button", { name: "Stop sound" }));
  expect(playback.state().status).toBe("idle");
  await waitFor(() => expect(screen.queryByRole("region", { name: "Now playing" })).toBeNull());
});

test("where a track has a player of its own there is no second one", async () => {
  const { playback } = open();
  await begin(playback);
  await screen.findByRole("region", { name: "Now playing" });
  let leave = () => {};
  act(() => {
    leave = playback.view.showInPlace("one");
  });
  await waitFor(() => expect(screen.queryByRole("region", { name: "Now playing" })).toBeNull());
  act(() => leave());
  expect(await screen.findByRole("region", { name: "Now playing" })).toBeTruthy();
});

test("the full player shows the sentence that is spoken, and a press on another goes there", async () => {
  const { audio, playback, at, heard } = open();
  await begin(playback);
  fireEvent.click(await screen.findByRole("button", { name: "Open player" }));
  const line = await screen.findByRole("button", { name: "Let yourself arrive." });
  expect(heard).toContainEqual({ name: "playlist/sentences", input: { id: "one" } });
  expect(line.getAttribute("aria-current")).toBe("true");
  at(9);
  await waitFor(() =>
    expect(screen.getByRole("button", { current: true }).textContent).toBe("Feel the ground."),
  );
  fireEvent.click(screen.getByRole("button", { name: "Let it be." }));
  expect(audio.currentTime).toBe(12);
  fireEvent.click(screen.getByRole("button", { name: "Forward 15 seconds" }));
  expect(audio.currentTime).toBe(27);
  fireEvent.click(screen.getByRole("button", { name: "Back 15 seconds" }));
  expect(audio.currentTime).toBe(12);
  fireEvent.change(screen.getByRole("slider", { name: "Position in the recording" }), {
    target: { value: "100000" },
  });
  expect(audio.currentTime).toBe(100);
  fireEvent.change(screen.getByRole("combobox", { name: "Speed" }), { target: { value: "0.8 ×" } });
  expect(audio.playbackRate).toBe(0.8);
  fireEvent.change(screen.getByRole("combobox", { name: "Sleep timer" }), {
    target: { value: "At its end" },
  });
  expect(playback.sleep.choice()).toBe("end");
  fireEvent.click(screen.getByRole("button", { name: "Close player" }));
  expect(await screen.findByRole("region", { name: "Now playing" })).toBeTruthy();
});

test("what the full player was opened from is still there when it closes, so that a keyboard is given back to it", async () => {
  const { playback } = open();
  await begin(playback);
  const opener = await screen.findByRole("button", { name: "Open player" });
  fireEvent.click(opener);
  const close = await screen.findByRole("button", { name: "Close player" });
  expect(opener.isConnected).toBe(true);
  fireEvent.click(close);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Close player" })).toBeNull());
  expect(opener.isConnected).toBe(true);
});

test("what is still being made has no words, no length and nowhere to go; then it has", async () => {
  const { playback } = open();
  await begin(playback, { ...kept, recordingId: null, knownMs: null, place: "chat" });
  fireEvent.click(await screen.findByRole("button", { name: "Open player" }));
  expect(await screen.findByText("The words appear here once the whole recording is ready.")).toBeTruthy();
  const isOff = () =>
    screen.getByRole("slider", { name: "Position in the recording" }).hasAttribute("disabled");
  expect(isOff()).toBe(true);
  act(() => playback.learn("one", { durationMs: 300_000, recordingId: "one" }));
  expect(await screen.findByRole("button", { name: "Let it be." })).toBeTruthy();
  expect(isOff()).toBe(false);
});

test("where listening stops is kept: at a pause, when it is stopped, and not near either end", async () => {
  const { playback, at, heard, tell } = open();
  const places = () => heard.filter(({ name }) => name === "playlist/heard").map(({ input }) => input);
  await begin(playback);
  await screen.findByRole("region", { name: "Now playing" });
  at(10);
  act(() => playback.pause());
  await waitFor(() => expect(places()).toEqual([{ id: "one", heardMs: 0 }]));
  await resume(playback);
  at(20);
  act(() => playback.pause());
  await waitFor(() => expect(places().at(-1)).toEqual({ id: "one", heardMs: 20_000 }));
  await resume(playback);
  at(250);
  act(() => playback.stop());
  await waitFor(() => expect(places().at(-1)).toEqual({ id: "one", heardMs: 250_000 }));
  await begin(playback);
  at(299);
  tell("ended");
  await waitFor(() => expect(places().at(-1)).toEqual({ id: "one", heardMs: 0 }));
});

test("nobody picks up in the first or the last seconds", () => {
  const at = (positionMs: number, durationMs: number | null = 300_000) =>
    placeToKeep({ positionMs, durationMs });
  expect([at(14_999), at(15_000), at(285_000), at(285_001), at(400_000, null)]).toEqual([
    ...[0, 15_000, 285_000, 0, 400_000],
  ]);
});

test("in a pause the sentence before it is the one that is spoken, and before the first there is none", () => {
  const late = sentences.map((each) => ({ ...each, startMs: each.startMs + 1000 }));
  const spoken = [0, 999, 1000, 5999, 6000, 90_000].map((ms) => spokenAt(late, ms));
  expect(spoken).toEqual([-1, -1, 0, 0, 1, 2]);
});

test("after a recording was heard to its end one press says how it is; who stops it is not asked", async () => {
  const { playback, tell, heard } = open({ "checkIn/add": () => [] });
  await begin(playback);
  await screen.findByRole("region", { name: "Now playing" });
  act(() => playback.stop());
  expect(screen.queryByText("How is it now?")).toBeNull();
  await begin(playback);
  tell("ended");
  fireEvent.click(await screen.findByRole("button", { name: "The same" }));
  await waitFor(() => expect(heard).toContainEqual({ name: "checkIn/add", input: { felt: "same" } }));
  await waitFor(() => expect(screen.queryByText("How is it now?")).toBeNull());
  await begin(playback);
  tell("ended");
  fireEvent.click(await screen.findByRole("button", { name: "Not now" }));
  expect(screen.queryByText("How is it now?")).toBeNull();
  expect(heard.filter(({ name }) => name === "checkIn/add")).toHaveLength(1);
});

test("an answer that could not be kept leaves the question, to be pressed once more", async () => {
  let isThere = false;
  const { playback, tell, heard } = open({
    "checkIn/add": () => (isThere ? [] : Promise.reject(new TypeError("no network"))),
  });
  const asked = () => heard.filter(({ name }) => name === "checkIn/add").length;
  await begin(playback);
  tell("ended");
  fireEvent.click(await screen.findByRole("button", { name: "Lighter" }));
  await waitFor(() => expect(asked()).toBe(1));
  expect(await screen.findByText("How is it now?")).toBeDefined();
  isThere = true;
  await waitFor(() => {
    if (asked() < 2) fireEvent.click(screen.getByRole("button", { name: "Lighter" }));
    expect(asked()).toBe(2);
  });
  await waitFor(() => expect(screen.queryByText("How is it now?")).toBeNull());
});

test("who only listens has the full player dimmed, and whatever they do brings it back", async () => {
  const { playback } = open();
  await begin(playback);
  const button = await screen.findByRole("button", { name: "Open player" });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    fireEvent.click(button);
    const dimmed = () => document.querySelector(".full-player")?.getAttribute("data-dimmed");
    const wait = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));
    wait(19);
    fireEvent.keyDown(window, { key: "Tab" });
    wait(19);
    expect(dimmed()).toBe("false");
    wait(2);
    expect(dimmed()).toBe("true");
    fireEvent.pointerDown(window);
    expect(dimmed()).toBe("false");
    wait(21);
    expect(dimmed()).toBe("true");
    act(() => playback.pause());
    expect(dimmed()).toBe("false");
  } finally {
    vi.useRealTimers();
  }
});
