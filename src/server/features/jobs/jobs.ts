import type { Logger } from "pino";
import { AppError } from "#server/app-error.ts";
import type { Database, Transaction } from "#server/db/database.ts";
import { DatabaseUnreachable } from "#server/db/database-unreachable.ts";
import type { Signals } from "#server/db/signals.ts";
import {
  addJob,
  countJobs,
  endJob,
  extendLease,
  findJob,
  findOpenJob,
  findOpenJobs,
  findPlace,
  type Job,
  type JobCount,
  keepProgress,
  type Lease,
  releaseJob,
  releaseJobs,
  removeEndedJobs,
  removeJobsOfChat,
  takeJob,
} from "./store.ts";
import type { JobInput } from "./tables.ts";

const leaseMs = 60_000;
const heartbeatMs = 15_000;
const attemptsAllowed = 2;

/** Does the work of a job; what it returns is kept as the job's result. A throw fails the job for good. */
export type JobWork = (job: Job, signal: AbortSignal) => Promise<void>;

/** How a job that failed for good is told to the person who waits for it. */
export interface JobKind {
  work: JobWork;
  /** The sentence kept with a job that failed, unless the work was refused with one of its own. */
  failure: string;
  /** So many of its kind are done at a time; the runner's own number unless said. */
  atOnce?: number;
  /** Called after a failure or a cancel was saved. */
  onEnd?(jobId: string): void;
}

/** Work of 5 to 120 seconds that survives a crash. */
export interface Jobs {
  /** Names what is done for a kind of job; before `start`. */
  define(kind: string, how: JobKind): void;
  /** Adds a job inside the caller's transaction; call `wake` after the commit. */
  add(tx: Transaction, job: { userId: string; kind: string; input: JobInput }): Promise<Job>;
  find: typeof findJob;
  findOpen: typeof findOpenJob;
  end: typeof endJob;
  /** A job's place among all of its kind that wait, 1 for the next; nothing once it was taken. Outside of any transaction. */
  placeOf(jobId: string): Promise<number | null>;
  /** How many of each kind stand how, everybody's together. */
  counts(): Promise<JobCount[]>;
  wake(): void;
  /** Tells watchers at other processes how far a person's job is; does nothing where there can be none. */
  tell(job: Pick<Job, "id" | "userId">, how: Pick<Job, "progress" | "isAudible">): void;
  /** Resolves when something was told of a job, or after a while. */
  changed(jobId: string, signal: AbortSignal): Promise<void>;
  /** Cancels a person's job; false when it had ended already. */
  cancel(userId: string, jobId: string): Promise<boolean>;
  /**
   * Whether what was stored for a job that broke off belongs to nobody: it was cancelled, failed or is gone. One that
   * somebody else does now, or of which the database cannot say so, is not given up.
   */
  isGivenUp(userId: string, jobId: string): Promise<boolean>;
  /** Cancels everything that waits or runs for a person. */
  cancelAll(userId: string): Promise<void>;
  /** Removes a person's jobs that hold words of a chat. */
  removeOfChat: typeof removeJobsOfChat;
  /** Removes what ended a while ago. */
  forgetOld(): Promise<void>;
  /** Begins to take jobs; `isAlone` says that no other process can hold any. */
  start(isAlone: boolean): Promise<void>;
  close(): Promise<void>;
}

/** What runs jobs. `owner` is this process's name in leases. */
interface Needs {
  db: Database;
  signals: Signals;
  log: Logger;
  owner: string;
  atOnce: number;
}

/** Runs jobs from the table, `atOnce` of each kind at a time. */
export function createJobs({ db, signals, log, owner, atOnce }: Needs): Jobs {
  const lease: Lease = { owner, ms: leaseMs };
  const kinds = new Map<string, JobKind>();
  const running = new Map<string, { kind: string; stopping: AbortController; settled: Promise<void> }>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let taking: Promise<void> | undefined;

  const hold = (id: string, stopping: AbortController) => {
    db.asWorker((tx) => extendLease(tx, id, lease)).then(
      (isOurs) => isOurs || stopping.abort(),
      (error: unknown) => log.warn({ jobId: id, err: error }, "a job's lease could not be extended"),
    );
  };
  // Cancelled elsewhere, or taken up by somebody else: the row says which.
  signals.hear("job ended ", (id) => {
    const here = running.get(id);
    if (here) hold(id, here.stopping);
  });
  /** Told one after the other, so that an earlier word never comes last. */
  let telling = Promise.resolve();

  const run = async (id: string, userId: string, attempts: number, stopping: AbortController) => {
    const job = await db.asUser(userId, (tx) => findJob(tx, id));
    const kind = job && kinds.get(job.kind);
    if (!job || !kind) return;
    const heartbeat = setInterval(() => hold(id, stopping), heartbeatMs);
    try {
      if (attempts > attemptsAllowed) throw new Error("The job was taken up too often.");
      await kind.work(job, stopping.signal);
    } catch (error) {
      if (isClosed) return await db.asWorker((tx) => releaseJob(tx, id, owner));
      // Its lease runs out, and whoever reaches the database then takes it up again.
      if (error instanceof DatabaseUnreachable) return log.warn({ jobId: id, err: error }, "a job broke off");
      // Cancelled, or taken up by somebody else: either way its end is not ours to save.
      if (!stopping.signal.aborted) {
        log.warn({ jobId: id, err: error }, "a job failed");
        const sentence = error instanceof AppError ? error.message : kind.failure;
        await db.asUser(userId, (tx) => endJob(tx, { id, status: "failed", error: sentence }));
      }
      kind.onEnd?.(id);
    } finally {
      clearInterval(heartbeat);
    }
  };

  const freeKinds = () => {
    const inHand = (name: string) => [...running.values()].filter(({ kind }) => kind === name).length;
    return [...kinds].filter(([name, kind]) => inHand(name) < (kind.atOnce ?? atOnce)).map(([name]) => name);
  };

  const take = async () => {
    while (!isClosed) {
      const free = freeKinds();
      const job = free.length > 0 ? await db.asWorker((tx) => takeJob(tx, lease, free)) : undefined;
      if (!job) return;
      const stopping = new AbortController();
      const settled = run(job.id, job.user_id, job.attempts, stopping)
        .catch((error: unknown) => log.error({ jobId: job.id, err: error }, "a job broke"))
        .finally(() => {
          running.delete(job.id);
          signals.tell(`job ${job.id}`);
          wake();
        });
      running.set(job.id, { kind: job.kind, stopping, settled });
    }
  };

  const wake = () => {
    if (isClosed || taking !== undefined) return;
    taking = take()
      .catch((error: unknown) => log.warn({ err: error }, "no job could be taken"))
      .finally(() => {
        taking = undefined;
      });
  };

  const cancel: Jobs["cancel"] = async (userId, jobId) => {
    const kind = await db.asUser(userId, async (tx) => {
      const job = await findJob(tx, jobId);
      if (!job) return undefined;
      return (await endJob(tx, { id: jobId, status: "cancelled" })) ? job.kind : undefined;
    });
    if (kind === undefined) return false;
    running.get(jobId)?.stopping.abort();
    kinds.get(kind)?.onEnd?.(jobId);
    signals.tell(`job ended ${jobId}`);
    signals.tell(`job ${jobId}`);
    return true;
  };

  return {
    define: (kind, how) => kinds.set(kind, how),
    add: addJob,
    find: findJob,
    findOpen: findOpenJob,
    end: endJob,
    placeOf: (jobId) => db.asWorker((tx) => findPlace(tx, jobId)),
    counts: () => db.asWorker(countJobs),
    wake: () => void (taking ?? Promise.resolve()).then(wake),
    tell: ({ id, userId }, how) => {
      if (!signals.isShared) return;
      telling = telling
        .then(() => db.asUser(userId, (tx) => keepProgress(tx, id, how)))
        .then(() => signals.tell(`job ${id}`))
        .catch((error: unknown) => log.warn({ jobId: id, err: error }, "how far a job is could not be told"));
    },
    changed: (jobId, signal) => signals.next(`job ${jobId}`, signal),
    cancel,
    isGivenUp: async (userId, jobId) => {
      try {
        const job = await db.asUser(userId, (tx) => findJob(tx, jobId));
        return job === undefined || job.status === "cancelled" || job.status === "failed";
      } catch {
        return false;
      }
    },
    cancelAll: async (userId) => {
      const open = await db.asUser(userId, (tx) => findOpenJobs(tx, userId));
      for (const { id } of open) await cancel(userId, id);
    },
    removeOfChat: removeJobsOfChat,
    forgetOld: () => db.asWorker(removeEndedJobs),
    start: async (isAlone) => {
      if (isAlone) await db.asWorker(releaseJobs);
      timer = setInterval(wake, heartbeatMs).unref();
      wake();
    },
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await taking;
      for (const { stopping } of running.values()) stopping.abort();
      await Promise.all([...running.values()].map(({ settled }) => settled));
      await telling;
    },
  };
}
