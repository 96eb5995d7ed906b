import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createDefaultTrack } from "./default-track.ts";
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

test("the track is made once, however many ask at once, and kept for the next start", async () => {
  const directory = await emptyDirectory();
  const maker = countingMaker();
  const track = createDefaultTrack(maker, directory);
  const heard = await Promise.all([track.read(), track.read(), track.read()]);
  for (const mp3 of heard) expect(mp3).toEqual(new Uint8Array([1, 2, 3]));
  expect(await createDefaultTrack(maker, directory).read()).toEqual(new Uint8Array([1, 2, 3]));
  expect(maker.asked.length).toBe(1);
  expect(maker.asked[0]).toMatchObject({ mood: "default", durationMs: 60_000 });
});

test("a failure leaves nothing behind, and the next who asks gets the track", async () => {
  const directory = await emptyDirectory();
  const track = createDefaultTrack(countingMaker(1), directory);
  await expect(track.read()).rejects.toBeInstanceOf(MusicUnavailable);
  expect(await readdir(directory)).toEqual([]);
  expect(await track.read()).toEqual(new Uint8Array([1, 2, 3]));
});
