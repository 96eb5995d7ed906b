import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { mp3Format } from "./mp3-format.ts";

/** What the encoder's thread is told to do, one after the other. */
export type Mp3Order =
  | { kind: "sound"; samples: Float32Array<ArrayBuffer>; sampleRate: number; hasRoomTone?: boolean }
  | { kind: "silence"; seconds: number; hasRoomTone?: boolean }
  | { kind: "finish" };

/** What came out of one order: whole or partial frames, and the samples of sound that went in. */
export interface Mp3Part {
  bytes: Uint8Array<ArrayBuffer>;
  samples: number;
}

/** One growing MP3, encoded away from the main thread. Orders are given one at a time. */
export interface Mp3Session {
  /** Rejects with the signal's reason once cancelled, or with the thread's error. */
  run(order: Mp3Order): Promise<Mp3Part>;
  /** Frees the thread; at any moment, also half-way. */
  close(): Promise<void>;
}

/** Opens an encoder in a thread of its own, in the form `mp3Format` names. It lives until it is closed. */
export function createMp3Session(signal: AbortSignal): Mp3Session {
  const worker = new Worker(new URL("./mp3-worker.ts", import.meta.url), {
    name: "mp3",
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 },
  });
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => {
    /* Told to whoever runs an order; nobody may be running one now. */
  });
  const cancel = () => failed.reject(signal.reason);
  worker.on("error", failed.reject);
  worker.on("exit", () => failed.reject(new Error("the MP3 thread ended")));
  signal.addEventListener("abort", cancel, { once: true });
  if (signal.aborted) cancel();
  return {
    async run(order) {
      worker.postMessage(order, order.kind === "sound" ? [order.samples.buffer] : []);
      const answer: Promise<Mp3Part[]> = once(worker, "message");
      answer.catch(() => {
        /* An error of the thread reaches the caller through `failed`. */
      });
      const [part] = await Promise.race([answer, failed.promise]);
      return part ?? { bytes: new Uint8Array(), samples: 0 };
    },
    async close() {
      signal.removeEventListener("abort", cancel);
      await worker.terminate();
    },
  };
}

/** A count of samples as milliseconds. */
export function samplesInMs(samples: number): number {
  return (samples * 1000) / mp3Format.sampleRate;
}
