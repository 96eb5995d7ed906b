import { availableParallelism } from "node:os";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { narrate } from "#server/audio/narrate.ts";
import { createOfflineSpeech, type OfflineSpeech } from "#server/providers/speech/offline-speech.ts";
import { defaultVoice } from "#shared/voices.ts";

const paragraph =
  "Settle into a position that feels kind to your body, and let your hands rest. " +
  "Notice the places where the chair or the floor is holding you... there is nothing you need to do. " +
  "When the meeting comes to mind, let it be there, as a sound from another room. " +
  "Breathe in slowly, and let the breath out a little longer than it came in. " +
  "Your shoulders may soften by themselves. With every breath, the day moves one step further away.\n\n[pause 4]\n\n";
const script = `# Arriving\n\n${paragraph.repeat(8)}`;

const megabytes = () => Math.round(process.memoryUsage().rss / 2 ** 20);

async function measure(speech: OfflineSpeech, text: string) {
  const started = performance.now();
  const cpu = process.cpuUsage();
  let firstMs = 0;
  const result = await narrate({
    speech,
    text,
    voice: defaultVoice,
    signal: new AbortController().signal,
    onAudio: (chunk) => {
      if (chunk.length > 0) firstMs ||= performance.now() - started;
    },
    onProgress: () => undefined,
  });
  const { user, system } = process.cpuUsage(cpu);
  return { ...result, firstMs, wallMs: performance.now() - started, cpuMs: (user + system) / 1000 };
}

const print = (name: string, value: string) => console.log(`${name.padEnd(44)} ${value}`);

const before = megabytes();
let most = before;
const watch = setInterval(() => {
  most = Math.max(most, megabytes());
}, 20);
const delay = monitorEventLoopDelay({ resolution: 5 });
const speech = createOfflineSpeech({ idleMs: 1000 });
delay.enable();
const cold = await measure(speech, paragraph);
const long = await measure(speech, script);
const crowd = await Promise.all(Array.from({ length: 5 }, () => measure(speech, paragraph.repeat(3))));
delay.disable();
clearInterval(watch);
await wait(3000);
const after = megabytes();
await speech.close();

print("cores", String(availableParallelism()));
print("first audio, cold (target 1000 ms)", `${cold.firstMs.toFixed(0)} ms`);
print("first audio, warm", `${long.firstMs.toFixed(0)} ms`);
print(
  "first audio, slowest of five at once",
  `${Math.max(...crowd.map((one) => one.firstMs)).toFixed(0)} ms`,
);
print("words narrated", String(long.spokenWords));
print("sound made", `${(long.durationMs / 1000).toFixed(0)} s`);
print("real time, wall clock", `${(long.durationMs / long.wallMs).toFixed(0)} x`);
print("real time, one core (target 15 x)", `${(long.durationMs / long.cpuMs).toFixed(0)} x`);
print("event loop, longest delay (target 50 ms)", `${(delay.max / 1e6).toFixed(0)} ms`);
print("memory before, peak, after", `${before}, ${most}, ${after} MB`);
