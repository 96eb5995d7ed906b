import { mixMp3Format } from "#server/audio/mp3/mp3-format.ts";
import { mp3FrameLength } from "#server/audio/mp3/mp3-frames.ts";

const { header, sideBytes } = mixMp3Format;
/** Bits of the side information before its four granules, and of each of them (ISO/IEC 11172-3, 2.4.1.7, two channels). */
const bitsBeforeGranules = 20;
const granuleBits = 59;
const granules = 4;
/** Where in a granule its window stands: whether it is an unusual one, and which. */
const windowAt = 33;
const windowBits = 3;

/** A frame of a file: its place, and what a neighbour from another file has to agree with. */
interface Frame {
  /** Where the frame's own part of the data begins, and where it ends. */
  from: number;
  to: number;
  /** So many bytes before that place its sound begins, in the frames before it: their bit reservoir. */
  before: number;
  /** The windows of its granules: a sound goes over from one file into another where both chose the same. */
  windows: number;
}

function readFrame(bytes: Uint8Array, at: number, length: number): Frame {
  const side = at + header.length;
  const bits = (from: number, count: number) => {
    let value = 0;
    for (let bit = from; bit < from + count; bit += 1)
      value = value * 2 + (((bytes[side + (bit >> 3)] ?? 0) >> (7 - (bit & 7))) & 1);
    return value;
  };
  let windows = 0;
  for (let each = 0; each < granules; each += 1)
    windows =
      windows * 2 ** windowBits + bits(bitsBeforeGranules + each * granuleBits + windowAt, windowBits);
  return { from: side + sideBytes, to: at + length, before: bits(0, 9), windows };
}

/** The frames of a file without tags. */
function framesOf(bytes: Uint8Array): Frame[] {
  const frames: Frame[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = mp3FrameLength(bytes, at);
    if (length === 0) throw new Error("an encoded part holds something that is no frame");
    frames.push(readFrame(bytes, at, length));
    at += length;
  }
  return frames;
}

/** Where one file may go over into the next. */
interface Join {
  /** Frames of the earlier file that stand before the later one's first sample. */
  apart: number;
  /** Frames of the later file until its first, silent moment is forgotten: its sound is right from here on. */
  sound: number;
  /** Frames until its encoder has heard enough to go on as the earlier one would have. */
  settled: number;
  /** The first of its frames that is not looked at any more. */
  until: number;
}

/**
 * The frame of the later file that may follow on the earlier one's: its sound needs no more bytes before it than the
 * earlier file has left there, and both chose the same windows. One that is settled if there is one, else one that
 * is sound, else the very first, which needs no bytes at all.
 */
function joinAt(earlier: readonly Frame[], later: readonly Frame[], join: Join): number {
  const { apart, sound, settled, until } = join;
  const mayFollow = (at: number) => {
    const [one, other] = [earlier[apart + at], later[at]];
    const [oneBefore, otherBefore] = [earlier[apart + at - 1], later[at - 1]];
    if (!one || !other || one.before < other.before) return false;
    return one.windows === other.windows && oneBefore?.windows === otherBefore?.windows;
  };
  for (let at = settled; at < until; at += 1) if (mayFollow(at)) return at;
  for (let at = settled - 1; at >= sound; at -= 1) if (mayFollow(at)) return at;
  return 0;
}

/** The last bytes of data before a frame, of its file or to its file. */
function eachBefore(
  frames: readonly Frame[],
  at: number,
  count: number,
  visit: (place: number, each: number) => void,
) {
  let left = count;
  for (let each = at - 1; left > 0 && each >= 0; each -= 1) {
    const { from, to } = frames[each] ?? { from: 0, to: 0 };
    for (let place = to - 1; place >= from && left > 0; place -= 1) {
      left -= 1;
      visit(place, left);
    }
  }
}

/**
 * Joins files of one sound, encoded apart and overlapping by some frames, into one: each goes over into the next at a frame
 * where that needs no frame to be written anew. Only the last bytes before it change hands: the earlier file kept
 * them for a frame of its own that falls away. Every file but the first begins `apart` frames after the one before.
 */
export function joinFiles(files: readonly Uint8Array[], join: Join): Uint8Array[] {
  const parts: Uint8Array[] = [];
  let earlier: { bytes: Uint8Array; frames: Frame[]; begin: number } | undefined;
  const frameAt = (frame: Frame | undefined, bytes: Uint8Array) =>
    frame ? frame.from - sideBytes - header.length : bytes.length;
  for (const file of files) {
    const bytes = file.slice();
    const frames = framesOf(bytes);
    const begin = earlier ? joinAt(earlier.frames, frames, join) : 0;
    if (earlier) {
      const { before } = frames[begin] ?? { before: 0 };
      const handed = new Uint8Array(before);
      eachBefore(frames, begin, before, (place, each) => {
        handed[each] = bytes[place] ?? 0;
      });
      const end = join.apart + begin;
      const into = earlier.bytes;
      eachBefore(earlier.frames, end, before, (place, each) => {
        into[place] = handed[each] ?? 0;
      });
      parts.push(
        into.subarray(frameAt(earlier.frames[earlier.begin], into), frameAt(earlier.frames[end], into)),
      );
    }
    earlier = { bytes, frames, begin };
  }
  if (earlier) parts.push(earlier.bytes.subarray(frameAt(earlier.frames[earlier.begin], earlier.bytes)));
  return parts;
}
