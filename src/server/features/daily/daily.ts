import type { Logger } from "pino";
import type { Database } from "#server/db/database.ts";
import { claimRun, endRun, holdRun } from "./store.ts";

const leaseMs = 10 * 60_000;
const heartbeatMs = 60_000;
const lookMs = 15 * 60_000;

/** Something to be done once a UTC day. It must bear being done twice and being broken off. */
export interface DailyTask {
  name: string;
  run(signal: AbortSignal): Promise<void>;
}

/** Does each task once a day, whichever of several processes on one database comes first. */
export interface Daily {
  /** Does what is not yet done for today; returns the names of what it did. A task that fails stays to be done. */
  runMissed(): Promise<string[]>;
  /** Begins to look for what is missed: now, and every quarter of an hour. */
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
  let running: Promise<unknown> | undefined;

  const runMissed = async () => {
    const done: string[] = [];
    for (const task of tasks) {
      if (!stopping.signal.aborted && (await runTask(needs, task, stopping.signal))) done.push(task.name);
    }
    return done;
  };
  const look = () => {
    running ??= runMissed()
      .catch((error: unknown) => log.warn({ err: error }, "the daily job could not look for its tasks"))
      .finally(() => {
        running = undefined;
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
      await running;
    },
  };
}

/** Whether a task was done now. */
async function runTask(
  { db, clock, log }: { db: Database; clock: () => Date; log: Logger },
  { name: task, run }: DailyTask,
  signal: AbortSignal,
): Promise<boolean> {
  const now = clock();
  const day = now.toISOString().slice(0, 10);
  const leaseUntil = () => new Date(clock().getTime() + leaseMs);
  if (!(await db.asWorker((tx) => claimRun(tx, { task, day, now, leaseUntil: leaseUntil() })))) return false;
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
  return isDone;
}
