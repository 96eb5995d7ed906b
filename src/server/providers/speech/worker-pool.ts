import type { PoolWorker } from "./pool-worker.ts";

/** How a pool behaves. */
export interface WorkerPoolOptions<Job, Answer> {
  open(): PoolWorker<Job, Answer>;
  /** Most workers at a time. */
  size: number;
  /** A worker without work is let go after this long, and its memory with it. */
  idleMs: number;
  /** A job that takes longer is given up and its worker replaced. */
  jobMs: number;
  /** What a job fails with when the worker dies or never answers. */
  failure(message: string): Error;
}

/**
 * Threads, or processes, that start when needed. Of the jobs that wait the one that is due first is next (Liu and Layland 1973: no other
 * order meets a set of due times that this one does not), in the order they came where nothing is said.
 */
export interface WorkerPool<Job, Answer> {
  /** Rejects with the signal's reason once cancelled; a cancelled running job costs its worker, which is replaced. */
  run(job: Job, signal: AbortSignal, dueAt?: number): Promise<Answer>;
  /** How many of them are alive, working or not. */
  alive(): number;
  /** Ends them all; jobs still waiting or running fail. */
  close(): Promise<void>;
}

interface Task<Job, Answer> {
  job: Job;
  dueAt: number;
  settled: PromiseWithResolvers<Answer>;
  slot?: Slot<Job, Answer>;
}

interface Slot<Job, Answer> {
  worker: PoolWorker<Job, Answer>;
  task?: Task<Job, Answer> | undefined;
  timer?: NodeJS.Timeout;
}

/** Makes an empty pool; nothing runs until the first job. */
export function createWorkerPool<Job, Answer>(
  options: WorkerPoolOptions<Job, Answer>,
): WorkerPool<Job, Answer> {
  const waiting: Task<Job, Answer>[] = [];
  const slots = new Set<Slot<Job, Answer>>();
  const endings = new Set<Promise<unknown>>();
  let isClosed = false;

  const discard = (slot: Slot<Job, Answer>, reason: unknown) => {
    if (!slots.delete(slot)) return;
    clearTimeout(slot.timer);
    slot.task?.settled.reject(reason);
    slot.task = undefined;
    const ending = slot.worker.end().finally(() => endings.delete(ending));
    endings.add(ending);
    serve();
  };
  const open = (): Slot<Job, Answer> => {
    const worker = options.open();
    const slot: Slot<Job, Answer> = { worker };
    worker.hear(
      (answer) => finish(slot, answer),
      (why) => discard(slot, options.failure(why)),
    );
    slots.add(slot);
    return slot;
  };
  const start = (slot: Slot<Job, Answer>, task: Task<Job, Answer>) => {
    clearTimeout(slot.timer);
    slot.timer = setTimeout(() => discard(slot, options.failure("a sentence took too long")), options.jobMs);
    slot.task = task;
    task.slot = slot;
    slot.worker.hold(true);
    slot.worker.send(task.job);
  };
  const finish = (slot: Slot<Job, Answer>, answer: Answer) => {
    slot.task?.settled.resolve(answer);
    slot.task = undefined;
    clearTimeout(slot.timer);
    slot.worker.hold(false);
    slot.timer = setTimeout(() => discard(slot, options.failure("let go")), options.idleMs).unref();
    serve();
  };
  const serve = () => {
    while (waiting.length > 0) {
      const free = [...slots].find((slot) => slot.task === undefined);
      if (!free && slots.size >= options.size) return;
      const task = waiting.shift();
      if (task) start(free ?? open(), task);
    }
  };
  const cancel = (task: Task<Job, Answer>, reason: unknown) => {
    const place = waiting.indexOf(task);
    if (place >= 0) waiting.splice(place, 1);
    task.settled.reject(reason);
    if (task.slot?.task === task) discard(task.slot, reason);
  };
  return {
    async run(job, signal, dueAt = performance.now()) {
      signal.throwIfAborted();
      if (isClosed) throw options.failure("speech is closed");
      const task: Task<Job, Answer> = { job, dueAt, settled: Promise.withResolvers<Answer>() };
      const onAbort = () => cancel(task, signal.reason);
      signal.addEventListener("abort", onAbort, { once: true });
      const later = waiting.findIndex((other) => other.dueAt > dueAt);
      waiting.splice(later < 0 ? waiting.length : later, 0, task);
      serve();
      return await task.settled.promise.finally(() => signal.removeEventListener("abort", onAbort));
    },
    alive: () => slots.size,
    async close() {
      isClosed = true;
      for (const task of waiting.splice(0)) task.settled.reject(options.failure("speech is closed"));
      for (const slot of [...slots]) discard(slot, options.failure("speech is closed"));
      await Promise.all(endings);
    },
  };
}
