/** A figure at a moment; `atMs` is the wall clock where it was taken, as if it were UTC. */
export interface Sample {
  atMs: number | null;
  value: number;
}

/** Figures in the order of a file. */
export interface Samples extends Iterable<Sample> {
  readonly length: number;
}

/** The same while they are read. */
export interface GrowingSamples extends Samples {
  push(sample: Sample): unknown;
}

/** Samples for which room is made at once. */
const chunkSamples = 65_536;

/**
 * A list of samples as numbers in two columns. An export of 100 MB holds millions of rates, and as objects they would
 * need more memory than the process that reads them has.
 */
export function createSamples(): GrowingSamples {
  const chunks: Float64Array[] = [];
  let length = 0;
  return {
    get length() {
      return length;
    },
    push: ({ atMs, value }) => {
      const place = length % chunkSamples;
      if (place === 0) chunks.push(new Float64Array(2 * chunkSamples));
      const chunk = chunks.at(-1) ?? new Float64Array();
      chunk[2 * place] = atMs ?? Number.NaN;
      chunk[2 * place + 1] = value;
      length += 1;
    },
    *[Symbol.iterator]() {
      for (let at = 0; at < length; at += 1) {
        const chunk = chunks[Math.floor(at / chunkSamples)] ?? new Float64Array();
        const place = 2 * (at % chunkSamples);
        const atMs = chunk[place] ?? Number.NaN;
        yield { atMs: Number.isNaN(atMs) ? null : atMs, value: chunk[place + 1] ?? 0 };
      }
    },
  };
}
