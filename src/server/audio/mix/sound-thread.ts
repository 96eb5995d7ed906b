import { openThread } from "#server/audio/asked-thread.ts";
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
  const url = new URL("./sound-worker.ts", import.meta.url);
  const thread = openThread<SoundOrder>({ url, name: "mix-sound" });
  return {
    makeBed: (music, isMusicSeamless) => thread.ask<Bed>({ kind: "bed", music, isMusicSeamless }),
    encode: (part) => thread.ask<Uint8Array>({ kind: "encode", part }, [part.left.buffer, part.right.buffer]),
    close: thread.close,
  };
}
