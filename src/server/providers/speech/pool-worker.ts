import { Worker } from "node:worker_threads";

/** What a pool gives its jobs to: a thread, or a process of its own. It answers each message with exactly one. */
export interface PoolWorker<Job, Answer> {
  send(job: Job): void;
  /** Told of each answer, and once of its end and why. */
  hear(onAnswer: (answer: Answer) => void, onEnd: (why: string) => void): void;
  /** Whether it keeps this process from ending. */
  hold(isHeld: boolean): void;
  end(): Promise<unknown>;
}

/** A thread that speaks, with little memory for objects: sound lies outside of it. */
export function startThread<Job, Answer>(url: URL): PoolWorker<Job, Answer> {
  const worker = new Worker(url, {
    name: "speech",
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 },
    // What a decoder prints about a broken answer is no line of our log.
    stderr: true,
  });
  worker.stderr.resume();
  return {
    send: (job) => worker.postMessage(job),
    hear: (onAnswer, onEnd) => {
      worker.on("message", onAnswer);
      worker.on("error", (error) => onEnd(`the speech thread failed: ${String(error)}`));
      worker.on("exit", () => onEnd("the speech thread ended"));
    },
    hold: (isHeld) => (isHeld ? worker.ref() : worker.unref()),
    end: () => worker.terminate(),
  };
}
