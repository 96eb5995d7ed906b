import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { patiently } from "#scripts/patience.ts";
import { createDefaultTrack, type DefaultTrack } from "./default-track.ts";
import { type ComposeRequest, type MusicMaker, MusicUnavailable } from "./music.ts";

async function emptyDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "default-track-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  return directory;
}

/** A maker that says what it was asked for, and fails the first so many times. */
function countingMaker(failures = 0): MusicMaker & { asked: ComposeRequest[] } {
  const asked: ComposeRequest[] = [];
  return {
    label: "counting",
    atOnce: 1,
    asked,
    async compose(request) {
      asked.push(request);
      if (asked.length <= failures) throw new MusicUnavailable("not now");
      return { mp3: new Uint8Array([1, 2, 3]), isSeamless: true };
    },
  };
}

/** Reads the track as a listener does who comes again until it is there. */
async function heard(track: DefaultTrack): Promise<Buffer> {
  return vi.waitFor(async () => {
    const found = await track.find();
    if (found === "beingMade") throw new Error("it is still being made");
    return buffer(found.open({ start: 0, end: found.size - 1 }));
  }, patiently);
}

test("nobody waits while the track is made; it is made once, however many ask, and kept for the next start", async () => {
  const directory = await emptyDirectory();
  const maker = countingMaker();
  const finished = Promise.withResolvers<void>();
  const compose = maker.compose;
  maker.compose = async (request) => {
    await finished.promise;
    return compose(request);
  };
  const track = createDefaultTrack(maker, directory);
  const asked = await Promise.all(Array.from({ length: 50 }, () => track.find()));
  expect(new Set(asked)).toEqual(new Set(["beingMade"]));
  finished.resolve();
  expect([...(await heard(track))]).toEqual([1, 2, 3]);
  expect([...(await heard(createDefaultTrack(maker, directory)))]).toEqual([1, 2, 3]);
  expect(maker.asked.length).toBe(1);
  expect(maker.asked[0]).toMatchObject({ mood: "default", durationMs: 60_000 });
});

test("a failure leaves nothing behind and is told to whoever asks for a while; then it is tried again", async () => {
  const directory = await emptyDirectory();
  const maker = countingMaker(1);
  let now = 0;
  const track = createDefaultTrack(maker, directory, () => now);
  await vi.waitFor(() => expect(track.find()).rejects.toBeInstanceOf(MusicUnavailable), patiently);
  for (let turn = 0; turn < 20; turn += 1)
    await expect(track.find()).rejects.toBeInstanceOf(MusicUnavailable);
  expect(maker.asked.length).toBe(1);
  expect(await readdir(directory)).toEqual([]);
  now = 60_000;
  expect([...(await heard(track))]).toEqual([1, 2, 3]);
  expect(maker.asked.length).toBe(2);
});
