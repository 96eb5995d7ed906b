/** What is done with a text of a person's; its cost must grow no faster than the text. */
export type ReadText = (text: string) => unknown;

/** What a text is made of: the same kind of text at any length. */
export interface Shape {
  name: string;
  /** A text of about so many characters. */
  make(chars: number): string;
}

/** What was measured of one reader with one kind of text. */
export interface Growth {
  shape: string;
  /** Length of the shorter text, in characters. */
  chars: number;
  /** Processor time of the shorter text, in milliseconds, read once. */
  ms: number;
  /** How many times that the text of four times the length takes; undefined when all of it is too quick to tell. */
  ratio: number | undefined;
}

/** A cost below this is noise: it counts as this much. */
const controlMs = 20;
/**
 * Four times the text may cost this many times as much; the square law gives sixteen. Over one doubling alone a linear
 * reader has steps of three: lists leave the young heap, tables leave the processor's cache.
 */
export const mostGrowth = 9;
const looksSteep = 6;
const runs = 5;
const shortest = 10_000;

/** Processor time of this thread that a call takes, in milliseconds; what other processes do does not count. */
export function processorMs(call: () => unknown): number {
  const before = process.threadCpuUsage();
  call();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const medianOf = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

const medianMs = (call: () => unknown): number =>
  medianOf(Array.from({ length: runs }, () => processorMs(call)));

/**
 * The steepest growth of all from one length to four times that, from 10,000 characters (or a quarter of `longest`) to
 * `longest`. Each length is read once; what looks steep is judged by the medians of five. Time that something else added
 * to a length looks steep at that very step, so it is never taken for the reader's.
 */
export function climb(read: ReadText, shape: Shape, longest: number): Growth {
  read(shape.make(1000));
  let steepest: Growth = { shape: shape.name, chars: longest / 4, ms: 0, ratio: undefined };
  const costs = new Map<number, number>();
  for (let chars = Math.min(shortest, longest / 4); chars <= longest; chars *= 2) {
    const text = flat(shape.make(chars));
    const long = processorMs(() => read(text));
    costs.set(chars, long);
    const ms = costs.get(chars / 4);
    if (ms === undefined || (ms < controlMs && long < mostGrowth * controlMs)) continue;
    const once = long / Math.max(ms, controlMs);
    const ratio = once <= looksSteep ? once : leastRatio(read, shape, chars / 4);
    if (ratio >= (steepest.ratio ?? 0)) steepest = { shape: shape.name, chars: chars / 4, ms, ratio };
    if (ratio > mostGrowth) break;
  }
  return steepest;
}

/** The same text in one piece: one that was put together is written out by whoever reads it first, at their cost. */
const flat = (text: string): string => Buffer.from(text).toString();

/** A pause of the collector can only add: of up to three measurements the least is the truth. */
function leastRatio(read: ReadText, shape: Shape, chars: number): number {
  const [short, long] = [flat(shape.make(chars)), flat(shape.make(chars * 4))];
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3 && least > mostGrowth; attempt += 1) {
    const ms = Math.max(
      controlMs,
      medianMs(() => read(short)),
    );
    least = Math.min(least, medianMs(() => read(long)) / ms);
  }
  return least;
}
