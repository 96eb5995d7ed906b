import { availableParallelism } from "node:os";
import { fliteVoices } from "./flite-voices.ts";
import type { FliteAnswer, FliteJob } from "./flite-worker.ts";
import { startThread } from "./pool-worker.ts";
import { type Speech, SpeechUnavailable } from "./speech.ts";
import { createWorkerPool } from "./worker-pool.ts";

/** How the offline voice uses the machine; every field has a default that suits a small one. */
export interface OfflineSpeechOptions {
  /** Most sentences spoken at a time; by default one core is left to the rest of the product. */
  workers?: number;
  /** A silent worker gives its memory back after this long. */
  idleMs?: number;
  /** A sentence that takes longer is given up; a machine that is busy with much else needs its time. */
  sentenceMs?: number;
}

/** The offline voice, which holds threads while it speaks. */
export interface OfflineSpeech extends Speech {
  /** Threads alive now, working or waiting. */
  workersAlive(): number;
  /** Ends all threads. */
  close(): Promise<void>;
}

const defaults = { idleMs: 5_000, sentenceMs: 60_000 };

/**
 * A voice that needs no account and no network: Flite in WebAssembly, in threads that start with the first sentence.
 * A sentence the engine cannot say comes back without samples, to be skipped; `SpeechUnavailable` means that the
 * engine itself failed.
 */
export function createOfflineSpeech(options: OfflineSpeechOptions = {}): OfflineSpeech {
  const pool = createWorkerPool<FliteJob, FliteAnswer>({
    open: () => startThread(new URL("./flite-worker.ts", import.meta.url)),
    size: options.workers ?? Math.max(1, availableParallelism() - 1),
    idleMs: options.idleMs ?? defaults.idleMs,
    jobMs: options.sentenceMs ?? defaults.sentenceMs,
    failure: (message) => new SpeechUnavailable(message, "engine-failed"),
  });
  return {
    label: "Offline voice",
    languages: new Set(["en"]),
    speak: async ({ sentence, voice, signal, dueAt }) => ({
      ...(await pool.run({ sentence, voice: fliteVoices[voice] }, signal, dueAt)),
      wantsRoomTone: true,
    }),
    workersAlive: pool.alive,
    close: pool.close,
  };
}
