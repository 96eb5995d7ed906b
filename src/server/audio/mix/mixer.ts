import { z } from "zod";
import { createInTurn } from "#server/audio/in-turn.ts";
import { runProcess } from "#server/audio/run-process.ts";
import type { MixRequest } from "./mix-mp3.ts";

/** Mixes narrations with their music, one at a time for the whole server: each needs two cores for some seconds, and some 350 MB. */
export interface Mixer {
  /** The mix as an MP3. Rejects with the signal's reason at once when cancelled. */
  mix(request: MixRequest, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>>;
}

const heapMb = 64;
const mp3 = z.instanceof(Uint8Array).transform((bytes) => new Uint8Array(bytes));

/** Opens one; processes live only while they mix. */
export function createMixer(): Mixer {
  const inTurn = createInTurn();
  const url = new URL("./mix-worker.ts", import.meta.url);
  return {
    mix: (request, signal) =>
      inTurn(signal, () =>
        runProcess({ url, name: "mix", request: { ...request }, signal, heapMb, answer: mp3 }),
      ),
  };
}
