import type { PieceRequest } from "#server/audio/music/compose.ts";
import { runThread } from "#server/audio/run-thread.ts";

/** Whom a rendering listens to and tells. */
export interface Listening {
  signal: AbortSignal;
  onProgress(share: number): void;
}

/** The thread's own memory: enough for the SoundFont's index. Samples lie outside it. */
const heap = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 8 };

/** Composes, plays and encodes a piece in a thread. Rejects as `runThread` does. */
export function renderInThread(
  request: PieceRequest,
  { signal, onProgress }: Listening,
): Promise<Uint8Array<ArrayBuffer>> {
  const url = new URL("./music-worker.ts", import.meta.url);
  return runThread({ url, name: "music", request, heap, signal, onProgress });
}
