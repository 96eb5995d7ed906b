import { Worker } from "node:worker_threads";
import type { PieceRequest } from "./compose.ts";

/** What the music's thread says. */
export type MusicMessage =
  | { kind: "progress"; share: number }
  | { kind: "finished"; mp3: Uint8Array<ArrayBuffer> };

/** Whom a rendering listens to and tells. */
export interface Listening {
  signal: AbortSignal;
  onProgress(share: number): void;
}

/** The thread's own memory: enough for the SoundFont's index. Samples lie outside it. */
const heap = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 8 };

/**
 * Composes, plays and encodes a piece in a thread that lives no longer than that, and takes its memory with it. Rejects
 * with the signal's reason at once when cancelled, and with the thread's error when it fails.
 */
export async function renderInThread(
  request: PieceRequest,
  { signal, onProgress }: Listening,
): Promise<Uint8Array<ArrayBuffer>> {
  signal.throwIfAborted();
  const worker = new Worker(new URL("./music-worker.ts", import.meta.url), {
    name: "music",
    workerData: request,
    resourceLimits: heap,
  });
  const finished = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const cancel = () => finished.reject(signal.reason);
  signal.addEventListener("abort", cancel, { once: true });
  worker.on("message", (message: MusicMessage) => {
    if (message.kind === "finished") finished.resolve(message.mp3);
    else onProgress(message.share);
  });
  worker.on("error", finished.reject);
  worker.on("exit", () => finished.reject(new Error("the music thread ended early")));
  try {
    return await finished.promise;
  } finally {
    signal.removeEventListener("abort", cancel);
    worker.removeAllListeners("message");
    await worker.terminate();
  }
}
