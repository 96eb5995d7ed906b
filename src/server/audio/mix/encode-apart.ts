import { mixMp3Format } from "#server/audio/mp3/mp3-format.ts";
import type { StereoBlock } from "#shared/mix/mix-blocks.ts";
import { joinFiles } from "./join-files.ts";
import type { SoundThread } from "./sound-thread.ts";

const { frameSamples } = mixMp3Format;
/** After so many frames the encoder pads them anew in the same order: parts that begin there have frames of the same sizes. */
const paddingRound = 49;
/** How many frames after one another parts begin: half a minute. */
const apart = 24 * paddingRound;
/** A part goes over into the next within its first two seconds and a half; the encoder looks some frames ahead. */
const join = { apart, sound: 2, settled: 24, until: 98 };
const lookAhead = 4;

/** Parts of a sound that comes block by block, of equal length: each holds the beginning of the next as well. */
function* overlapping(blocks: Iterable<StereoBlock>): Generator<StereoBlock, void, void> {
  const length = (apart + join.until + lookAhead) * frameSamples;
  const step = apart * frameSamples;
  const empty = () => ({ left: new Float32Array(length), right: new Float32Array(length) });
  let part = empty();
  let filled = 0;
  for (const { left, right } of blocks)
    for (let at = 0; at < left.length; ) {
      const end = Math.min(left.length, at + length - filled);
      part.left.set(left.subarray(at, end), filled);
      part.right.set(right.subarray(at, end), filled);
      filled += end - at;
      at = end;
      if (filled < length) continue;
      const next = empty();
      next.left.set(part.left.subarray(step));
      next.right.set(part.right.subarray(step));
      filled -= step;
      yield part;
      part = next;
    }
  yield { left: part.left.slice(0, filled), right: part.right.slice(0, filled) };
}

/**
 * Encodes a sound in parts of half a minute, one in each thread while the next is mixed, and joins them into one file without
 * a tag. Where it is cut depends on nothing but its length: the same sound is the same file on every machine.
 */
export async function encodeApart(
  blocks: Iterable<StereoBlock>,
  threads: readonly SoundThread[],
): Promise<Uint8Array[]> {
  const files: Promise<Uint8Array>[] = [];
  for (const part of overlapping(blocks)) {
    // Each thread has one part at a time: what is mixed waits here until the one before is done.
    await files.at(-threads.length);
    const file = threads[files.length % threads.length]?.encode(part);
    if (!file) throw new Error("nothing encodes");
    file.catch(() => {
      /* Told to whoever waits for all of them; nobody may be waiting yet. */
    });
    files.push(file);
  }
  return joinFiles(await Promise.all(files), join);
}
