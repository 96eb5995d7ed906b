import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { mixMp3 } from "#server/audio/mix/mix-mp3.ts";
import { createMixer } from "#server/audio/mix/mixer.ts";
import { narrate } from "#server/audio/narrate.ts";
import { createOurComposer } from "#server/providers/music/our-composer.ts";
import { createOfflineSpeech } from "#server/providers/speech/offline-speech.ts";
import type { Mood } from "#shared/listening/moods.ts";
import { voices } from "#shared/listening/voices.ts";
import type { Report } from "./report.ts";

const text =
  "Settle into a position that feels kind to your body, and let your hands rest. Notice the places where the chair or " +
  "the floor is holding you... there is nothing you need to do.\n\n[pause 4]\n\nWhen the meeting comes to mind, let it " +
  "be there, as a sound from another room. Breathe in slowly, and let the breath out a little longer than it came in. " +
  "Your shoulders may soften by themselves.\n\n[pause 6]\n\nWith every breath, the day moves one step further away.\n\n";
const moods: Mood[] = ["sleep", "anxiety", "energy", "healing"];
/** So often the text takes about five minutes to say. */
const fiveMinutes = 5;
const mixRounds = 3;
const { signal } = new AbortController();
const quiet = { signal, onAudio: () => undefined, onProgress: () => undefined };

/** What a meter that is not ours says of a file: its loudness in LUFS, its true peak in decibels. */
async function metered(mp3: Uint8Array): Promise<{ lufs: number; truePeakDb: number }> {
  const folder = await mkdtemp(join(tmpdir(), "stillpoint-mix-"));
  try {
    const path = join(folder, "mix.mp3");
    await writeFile(path, mp3);
    const args = ["-hide_banner", "-nostats", "-i", path, "-af", "ebur128=peak=true", "-f", "null", "-"];
    const { stderr } = await promisify(execFile)("ffmpeg", args);
    const summary = stderr.slice(stderr.lastIndexOf("Summary:"));
    const read = (pattern: RegExp) => Number(pattern.exec(summary)?.[1] ?? Number.NaN);
    return { lufs: read(/I:\s+(\S+) LUFS/), truePeakDb: read(/Peak:\s+(\S+) dBFS/) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Five minutes of voice with music under them, mixed as a download is: in seconds by the clock. */
async function mixFiveMinutes(): Promise<number[]> {
  const speech = createOfflineSpeech();
  const long = await narrate({ speech, text: text.repeat(fiveMinutes), voice: "Aria", ...quiet });
  await speech.close();
  const { mp3: music } = await createOurComposer().compose({
    mood: "sleep",
    durationMs: 60_000,
    seed: "1",
    ...quiet,
  });
  const mixer = createMixer();
  const seconds: number[] = [];
  for (let round = 0; round < mixRounds; round += 1) {
    const from = performance.now();
    await mixer.mix({ voice: long.mp3, music, isMusicSeamless: true }, signal);
    // A little more or less than five minutes of voice counts as so much more or less work.
    seconds.push(((performance.now() - from) / 1000) * (300_000 / long.durationMs));
  }
  return seconds;
}

/** A narration of each voice, mixed with a piece of ours as a download is, and measured by another's meter. */
export default async function download({ figure, note }: Report): Promise<void> {
  const speech = createOfflineSpeech();
  const composer = createOurComposer();
  const wordsPerMinute: number[] = [];
  const mixes: Awaited<ReturnType<typeof metered>>[] = [];
  for (const [at, voice] of voices.entries()) {
    const spoken = await narrate({ speech, text: text.repeat(2), voice, ...quiet });
    const speakingMs = spoken.sentenceTimes.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
    wordsPerMinute.push((spoken.spokenWords * 60_000) / speakingMs);
    const mood = moods[at % moods.length] ?? "default";
    const { mp3: music } = await composer.compose({ mood, durationMs: 60_000, seed: String(at), ...quiet });
    mixes.push(await metered(await mixMp3({ voice: spoken.mp3, music, isMusicSeamless: true })));
  }
  await speech.close();
  const pace = { unit: "words a minute", samples: wordsPerMinute };
  figure({ name: "pace between pauses, slowest voice", ...pace, target: { atLeast: 100, quantile: 0 } });
  figure({ name: "pace between pauses, fastest voice", ...pace, target: { atMost: 130, quantile: 1 } });
  const loudness = { unit: "LUFS", samples: mixes.map(({ lufs }) => lufs) };
  figure({ name: "mix, quietest", ...loudness, target: { atLeast: -17, quantile: 0 } });
  figure({ name: "mix, loudest", ...loudness, target: { atMost: -15, quantile: 1 } });
  figure({
    name: "mix, highest true peak",
    unit: "dB",
    samples: mixes.map(({ truePeakDb }) => truePeakDb),
    target: { atMost: -1, quantile: 1 },
  });
  figure({ name: "mixing five minutes", unit: "s", samples: await mixFiveMinutes(), target: { atMost: 5 } });
  note(
    "The four voices, each with a piece of another mood; loudness and peaks as ffmpeg's meter tells them.",
  );
}
