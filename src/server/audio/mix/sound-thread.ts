import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Bed } from "#shared/mix/bed.ts";
import type { StereoBlock } from "#shared/mix/mix-blocks.ts";

/** What a thread of a mix is told to do. */
export type SoundOrder =
  | { kind: "bed"; music: Uint8Array; isMusicSeamless: boolean }
  | { kind: "encode"; part: StereoBlock };

/** A thread of a mix: it makes the music a loop, and encodes parts. Orders are given one at a time. */
export interface SoundThread {
  makeBed(music: Uint8Array, isMusicSeamless: boolean): Promise<Bed>;
  /** A file of its own, without a tag. The part is given away. */
  encode(part: StereoBlock): Promise<Uint8Array>;
  close(): Promise<unknown>;
}

/** Opens one; it lives until it is closed. */
export function openSoundThread(): SoundThread {
  const worker = new Worker(new URL("./sound-worker.ts", import.meta.url), {
    name: "mix-sound",
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 },
    // What a decoder prints about a broken file is no line of our log.
    stderr: true,
  });
  worker.stderr.resume();
  // Told to whoever waits for an answer; nobody may be waiting when a thread ends.
  worker.on("error", () => undefined);
  const answer = async () => {
    const [made] = await once(worker, "message");
    return made;
  };
  return {
    makeBed: (music, isMusicSeamless) => {
      worker.postMessage({ kind: "bed", music, isMusicSeamless } satisfies SoundOrder);
      return answer();
    },
    encode: (part) => {
      const given = [part.left.buffer, part.right.buffer];
      worker.postMessage({ kind: "encode", part } satisfies SoundOrder, given);
      return answer();
    },
    close: () => worker.terminate(),
  };
}
