import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFfmpeg } from "#scripts/find-programs.ts";
import { createMixer } from "#server/audio/mix/mixer.ts";
import { narrate } from "#server/audio/narrate.ts";
import { createOurComposer } from "#server/providers/music/our-composer.ts";
import { createOfflineSpeech } from "#server/providers/speech/offline-speech.ts";
import { mixLevels } from "#shared/mix/levels.ts";
import { musicGain, musicLift, type Piece, voiceGain } from "#web/features/playback/music/piece.ts";

const signal = new AbortController().signal;
const text =
  "Let yourself arrive, just as you are. Feel the weight of your body, and what carries it. There is nothing to get right in the next few minutes. Breathe out a little longer than you breathe in, and let your shoulders fall by their own weight.";

let folder = "";
let voice: Uint8Array<ArrayBuffer>;
let music: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "stillpoint-mix-"));
  const speech = createOfflineSpeech({ workers: 1 });
  const onAudio = () => undefined;
  voice = (await narrate({ speech, text, voice: "Aria", signal, onAudio, onProgress: onAudio })).mp3;
  const made = { mood: "default" as const, durationMs: 20_000, seed: "1", signal, onProgress: onAudio };
  music = (await createOurComposer().compose(made)).mp3;
}, 240_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const ffmpeg = findFfmpeg();

/** Integrated loudness in LUFS, as ffmpeg's meter after EBU R 128 reads it from two speakers. */
async function loudnessOf(name: string, mp3: Uint8Array): Promise<number> {
  const file = join(folder, name);
  await writeFile(file, mp3);
  // One channel is heard from two speakers, as a browser plays it.
  const meter = "ebur128=dualmono=true";
  const { stderr } = await promisify(execFile)(ffmpeg ?? "", [
    ...["-hide_banner", "-nostats", "-i", file, "-af", meter, "-f", "null", "-"],
  ]);
  const read = [...stderr.matchAll(/^\s+I:\s+(-?[\d.]+) LUFS/gm)].at(-1)?.[1];
  return Number(read);
}

const inDb = (gain: number): number => 20 * Math.log10(gain);
const piece: Piece = { url: "/piano", name: "Piano", kind: "default", isSeamless: true, isLong: false };

test.skipIf(!ffmpeg)(
  "music under a voice is 12 dB softer in the playlist and 14 in the chat, as ffmpeg measures both",
  async () => {
    const below = (await loudnessOf("voice.mp3", voice)) - (await loudnessOf("music.mp3", music));
    const heardBelow = (place: "inPlaylist" | "underSpeech") => {
      const under = inDb(musicGain(place, 0.3) * musicLift(place, piece));
      return below + inDb(voiceGain(place === "inPlaylist" ? "playlist" : "chat", 0.12)) - under;
    };
    expect(Math.abs(heardBelow("inPlaylist") - 12)).toBeLessThan(2);
    expect(Math.abs(heardBelow("underSpeech") - 14)).toBeLessThan(2);
  },
);

test.skipIf(!ffmpeg)("a download is as loud as it should be, as ffmpeg measures it", async () => {
  const mixed = await createMixer().mix({ voice, music, isMusicSeamless: true }, signal);
  expect(Math.abs((await loudnessOf("mixed.mp3", mixed)) - mixLevels.loudnessLufs)).toBeLessThan(1);
});
