import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPlayer as open } from "#web/testing/open-player.ts";
import type { Track } from "./track.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what is kept nowhere has no length while it grows, then the one that the server tells; who stops asks no more", async () => {
  const { playback, hear, audio, tell } = open();
  let asked = 0;
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    return new Response("sound", { headers: asked > 1 ? { "x-sound-ms": "61000" } : {} });
  });
  const practice: Track = {
    id: "practice",
    title: "A little quiet",
    about: "Few words.",
    sound: async () => "/practice.mp3",
    place: "playlist",
    isPassing: true,
    music: null,
  };
  await hear(practice);
  // Firefox takes what it has for all there is.
  Object.defineProperty(audio, "duration", { configurable: true, value: 10 });
  tell("durationchange");
  expect(playback.state().durationMs).toBeNull();
  playback.skip(15_000);
  expect(playback.state().positionMs).toBe(0);
  await vi.advanceTimersByTimeAsync(4000);
  expect(playback.state()).toMatchObject({ durationMs: 61_000, recordingId: null });
  tell("timeupdate");
  expect(playback.state().durationMs).toBe(61_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(2);
  await hear({ ...practice, id: "another" });
  playback.stop();
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(2);
});

test("what grows is appended for a phone whatever it is, and fetched to its end first where a browser plays only what is whole", async () => {
  const practice: Track = {
    id: "practice",
    title: "A little quiet",
    sound: async () => "/practice.mp3",
    place: "playlist",
    isPassing: true,
    music: null,
  };
  const made: unknown[] = [];
  vi.stubGlobal(
    "URL",
    Object.assign(URL, {
      createObjectURL: (of: unknown) => {
        made.push(of);
        return `blob:${made.length}`;
      },
      revokeObjectURL: vi.fn(),
    }),
  );
  vi.stubGlobal("navigator", { userAgent: "iPhone Safari/604", onLine: true });
  vi.stubGlobal("MediaSource", undefined);
  const old = open();
  await old.hear(practice);
  expect(old.audio.src).toBe("blob:1");
  expect(String(made[0])).toBe("[object Blob]");
  old.playback.stop();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith("blob:1");
  class Source extends EventTarget {
    static isTypeSupported = () => true;
    readyState = "open";
  }
  vi.stubGlobal("ManagedMediaSource", Source);
  const phone = open();
  await phone.hear(practice);
  expect(phone.audio.src).toBe("blob:2");
  expect(made[1]).toBeInstanceOf(Source);
});
