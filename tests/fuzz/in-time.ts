import { availableParallelism, loadavg } from "node:os";
import { performance } from "node:perf_hooks";

const tickMs = 20;

/**
 * What came of the work, or nothing when it did not come within so many milliseconds of our own: a machine that has
 * other work to do is given more time, or every wait on it would look like a hang.
 */
export async function inTime<T>(work: Promise<T>, ms: number): Promise<{ value: T } | undefined> {
  let waited = 0;
  let last = performance.now();
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setInterval(() => {
    const now = performance.now();
    // A tick that came late says that this thread was busy or did not get to run: the first is measured as its time.
    waited += Math.min(now - last, 2 * tickMs) / crowding();
    last = now;
    if (waited >= ms) resolve(undefined);
  }, tickMs);
  try {
    return await Promise.race([work.then((value) => ({ value })), late]);
  } finally {
    clearInterval(timer);
  }
}

/** How many programs want each processor, of late; one where that is not known. */
function crowding(): number {
  return Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
}
