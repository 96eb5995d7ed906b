/** Delays of an event loop over some seconds, in milliseconds. */
export interface Delays {
  p50: number;
  p99: number;
  p999: number;
  max: number;
}

/** How late an event loop was, by the clock and by its own doing. */
export interface LoopDelay {
  /** As long as somebody would have waited, a busy machine's share included. */
  waited: Delays;
  /** What the loop's own thread worked meanwhile: the part that no other process can cause. */
  worked: Delays;
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
  let waited: number[] = [];
  let worked: number[] = [];
  let timer: NodeJS.Timeout | undefined;
  let last = { at: performance.now(), workMs: threadWorkMs() };
  const look = () => {
    const now = { at: performance.now(), workMs: threadWorkMs() };
    const late = delaysOf(now.at - last.at);
    const workMs = now.workMs - last.workMs;
    for (const delay of late) {
      waited.push(delay);
      worked.push(Math.min(delay, workMs));
    }
    last = now;
    timer = setTimeout(look, lookEveryMs);
    timer.unref();
  };
  look();
  return {
    read() {
      const read = { waited: percentiles(waited), worked: percentiles(worked), looks: waited.length };
      waited = [];
      worked = [];
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

function threadWorkMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function percentiles(delays: number[]): Delays {
  const sorted = delays.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), p999: at(0.999), max: at(1) };
}
