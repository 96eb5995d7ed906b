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
  /** Processor time of the shorter text, in milliseconds: the median of five. */
  ms: number;
  /** How many times that the text of twice the length takes; undefined when all of it is too quick to tell. */
  ratio: number | undefined;
}

/** A cost below this is noise: no ratio is told from it. */
export const controlMs = 20;
/** Twice the text may cost this many times as much; the square law gives four. */
export const mostGrowth = 3;
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

/** How the cost of reading a kind of text grows, measured where it can first be told, at `longest` at the most. */
export function growthOf(read: ReadText, shape: Shape, longest: number): Growth {
  read(shape.make(1000)); // what a reader loads and compiles the first time is not its cost
  for (let chars = shortest; ; chars *= 2) {
    const text = shape.make(chars);
    const once = processorMs(() => read(text));
    if (once >= controlMs) {
      const ms = medianMs(() => read(text));
      if (ms >= controlMs) return { shape: shape.name, chars, ms, ratio: leastRatio(read, shape, chars) };
    }
    if (chars * 2 > longest) return { shape: shape.name, chars, ms: once, ratio: undefined };
  }
}

/** A pause of the collector can only add: of up to three measurements the least is the truth. */
function leastRatio(read: ReadText, shape: Shape, chars: number): number {
  const [short, long] = [shape.make(chars), shape.make(chars * 2)];
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3 && least > mostGrowth; attempt += 1) {
    const ms = medianMs(() => read(short));
    least = Math.min(least, medianMs(() => read(long)) / ms);
  }
  return least;
}
