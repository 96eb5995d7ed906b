import { openThread } from "#server/audio/asked-thread.ts";
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
  const url = new URL("./mp3-worker.ts", import.meta.url);
  const thread = openThread<Mp3Order>({ url, name: "MP3", signal });
  return {
    run: (order) => thread.ask<Mp3Part>(order, order.kind === "sound" ? [order.samples.buffer] : []),
    close: thread.close,
  };
}

/** A count of samples as milliseconds. */
export function samplesInMs(samples: number): number {
  return (samples * 1000) / mp3Format.sampleRate;
}
