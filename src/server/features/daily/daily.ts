import type { Logger } from "pino";
import type { Database } from "#server/db/database.ts";
import { claimRun, endRun, holdRun } from "./store.ts";

const leaseMs = 10 * 60_000;
const heartbeatMs = 60_000;
const lookMs = 15 * 60_000;
const laterMs = 60_000;

/** Something to be done once a UTC day. It must bear being done twice and being broken off. */
export interface DailyTask {
  name: string;
  /** Whether this is a good moment; asked again in a minute when it is not. */
  isMoment?(): boolean;
  run(signal: AbortSignal): Promise<void>;
}

/** Does each task once a day, whichever of several processes on one database comes first. */
export interface Daily {
  /** Does what is not yet done for today; returns the names of what it did. A task that fails stays to be done. */
  runMissed(): Promise<string[]>;
  /** Begins to look for what is missed: now, every quarter of an hour, and soon again for a task that waits. */
  start(): void;
  /** Breaks off what runs and waits for it. */
  close(): Promise<void>;
}

/** Keeps in the database what was done when, so that a day on which nothing ran is made up for at the next start. */
export function createDaily(needs: {
  db: Database;
  clock: () => Date;
  log: Logger;
  tasks: readonly DailyTask[];
}): Daily {
  const { tasks, log } = needs;
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let soon: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | undefined;
  let isWaiting = false;

  const runMissed = async () => {
    const done: string[] = [];
    for (const task of tasks) {
      if (stopping.signal.aborted) break;
      const outcome = await runTask(needs, task, stopping.signal);
      if (outcome === "done") done.push(task.name);
      if (outcome === "later") isWaiting = true;
    }
    return done;
  };
  const look = () => {
    isWaiting = false;
    running ??= runMissed()
      .catch((error: unknown) => log.warn({ err: error }, "the daily job could not look for its tasks"))
      .finally(() => {
        running = undefined;
        if (isWaiting && timer && !stopping.signal.aborted) soon = setTimeout(look, laterMs).unref();
      });
  };
  return {
    runMissed,
    start: () => {
      timer = setInterval(look, lookMs).unref();
      look();
    },
    close: async () => {
      stopping.abort();
      clearInterval(timer);
      clearTimeout(soon);
      await running;
    },
  };
}

/** Does a task, if it is to be done and nobody else is at it, and says what became of it. */
async function runTask(
  { db, clock, log }: { db: Database; clock: () => Date; log: Logger },
  { name: task, isMoment, run }: DailyTask,
  signal: AbortSignal,
): Promise<"done" | "later" | "not done"> {
  const now = clock();
  const day = now.toISOString().slice(0, 10);
  const leaseUntil = () => new Date(clock().getTime() + leaseMs);
  if (!(await db.asWorker((tx) => claimRun(tx, { task, day, now, leaseUntil: leaseUntil() }))))
    return "not done";
  if (isMoment?.() === false) {
    await db.asWorker((tx) => endRun(tx, task, undefined));
    return "later";
  }
  const heartbeat = setInterval(() => {
    db.asWorker((tx) => holdRun(tx, task, leaseUntil())).catch((error: unknown) =>
      log.warn({ task, err: error }, "a daily task's lease could not be extended"),
    );
  }, heartbeatMs);
  let isDone = false;
  try {
    await run(signal);
    isDone = !signal.aborted;
  } catch (error) {
    log.error({ task, err: error }, "a daily task failed; it will be tried again");
  } finally {
    clearInterval(heartbeat);
  }
  await db.asWorker((tx) => endRun(tx, task, isDone ? day : undefined));
  return isDone ? "done" : "not done";
}
