import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { errorText } from "#shared/contract/errors.ts";
import { gainOf, mixLevels } from "#shared/mix/levels.ts";
import { createVolume } from "#web/features/playback/controls/volume.ts";
import { createTransfers } from "#web/lib/transfer.ts";
import { fakeSound } from "#web/testing/fake-sound.ts";
import { createBackgroundMusic } from "./background-music.ts";
import type { Piece } from "./piece.ts";

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const piano: Piece = { url: "/piano", name: "Piano", kind: "default", isSeamless: true, isLong: false };
const own: Piece = { url: "/own", name: "rain.mp3", kind: "own", isSeamless: false, isLong: false };

function open(userAgent = "Desktop") {
  const sound = fakeSound();
  const told: string[] = [];
  const music = createBackgroundMusic({
    openContext: () => sound.context,
    volume: createVolume("backgroundMusicVolume", 0.3),
    onProblem: (code, details) => told.push(errorText(code, details)),
    fetch: createTransfers(() => {}).fetch,
    userAgent,
  });
  const settled = () => vi.advanceTimersByTimeAsync(0);
  return { sound, told, music, settled };
}

const never = (_address: string, { signal }: RequestInit) =>
  new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));

test("music plays at 0.3 until another volume is chosen, which is kept and restored", async () => {
  const { sound, music, settled } = open();
  music.play(piano, "alone");
  await settled();
  expect(sound.aim()?.gain).toBe(0.3);
  music.volume.change(0.55);
  expect(sound.aim()?.gain).toBe(0.55);
  expect(localStorage.getItem("backgroundMusicVolume")).toBe("0.55");
  expect(createVolume("backgroundMusicVolume", 0.3).read()).toBe(0.55);
  localStorage.setItem("backgroundMusicVolume", "loud");
  expect(createVolume("backgroundMusicVolume", 0.3).read()).toBe(0.3);
});

test("whoever chose less than what plays under a voice is not overruled", async () => {
  const { sound, music, settled } = open();
  music.volume.change(0.03);
  music.play(piano, "underSpeech");
  await settled();
  expect(sound.aim()?.gain).toBe(0.03);
});

test("where the voice above it rests music rises by what a download has, and never where it sounds alone", async () => {
  const { sound, music, settled } = open();
  music.play(piano, "inPlaylist");
  await settled();
  expect(sound.restAim()).toBe(1);
  music.rise(true);
  expect(sound.restAim()).toBeCloseTo(gainOf(mixLevels.restLiftDb));
  music.moveTo("alone");
  expect(sound.restAim()).toBe(1);
  music.moveTo("underSpeech");
  expect(sound.restAim()).toBeCloseTo(gainOf(mixLevels.restLiftDb));
  music.rise(false);
  expect(sound.restAim()).toBe(1);
});

test("at no volume nothing is fetched, and it begins when there is some", async () => {
  const { sound, music, settled } = open();
  music.volume.change(0);
  music.play(piano, "underSpeech");
  await settled();
  expect([music.state().status, sound.sources.length]).toEqual(["idle", 0]);
  music.volume.change(0.2);
  await settled();
  expect([music.state().status, sound.sources.length]).toEqual(["playing", 1]);
});

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64)", 10_000],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Mobile/15E148", 5000],
])("music that does not come is done without in silence: %s waits %i ms", async (userAgent, waitMs) => {
  const { music, told } = open(userAgent);
  vi.stubGlobal("fetch", never);
  music.play(piano, "alone");
  await vi.advanceTimersByTimeAsync(waitMs - 1);
  expect(music.state().status).toBe("loading");
  await vi.advanceTimersByTimeAsync(1);
  expect([music.state().status, told]).toEqual(["idle", []]);
});

test("a browser that does not let music begin is no error", async () => {
  const { music, told, settled } = open();
  vi.spyOn(HTMLMediaElement.prototype, "play").mockRejectedValue(new DOMException("", "NotAllowedError"));
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue();
  music.play({ ...own, isLong: true }, "alone");
  await settled();
  expect(told).toEqual([]);
});

test("a piece that is still being made is asked for again, for as long as one waits for music", async () => {
  const { music, told, sound } = open();
  let asked = 0;
  const busy = () => new Response(null, { status: 202, headers: { "retry-after": "2" } });
  vi.stubGlobal("fetch", async () => (++asked < 4 ? busy() : new Response("sound")));
  music.play(piano, "alone");
  await vi.advanceTimersByTimeAsync(5999);
  expect([music.state().status, asked]).toEqual(["loading", 3]);
  await vi.advanceTimersByTimeAsync(1);
  expect([music.state().status, sound.sources.length]).toEqual(["playing", 1]);
  vi.stubGlobal("fetch", async () => busy());
  music.play(own, "alone");
  await vi.advanceTimersByTimeAsync(10_000);
  expect([music.state().status, told]).toEqual(["idle", []]);
});

test("a default track that cannot be had, and a file that cannot be played, are said each in their own words", async () => {
  const { music, told, settled, sound } = open();
  vi.stubGlobal("fetch", async () => new Response("no", { status: 502 }));
  music.play(piano, "alone");
  await settled();
  vi.stubGlobal("fetch", async () => new Response("words"));
  sound.context.decodeAudioData = async () => {
    throw new DOMException("no sound", "EncodingError");
  };
  music.play(own, "alone");
  await settled();
  expect(told).toEqual([
    "Failed to load default background music: the server answered 502",
    "Failed to play background music: it is no sound this browser knows",
  ]);
});

test("a piece with a loop of its own goes round as it is; any other fades across its end", async () => {
  const { sound, music, settled } = open();
  music.play(piano, "alone");
  await settled();
  music.play(own, "alone");
  await settled();
  expect(sound.sources.map(({ length, isLooping, isEnded }) => [length, isLooping, isEnded])).toEqual([
    [1000, true, true],
    [600, true, false],
  ]);
});

test("another piece takes the place of the one that sounds, and begins none in silence", async () => {
  const { sound, music, settled } = open();
  music.swap(own);
  await settled();
  expect(sound.sources).toHaveLength(0);
  music.play(piano, "underSpeech");
  await settled();
  music.swap(own);
  await settled();
  expect([music.state().piece, sound.aim()?.gain]).toEqual([own, 0.1]);
});
