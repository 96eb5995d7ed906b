import type { Logger } from "pino";
import type { Database } from "#server/db/database.ts";
import { NoRoomToScrub } from "#server/db/embedded/scrub.ts";
import type { DailyTask } from "./daily.ts";

const usualQuietMs = 60_000;
const usualPatienceMs = 6 * 60 * 60_000;

/** What clearing the files needs; other times than the usual are for tests. */
interface Needs {
  db: Database;
  log: Logger;
  /** So long nobody may have asked for anything. */
  quietMs?: number | undefined;
  /** After so long it is done in spite of them. */
  patienceMs?: number | undefined;
}

/**
 * Clears the database's files of what was deleted, at a moment when nobody waits: the embedded database answers one at
 * a time. Where everybody always asks for something it is done after some hours all the same. Nothing where the
 * database tidies up by itself.
 */
export function scrubTask({ db, log, quietMs, patienceMs }: Needs): DailyTask[] {
  const { scrub } = db;
  if (!scrub) return [];
  let waitingSince: number | undefined;
  const isMoment = () => {
    waitingSince ??= performance.now();
    const isQuiet = db.quietForMs() >= (quietMs ?? usualQuietMs);
    return isQuiet || performance.now() - waitingSince >= (patienceMs ?? usualPatienceMs);
  };
  const run = async (signal: AbortSignal) => {
    const from = performance.now();
    try {
      await scrub(signal);
    } catch (error) {
      if (error instanceof NoRoomToScrub) {
        const { neededMb } = error;
        log.error({ neededMb }, "what was deleted stays in the database's files until there is more room");
      }
      throw error;
    }
    waitingSince = undefined;
    const ms = Math.round(performance.now() - from);
    log.info({ ms }, "the database's files were cleared of what was deleted");
  };
  return [{ name: "clear the files of what was deleted", isMoment, run }];
}
