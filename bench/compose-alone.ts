import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { createOurComposer } from "#server/providers/music/our-composer.ts";
import { limits } from "#shared/limits/limits.ts";
import { memoryOf } from "./process-cost.ts";

// Runs in a process of its own, so that its memory and its processor time are the composer's.
const [, , seed = "bench"] = process.argv;
const compose = (signal: AbortSignal, onProgress: (share: number) => void) =>
  createOurComposer().compose({
    mood: "stress",
    durationMs: limits.music.durationMs,
    seed,
    signal,
    onProgress,
  });
const before = memoryOf(process.pid).nowMb;
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
await setTimeout(5000);
const idleDelayMs = delay.max / 1e6;
delay.reset();
const started = performance.now();
const cpu = process.cpuUsage();
await compose(new AbortController().signal, () => undefined);
const { user, system } = process.cpuUsage(cpu);
const wallMs = performance.now() - started;
delay.disable();
const { peakMb } = memoryOf(process.pid);

const stop = new AbortController();
let stoppedAt = 0;
const running = compose(stop.signal, (share) => {
  if (share < 0.2 || stop.signal.aborted) return;
  stoppedAt = performance.now();
  stop.abort();
});
await running.catch(() => undefined);
const stopMs = performance.now() - stoppedAt;
console.log(
  JSON.stringify({
    wallMs,
    stopMs,
    processorMs: (user + system) / 1000,
    addedMb: peakMb - before,
    peakMb,
    idleDelayMs,
    longestDelayMs: delay.max / 1e6,
  }),
);
