import type { Logger } from "pino";
import type { z } from "zod";
import { AppError } from "#server/app-error.ts";
import type { Database, Transaction } from "#server/db/database.ts";
import { DatabaseUnreachable } from "#server/db/database-unreachable.ts";
import type { Signals } from "#server/db/signals.ts";
import { isUniqueViolation } from "#server/db/unique-violation.ts";
import {
  type JobDefinition,
  JobHandedOver,
  type JobSchema,
  type JobView,
  type JobWork,
  type RunningJob,
  type WatchedState,
} from "./define-job.ts";
import {
  addJob,
  countJobs,
  endJob,
  extendLease,
  findJob,
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
import { lookAt, watch } from "./watch-job.ts";

const leaseMs = 60_000;
const heartbeatMs = 15_000;

/** Work of 5 to 120 seconds that survives a crash. */
export interface Jobs {
  /** Says how a kind of job is done; before `start`. */
  define<Input extends JobSchema, Result extends JobSchema>(
    definition: JobDefinition<Input, Result>,
    how: JobWork<z.output<Input>, z.input<Result>>,
  ): void;
  /**
   * Adds a job made from what `prepare` gives, in its transaction, and has it taken. Returns its id; throws what is said
   * `whileRunning` when the person asked for two at one moment.
   */
  begin<Input extends JobSchema, Result extends JobSchema>(
    definition: JobDefinition<Input, Result>,
    userId: string,
    prepare: (tx: Transaction) => Promise<z.input<Input>>,
  ): Promise<string>;
  /** Throws what is said `whileRunning` of what is made for the person already: one thing is made at a time. */
  refuseSecond(tx: Transaction, userId: string, first: JobDefinition): Promise<void>;
  add: typeof addJob;
  find: typeof findJob;
  end: typeof endJob;
  /** How a person's job stands now. Throws `NOT_FOUND`. */
  see<Input extends JobSchema, Result extends JobSchema, State extends WatchedState>(
    view: JobView<Input, Result, State>,
    userId: string,
    jobId: string,
  ): Promise<State>;
  /** How a person's job stands now and after every change, until it has ended. Throws `NOT_FOUND`, at once. */
  watch<Input extends JobSchema, Result extends JobSchema, State extends WatchedState>(
    view: JobView<Input, Result, State>,
    watching: { userId: string; jobId: string; signal: AbortSignal | undefined },
  ): Promise<AsyncGenerator<State, void, void>>;
  /** The person's job of a kind that waits or runs. */
  findOpen<Input extends JobSchema, Result extends JobSchema, State extends WatchedState>(
    view: JobView<Input, Result, State>,
    userId: string,
  ): Promise<State | undefined>;
  /** How many of each kind stand how, everybody's together. */
  counts(): Promise<JobCount[]>;
  wake(): void;
  /** Cancels a person's job; false when it had ended already. */
  cancel(userId: string, jobId: string): Promise<boolean>;
  /** Cancels everything that waits or runs for a person. */
  cancelAll(userId: string): Promise<void>;
  /** Removes a person's jobs that hold words of a chat. */
  removeOfChat: typeof removeJobsOfChat;
  /** Removes what ended a while ago. */
  forgetOld(): Promise<void>;
  /** Begins to take jobs; `isAlone` says that no other process can hold any. */
  start(isAlone: boolean): Promise<void>;
  /** Lets everything go that runs here, for another process to take up. */
  close(): Promise<void>;
}

/** A kind of job and how it is done, once its input was read. */
interface Kind {
  definition: JobDefinition;
  atOnce: number;
  work(job: Job, running: Omit<RunningJob<JobInput, JobInput>, "input">): Promise<void>;
  onEnd(jobId: string): void;
}

/** What is known of a job that runs here. */
interface Running {
  kind: string;
  progress: number;
  isAudible: boolean;
  /** Cancelled, or somebody else's by now. */
  stopping: AbortController;
  settled: Promise<void>;
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
  const kinds = new Map<string, Kind>();
  const running = new Map<string, Running>();
  const handingOver = new AbortController();
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
  /** Tells watchers how far a job is: those here at once, those at other processes by its row. */
  const tell = ({ id, userId }: Pick<Job, "id" | "userId">, { progress, isAudible }: Running) => {
    if (!signals.isShared) return signals.tell(`job ${id}`);
    telling = telling
      .then(() => db.asUser(userId, (tx) => keepProgress(tx, id, { progress, isAudible })))
      .then(() => signals.tell(`job ${id}`))
      .catch((error: unknown) => log.warn({ jobId: id, err: error }, "how far a job is could not be told"));
  };

  const signalsOf = ({ stopping }: Running, { timeoutMs }: JobDefinition) => {
    const unwanted = AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMs)]);
    const handOver = handingOver.signal;
    return { unwanted, handOver, signal: AbortSignal.any([unwanted, handOver]) };
  };

  const runningJob = (
    { id, userId, createdAt }: Job,
    { definition }: Kind,
    here: Running,
  ): Omit<RunningJob<JobInput, JobInput>, "input"> => ({
    id,
    userId,
    createdAt,
    ...signalsOf(here, definition),
    step: (progress) => {
      if (progress <= here.progress) return;
      here.progress = progress;
      tell({ id, userId }, here);
    },
    sounds: () => {
      if (here.isAudible) return;
      here.isAudible = true;
      tell({ id, userId }, here);
    },
    finish: async (tx, result) => {
      if (!(await endJob(tx, { id, status: "ready", result }))) throw new Error("The job was cancelled.");
    },
    isGivenUp: async () => {
      try {
        const job = await db.asUser(userId, (tx) => findJob(tx, id));
        return job === undefined || job.status === "cancelled" || job.status === "failed";
      } catch {
        return false;
      }
    },
  });

  const run = async (taken: { id: string; userId: string; attempts: number }, here: Running) => {
    const { id, userId, attempts } = taken;
    const { stopping } = here;
    const job = await db.asUser(userId, (tx) => findJob(tx, id));
    const kind = job && kinds.get(job.kind);
    if (!job || !kind) return;
    const heartbeat = setInterval(() => hold(id, stopping), heartbeatMs);
    try {
      if (attempts > kind.definition.attempts) throw new Error("The job was taken up too often.");
      await kind.work(job, runningJob(job, kind, here));
    } catch (error) {
      if (isClosed) return await db.asWorker((tx) => releaseJob(tx, id, owner));
      // Its lease runs out, and whoever reaches the database then takes it up again.
      if (error instanceof DatabaseUnreachable) return log.warn({ jobId: id, err: error }, "a job broke off");
      // Cancelled, or taken up by somebody else: either way its end is not ours to save.
      if (stopping.signal.aborted) return;
      log.warn({ jobId: id, err: error }, "a job failed");
      const sentence = error instanceof AppError ? error.message : kind.definition.failure;
      await db.asUser(userId, (tx) => endJob(tx, { id, status: "failed", error: sentence }));
    } finally {
      clearInterval(heartbeat);
      kind.onEnd(id);
    }
  };

  const freeKinds = () => {
    const inHand = (name: string) => [...running.values()].filter(({ kind }) => kind === name).length;
    return [...kinds].filter(([name, kind]) => inHand(name) < kind.atOnce).map(([name]) => name);
  };

  const take = async () => {
    while (!isClosed) {
      const free = freeKinds();
      const job = free.length > 0 ? await db.asWorker((tx) => takeJob(tx, lease, free)) : undefined;
      if (!job) return;
      const { id, user_id: userId, attempts, kind } = job;
      const here: Running = {
        kind,
        progress: 10,
        isAudible: false,
        stopping: new AbortController(),
        settled: Promise.resolve(),
      };
      running.set(id, here);
      here.settled = run({ id, userId, attempts }, here)
        .catch((error: unknown) => log.error({ jobId: id, err: error }, "a job broke"))
        .finally(() => {
          running.delete(id);
          signals.tell(`job ${id}`);
          wake();
        });
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
  const wakeNext = () => void (taking ?? Promise.resolve()).then(wake);

  const cancel: Jobs["cancel"] = async (userId, jobId) => {
    const kind = await db.asUser(userId, async (tx) => {
      const job = await findJob(tx, jobId);
      if (!job) return undefined;
      return (await endJob(tx, { id: jobId, status: "cancelled" })) ? job.kind : undefined;
    });
    if (kind === undefined) return false;
    running.get(jobId)?.stopping.abort();
    kinds.get(kind)?.onEnd(jobId);
    signals.tell(`job ended ${jobId}`);
    signals.tell(`job ${jobId}`);
    return true;
  };

  const refuseSecond: Jobs["refuseSecond"] = async (tx, userId, first) => {
    const open = (await findOpenJobs(tx, userId)).map(({ kind }) => kind);
    const kind = open.includes(first.kind) ? first.kind : open[0];
    const definition = kind === undefined ? undefined : kinds.get(kind)?.definition;
    if (definition) throw new AppError(definition.whileRunning);
  };

  const see: Jobs["see"] = async (view, userId, jobId) => {
    const { state, isWaiting } = await db.asUser(userId, async (tx) => {
      const job = lookAt(view.definition, await findJob(tx, jobId), running.get(jobId));
      if (!job) throw new AppError("NOT_FOUND");
      return { state: await view.describe(tx, job), isWaiting: job.status === "queued" };
    });
    // Outside of the person's transaction, which sees nobody else's jobs.
    return isWaiting ? { ...state, queuePosition: await db.asWorker((tx) => findPlace(tx, jobId)) } : state;
  };

  return {
    define: (definition, { work, atOnce: most = atOnce, onEnd = () => {} }) => {
      kinds.set(definition.kind, {
        definition,
        atOnce: most,
        onEnd,
        work: (job, how) => work({ ...how, input: definition.input.parse(job.input) }),
      });
    },
    begin: async (definition, userId, prepare) => {
      const adding = db.asUser(userId, async (tx) =>
        addJob(tx, { userId, kind: definition.kind, input: await prepare(tx) }),
      );
      const { id } = await adding.catch((error: unknown) => {
        throw isUniqueViolation(error) ? new AppError(definition.whileRunning, {}, error) : error;
      });
      wakeNext();
      return id;
    },
    refuseSecond,
    add: addJob,
    find: findJob,
    end: endJob,
    see,
    watch: async (view, { userId, jobId, signal }) =>
      watch({
        first: await see(view, userId, jobId),
        read: () => see(view, userId, jobId),
        changed: (wait) => signals.next(`job ${jobId}`, wait),
        signal,
      }),
    findOpen: async (view, userId) => {
      const open = await db.asUser(userId, (tx) => findOpenJobs(tx, userId));
      const job = open.find(({ kind }) => kind === view.definition.kind);
      return job && see(view, userId, job.id);
    },
    counts: () => db.asWorker(countJobs),
    wake: wakeNext,
    cancel,
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
      handingOver.abort(new JobHandedOver());
      await Promise.all([...running.values()].map(({ settled }) => settled));
      await telling;
    },
  };
}
