import { openSync, readSync } from "node:fs";

/** Delays of an event loop over some seconds, in milliseconds. */
export interface Delays {
  p50: number;
  p99: number;
  p999: number;
  max: number;
}

/** How late an event loop was, by the clock and by its own doing. */
export interface LoopDelay {
  /** As long as somebody would have waited. */
  waited: Delays;
  /**
   * The same without the time in which the thread could have run and no processor was free: what the loop itself
   * worked, or was held up by, however busy the machine is. Linux only; elsewhere the same as `waited`.
   */
  own: Delays;
  /** How many looks the percentiles stand on, missed ones included. */
  looks: number;
}

/** Looks at its own event loop until it is stopped; each reading begins a new window. */
export interface LoopProbe {
  read(): LoopDelay;
  stop(): void;
}

/** How often the probe looks. */
export const lookEveryMs = 5;

/**
 * Watches the event loop it is called on. A look that comes late stands for those that could not happen meanwhile
 * too, each as late as it would have been: so a stall weighs as long as it lasts, and one of 200 ms is 40 looks.
 */
export function watchLoop(): LoopProbe {
  const queuedMs = openQueueClock();
  let waited: number[] = [];
  let own: number[] = [];
  let timer: NodeJS.Timeout | undefined;
  let last = { at: performance.now(), queuedMs: queuedMs() };
  const look = () => {
    const now = { at: performance.now(), queuedMs: queuedMs() };
    waited.push(...delaysOf(now.at - last.at));
    own.push(...delaysOf(now.at - last.at - (now.queuedMs - last.queuedMs)));
    last = now;
    timer = setTimeout(look, lookEveryMs);
    timer.unref();
  };
  look();
  return {
    read() {
      const read = { waited: percentiles(waited), own: percentiles(own), looks: waited.length };
      waited = [];
      own = [];
      return read;
    },
    stop: () => clearTimeout(timer),
  };
}

/** What an interval between two looks says: how late the second was, and every look that it swallowed. */
export function delaysOf(intervalMs: number): number[] {
  const late = Math.max(0, intervalMs - lookEveryMs);
  const swallowed = Math.floor(late / lookEveryMs);
  return Array.from({ length: 1 + swallowed }, (_, missed) => late - missed * lookEveryMs);
}

/** How long the calling thread has been waiting for a processor in its life: the second number of Linux's schedstat, in ns. */
function openQueueClock(): () => number {
  if (process.platform !== "linux") return () => 0;
  const file = openSync("/proc/thread-self/schedstat", "r");
  const text = Buffer.alloc(80);
  return () => Number(text.toString("latin1", 0, readSync(file, text, 0, 80, 0)).split(" ")[1]) / 1e6;
}

function percentiles(delays: number[]): Delays {
  const sorted = delays.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), p999: at(0.999), max: at(1) };
}
