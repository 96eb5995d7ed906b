import { type Transferable, Worker } from "node:worker_threads";

/** What a thread says: how far it is, and once what came of it. */
export type ThreadMessage<Answer> =
  | { kind: "progress"; share: number }
  | { kind: "finished"; answer: Answer };

/** Work for a thread of its own. */
export interface ThreadWork {
  url: URL;
  name: string;
  /** Given to the thread as its `workerData`. */
  request: unknown;
  /** Buffers that are given away with the request, not copied. */
  transfer?: Transferable[];
  signal: AbortSignal;
  /** The thread's own heap; samples lie outside of it. */
  heap?: { maxOldGenerationSizeMb: number; maxYoungGenerationSizeMb: number };
  onProgress?(share: number): void;
}

const smallHeap = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

/**
 * Does heavy work in a thread that lives no longer than that, and takes its memory with it. Rejects with the signal's
 * reason at once when cancelled, and with the thread's error when it fails.
 */
export async function runThread<Answer>(work: ThreadWork): Promise<Answer> {
  const { url, name, request, transfer, signal, onProgress } = work;
  signal.throwIfAborted();
  const worker = new Worker(url, {
    name,
    workerData: request,
    transferList: transfer ?? [],
    resourceLimits: work.heap ?? smallHeap,
    // What a decoder prints about a broken file is no line of our log.
    stderr: true,
  });
  worker.stderr.resume();
  const finished = Promise.withResolvers<Answer>();
  const cancel = () => finished.reject(signal.reason);
  signal.addEventListener("abort", cancel, { once: true });
  worker.on("message", (message: ThreadMessage<Answer>) => {
    if (message.kind === "finished") finished.resolve(message.answer);
    else onProgress?.(message.share);
  });
  worker.on("error", finished.reject);
  worker.on("exit", () => finished.reject(new Error(`the ${name} thread ended early`)));
  try {
    return await finished.promise;
  } finally {
    signal.removeEventListener("abort", cancel);
    worker.removeAllListeners("message");
    await worker.terminate();
  }
}
