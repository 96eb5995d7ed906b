import { once } from "node:events";
import { type Transferable, Worker } from "node:worker_threads";

/** A thread that keeps what it has between two orders. They are given one at a time, and each is answered by one message. */
export interface AskedThread<Order> {
  /** `given` is given away with the order, not copied. Rejects with the signal's reason once cancelled, or with why the thread ended. */
  ask<Answer>(order: Order, given?: Transferable[]): Promise<Answer>;
  /** Frees it; at any moment, also half-way. */
  close(): Promise<void>;
}

/** Opens a thread, with little memory for objects: samples lie outside of them. It lives until it is closed. */
export function openThread<Order>(work: {
  url: URL;
  name: string;
  signal?: AbortSignal;
}): AskedThread<Order> {
  const { url, name, signal } = work;
  const worker = new Worker(url, {
    name,
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 },
    // What a decoder prints about a broken file is no line of our log.
    stderr: true,
  });
  worker.stderr.resume();
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => {
    /* Told to whoever asks; nobody may be asking now. */
  });
  const cancel = () => failed.reject(signal?.reason);
  worker.on("error", failed.reject);
  worker.on("exit", () => failed.reject(new Error(`the ${name} thread ended`)));
  signal?.addEventListener("abort", cancel, { once: true });
  if (signal?.aborted) cancel();
  return {
    ask: async (order, given = []) => {
      worker.postMessage(order, given);
      const answer = once(worker, "message");
      answer.catch(() => {
        /* An error of the thread reaches the caller through `failed`. */
      });
      const [made] = await Promise.race([answer, failed.promise]);
      return made;
    },
    close: async () => {
      signal?.removeEventListener("abort", cancel);
      await worker.terminate();
    },
  };
}
