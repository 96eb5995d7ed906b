import { Worker } from "node:worker_threads";

/** Where the thread that is watched says that it still goes on, and what it is at. */
export interface Watched {
  /** Counts up while the thread goes on. */
  beats: SharedArrayBuffer;
  /** What it is at, as UTF-8 with zeros behind. */
  doing: SharedArrayBuffer;
  /** Processor time of the whole process without a beat, in milliseconds, after which the process is ended. */
  mostMs: number;
}

const beatMs = 100;
const longestName = 600;

/** A watch over this thread, for what cannot be noticed on it: work that never comes back. */
export interface ThreadWatch {
  /** Says what comes now. */
  at(doing: string): void;
  stop(): Promise<void>;
}

/** Ends the process, naming what it was at, once this thread has kept the processor for so long without a pause. */
export function watchThread(mostMs: number): ThreadWatch {
  const watched: Watched = {
    beats: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
    doing: new SharedArrayBuffer(longestName),
    mostMs,
  };
  const beats = new Int32Array(watched.beats);
  const doing = new Uint8Array(watched.doing);
  const worker = new Worker(new URL("./watch-worker.ts", import.meta.url), { workerData: watched });
  worker.unref();
  const timer = setInterval(() => void Atomics.add(beats, 0, 1), beatMs).unref();
  return {
    at: (name) => {
      const said = new TextEncoder().encode(name).subarray(0, longestName);
      doing.fill(0);
      doing.set(said);
      Atomics.add(beats, 0, 1);
    },
    stop: async () => {
      clearInterval(timer);
      await worker.terminate();
    },
  };
}
