import { createInTurn } from "#server/audio/in-turn.ts";
import { runThread } from "#server/audio/run-thread.ts";
import type { MixRequest } from "./mix-mp3.ts";

/** Mixes narrations with their music, one at a time for the whole process: each needs a core and some 200 MB. */
export interface Mixer {
  /** The mix as an MP3. Rejects with the signal's reason at once when cancelled. */
  mix(request: MixRequest, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>>;
}

/** Opens one; threads live only while they mix. */
export function createMixer(): Mixer {
  const inTurn = createInTurn();
  const url = new URL("./mix-worker.ts", import.meta.url);
  return {
    mix: (request, signal) => inTurn(signal, () => runThread({ url, name: "mix", request, signal })),
  };
}
