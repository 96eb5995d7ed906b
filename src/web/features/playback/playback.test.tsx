import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPlayer as open } from "#web/testing/open-player.ts";
import { createSpeedChoice } from "./controls/speed.ts";
import type { Piece } from "./music/piece.ts";
import { soundOf, type Track } from "./track.ts";

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const piano: Piece = { url: "/piano", name: "Piano", kind: "default", isSeamless: true, isLong: false };
const sea: Piece = { url: "/sea", name: "Sea", kind: "made", isSeamless: true, isLong: false };
const said: Track = { id: "one", title: "One", sound: "/one.mp3", place: "chat", music: piano };
const kept: Track = { id: "kept", title: "Kept", sound: "/kept.mp3", place: "playlist", music: sea };

test("on play a silent sample at 22050 Hz wakes the sound, and music begins under the voice at 0.1", async () => {
  const { sound, hear, looping, playback } = open();
  await hear(said);
  expect(sound.sources[0]).toMatchObject({ length: 1, sampleRate: 22_050, isLooping: false });
  expect(looping()).toBe(1);
  expect(sound.aim()?.gain).toBe(0.1);
  expect(sound.aim()?.constantS).toBeGreaterThan(0.05);
  expect(soundOf(playback.state(), "one")).toEqual({ isPlaying: true, isLoading: false, audio: said });
});

test("when the voice ends the state is idle and music is back at the volume the person chose, until it leaves", async () => {
  const { sound, music, playback, tell, hear, looping } = open();
  music.volume.change(0.5);
  await hear(said);
  tell("ended");
  expect(playback.state()).toEqual({
    track: null,
    status: "idle",
    recordingId: null,
    endedId: null,
    positionMs: 0,
    durationMs: null,
  });
  expect(sound.aim()?.gain).toBe(0.5);
  expect(looping()).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([looping(), sound.isRunning()]).toEqual([0, false]);
});

test("a voice that breaks off says so, and music is back at the volume the person chose", async () => {
  const { sound, playback, tell, hear, problems } = open();
  await hear(said);
  tell("error");
  expect(problems).toEqual(["Audio playback error"]);
  expect(playback.state().status).toBe("idle");
  expect(sound.aim()?.gain).toBe(0.3);
});

test("pause pauses voice and music, resume goes on with both", async () => {
  const { sound, audio, music, playback, hear, tell } = open();
  await hear(said);
  playback.pause();
  expect(audio.pause).toHaveBeenCalled();
  expect([playback.state().status, music.state().status, sound.isRunning()]).toEqual([
    ...["paused", "paused", false],
  ]);
  await playback.resume();
  tell("playing");
  expect([playback.state().status, music.state().status, sound.isRunning()]).toEqual([
    ...["playing", "playing", true],
  ]);
});

test("whatever is played stops what was playing: one voice and one music at a time", async () => {
  const { audio, playback, hear, looping } = open();
  await hear(said);
  await hear({ ...said, id: "two", sound: "/two.mp3" });
  expect(playback.state().track?.id).toBe("two");
  expect(audio.src).toContain("/two.mp3");
  expect(looping()).toBe(1);
  await hear(kept);
  await hear({ ...kept, id: "kept too", sound: "/kept-too.mp3" });
  expect([playback.state().track?.id, looping()]).toEqual(["kept too", 1]);
});

test("a playlist item loops its own music at 0.25, and both end when its voice does", async () => {
  const { sound, playback, hear, looping, tell, music } = open();
  await hear(kept);
  expect(music.state().piece).toBe(sea);
  expect(sound.sources.filter(({ isLooping }) => isLooping)).toHaveLength(1);
  expect(sound.aim()?.gain).toBe(0.25);
  tell("ended");
  expect([looping(), playback.state().status, vi.getTimerCount()]).toEqual([0, "idle", 0]);
});

test("stop gives up the request on its way, is silent about it, and leaves no timer", async () => {
  const { playback, problems, looping, settled } = open();
  const asked = vi.fn(
    (signal: AbortSignal) =>
      new Promise<string>((_resolve, reject) =>
        signal.addEventListener("abort", () => reject(new DOMException("given up", "AbortError"))),
      ),
  );
  void playback.play({ ...said, sound: asked });
  await settled();
  expect(playback.state().status).toBe("loading");
  playback.stop();
  await settled();
  expect(asked.mock.calls[0]?.[0].aborted).toBe(true);
  expect([problems, playback.state().status, looping()]).toEqual([[], "idle", 0]);
  expect(vi.getTimerCount()).toBe(0);
});

test("after stop nothing sounds and no timer is left, even while music would have stayed a while", async () => {
  const { sound, playback, hear, tell, looping, settled } = open();
  await hear(said);
  tell("ended");
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  playback.stop();
  await settled();
  expect([vi.getTimerCount(), looping(), sound.isRunning()]).toEqual([0, 0, false]);
});

test.each([
  ["NotAllowedError", "chat", "Please tap to enable audio playback", "paused"],
  ["NotAllowedError", "playlist", "Please tap to enable audio", "paused"],
  ["NotSupportedError", "chat", "Failed to play audio", "idle"],
] as const)("a voice refused with %s in the %s says %s and is %s", async (name, place, sentence, status) => {
  const { playback, problems, settled } = open({
    play: async () => Promise.reject(new DOMException("", name)),
  });
  void playback.play({ ...said, place });
  await settled();
  expect([problems, playback.state().status]).toEqual([[sentence], status]);
});

test("a voice that does not begin within 10 s is given up with a word about the connection", async () => {
  const { playback, problems, settled } = open({ play: () => new Promise(() => {}) });
  void playback.play(said);
  await vi.advanceTimersByTimeAsync(9999);
  expect(problems).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await settled();
  expect([problems, playback.state().status]).toEqual([["Audio loading timeout - check connection"], "idle"]);
});

test("an aborted request of the browser is silent", async () => {
  const { playback, problems, settled } = open({
    play: async () => Promise.reject(new DOMException("", "AbortError")),
  });
  void playback.play(said);
  await settled();
  expect(problems).toEqual([]);
});

test("the default volume of a voice is 0.12, drawn out so that speech stays clearly audible; in the playlist it is whole", async () => {
  const { audio, playback, hear } = open();
  await hear(said);
  expect(audio.volume).toBeCloseTo(Math.cbrt(0.12));
  await hear(kept);
  expect(audio.volume).toBe(1);
  playback.voiceVolume.change(0.06);
  expect(audio.volume).toBeCloseTo(Math.cbrt(0.5));
  expect(localStorage.getItem("narrationVolume")).toBe("0.06");
});

test("music a person started is ducked, comes back after the voice and stays", async () => {
  const { sound, playback, hear, tell, settled, music } = open();
  playback.toggleMusic(sea);
  await settled();
  expect(sound.aim()?.gain).toBe(0.3);
  await hear(said);
  expect([music.state().piece, sound.aim()?.gain]).toEqual([sea, 0.1]);
  tell("ended");
  expect([sound.aim()?.gain, vi.getTimerCount()]).toEqual([0.3, 0]);
  playback.toggleMusic(sea);
  expect(music.state().status).toBe("paused");
});

/** What an element says it holds, as a browser that got `seconds` of a growing sound does. */
function holding(audio: HTMLAudioElement, seconds: number, duration = seconds) {
  const seekable = { length: 1, start: () => 0, end: () => seconds };
  Object.defineProperties(audio, {
    duration: { value: duration, configurable: true },
    seekable: { value: seekable, configurable: true },
  });
}

test("a narration that is being made has no length, whatever the browser takes what it got for; then it has the one it is told", async () => {
  const { audio, playback, hear, tell } = open();
  await hear({ ...said, knownMs: null });
  holding(audio, 72);
  tell("durationchange");
  expect(playback.state().durationMs).toBeNull();
  playback.skip(15_000);
  expect(audio.currentTime).toBe(0);
  playback.learn("another", { durationMs: 1000, recordingId: "other" });
  playback.learn("one", { durationMs: 436_000, recordingId: "kept" });
  tell("timeupdate");
  expect(playback.state()).toMatchObject({ durationMs: 436_000, recordingId: "kept" });
});

test("a second that the element does not hold is reached by opening the whole sound", async () => {
  const { audio, playback, hear, tell } = open();
  await hear({ ...said, knownMs: 436_000 });
  holding(audio, 167);
  const opened = vi.mocked(audio.load).mockClear();
  playback.seek(100_000);
  expect([audio.currentTime, opened.mock.calls.length]).toEqual([100, 0]);
  playback.seek(405_000);
  expect([audio.currentTime, opened.mock.calls.length]).toEqual([100, 1]);
  holding(audio, 436);
  tell("loadedmetadata");
  expect(audio.currentTime).toBe(405);
});

test("one skips on and back, and never past either end", async () => {
  const { audio, playback, hear } = open();
  await hear({ ...said, knownMs: 60_000 });
  holding(audio, 60);
  playback.seek(50_000);
  playback.skip(15_000);
  expect(playback.state().positionMs).toBe(60_000);
  playback.skip(-90_000);
  expect(playback.state().positionMs).toBe(0);
});

test("a recording begins where the person stopped, once it is open", async () => {
  const { audio, playback, hear, tell } = open();
  await hear({ ...kept, fromMs: 250_000 });
  expect(playback.state().positionMs).toBe(250_000);
  tell("loadedmetadata");
  expect(audio.currentTime).toBe(250);
  tell("loadedmetadata");
  await hear({ ...kept, id: "other", sound: "/other.mp3" });
  audio.currentTime = 0;
  tell("loadedmetadata");
  expect(audio.currentTime).toBe(0);
});

test("the speed a person chose holds for what is heard now and next, and is kept", async () => {
  const { audio, playback, hear } = open();
  await hear(said);
  playback.speed.change(0.8);
  expect([audio.playbackRate, audio.defaultPlaybackRate]).toEqual([0.8, 0.8]);
  expect(createSpeedChoice().read()).toBe(0.8);
  localStorage.setItem("narrationSpeed", "17");
  expect(createSpeedChoice().read()).toBe(1);
});

test("the sleep timer lets voice and music leave softly, keeps the place, and leaves loudness as it was", async () => {
  const { sound, audio, playback, hear } = open();
  await hear(kept);
  playback.sleep.choose(5);
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 20_000);
  expect([audio.volume, sound.aim()?.gain]).toEqual([1, 0.25]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(audio.volume).toBeCloseTo(0.5, 1);
  expect(sound.aim()?.gain).toBeCloseTo(0.125, 1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([playback.state().status, playback.state().track?.id, playback.sleep.choice()]).toEqual([
    ...["paused", "kept", null],
  ]);
  expect([audio.volume, vi.getTimerCount()]).toEqual([1, 0]);
});

test("a sleep timer that was taken back, or whose sound was stopped, does nothing any more", async () => {
  const { playback, hear } = open();
  await hear(kept);
  playback.sleep.choose(5);
  playback.sleep.choose(null);
  expect(vi.getTimerCount()).toBe(0);
  playback.sleep.choose(5);
  playback.stop();
  expect([playback.sleep.choice(), vi.getTimerCount()]).toEqual([null, 0]);
});

test("with 'at its end' the music leaves with the voice, in the chat too", async () => {
  const { playback, hear, tell, looping, settled } = open();
  await hear(said);
  playback.sleep.choose("end");
  tell("ended");
  await settled();
  expect([looping(), playback.sleep.choice(), vi.getTimerCount()]).toEqual([0, null, 0]);
});

test("music that the system silenced goes on when the page is seen again, and what was paused stays so", async () => {
  const { sound, music, playback, hear } = open();
  await hear(said);
  await sound.context.suspend();
  music.wake();
  expect(sound.isRunning()).toBe(true);
  playback.pause();
  music.wake();
  expect(sound.isRunning()).toBe(false);
});

test("a sound that grows is appended where the browser wants ranges, and is opened whole when a place lies beyond it", async () => {
  const Source = Object.assign(
    class extends EventTarget {
      readyState = "open";
    },
    { isTypeSupported: () => true },
  );
  vi.stubGlobal("ManagedMediaSource", Source);
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:grows", revokeObjectURL: vi.fn() }));
  const { playback, audio, hear } = open();
  await hear({ ...said, knownMs: null });
  expect([audio.src, audio.disableRemotePlayback]).toEqual(["blob:grows", true]);
  playback.learn("one", { durationMs: 60_000, recordingId: "r" });
  playback.seek(50_000);
  expect([audio.src, audio.disableRemotePlayback]).toEqual([`${window.location.origin}/one.mp3`, false]);
  await hear(kept);
  expect(audio.src).toContain("/kept.mp3");
  vi.unstubAllGlobals();
});

test("music that a call silenced goes on when the system gives the sound back, and not when it was paused", async () => {
  const { sound, playback, hear } = open();
  await hear(said);
  sound.interrupt();
  expect(sound.isRunning()).toBe(true);
  playback.pause();
  sound.interrupt();
  expect(sound.isRunning()).toBe(false);
});

test("a full player is closed with what it was opened for, and the next sound opens none", async () => {
  const { playback, hear, tell } = open();
  await hear(kept);
  playback.view.openFull();
  tell("ended");
  expect(playback.view.state().isFull).toBe(false);
  await hear(said);
  playback.view.openFull();
  playback.pause();
  expect(playback.view.state().isFull).toBe(true);
  playback.stop();
  expect(playback.view.state().isFull).toBe(false);
});
