import { mixMp3 } from "#server/audio/mix/mix-mp3.ts";
import { narrate } from "#server/audio/narrate.ts";
import { createOurComposer } from "#server/providers/music/our-composer.ts";
import { createOfflineSpeech } from "#server/providers/speech/offline-speech.ts";

const { signal } = new AbortController();
const speech = createOfflineSpeech();
const sentence =
  "Let your breath come and go as it wants to. Notice the weight of your hands. Feel the floor.";
const text = Array.from({ length: 21 }, () => sentence).join("\n\n");
const quiet = { signal, onAudio: () => undefined, onProgress: () => undefined };
const { mp3: voice, durationMs } = await narrate({ speech, text, voice: "Aria", ...quiet });
await speech.close();
const { mp3: music } = await createOurComposer().compose({
  mood: "sleep",
  durationMs: 60_000,
  seed: "1",
  ...quiet,
});

const from = performance.now();
const before = process.cpuUsage();
await mixMp3({ voice, music, isMusicSeamless: true });
const { user, system } = process.cpuUsage(before);
console.log(
  JSON.stringify({
    seconds: durationMs / 1000,
    wallMs: performance.now() - from,
    processorMs: (user + system) / 1000,
    peakMb: process.resourceUsage().maxRSS / 1024,
  }),
);
