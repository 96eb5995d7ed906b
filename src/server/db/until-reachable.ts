import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseUnreachable } from "./database-unreachable.ts";

const firstPauseMs = 250;
const longestPauseMs = 4_000;

/** How the waiting ends, and what is done when it begins. */
interface Waiting {
  /** Ends the waiting: the last failure is then thrown. */
  signal: AbortSignal;
  onWait(): void;
}

/**
 * Does work, again and again while the database is away. The work has to look whether it was done already: a commit
 * whose answer was lost may have happened.
 */
export async function untilReachable<T>(work: () => Promise<T>, { signal, onWait }: Waiting): Promise<T> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DatabaseUnreachable) || signal.aborted) throw error;
      if (pauseMs === firstPauseMs) onWait();
    }
    await sleep(pauseMs, undefined, { signal });
  }
}
