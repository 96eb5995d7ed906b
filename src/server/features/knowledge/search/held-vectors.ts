/** Vectors of one dimension held in memory, to be compared with one. */
export interface HeldVectors {
  readonly size: number;
  /** Takes some more; throws when their dimension is another one. */
  add(some: readonly { number: number; vector: readonly number[] }[]): void;
  /** The numbers of those nearest to a vector of length one, nearest first; throws when its dimension is another one. */
  nearest(question: readonly number[], limit: number): number[];
}

/** A vector whose dimension is not that of the others: a model that changed behind its name. */
export class DimensionsDiffer extends Error {
  override readonly name = "DimensionsDiffer";
}

/** Holds none yet. Single numbers of four bytes, so that 5,000 of 1,536 dimensions take 31 MB. */
export function holdVectors(): HeldVectors {
  const held: { number: number; vector: Float32Array }[] = [];
  const check = ({ length }: readonly number[]) => {
    if (held[0] && held[0].vector.length !== length)
      throw new DimensionsDiffer("The embedding model gives vectors of another dimension than before.");
  };
  return {
    get size() {
      return held.length;
    },
    add: (some) => {
      for (const { number, vector } of some) {
        check(vector);
        held.push({ number, vector: Float32Array.from(vector) });
      }
    },
    nearest: (question, limit) => {
      check(question);
      const asked = Float32Array.from(question);
      return held
        .map(({ number, vector }) => ({ number, likeness: product(vector, asked) }))
        .sort((a, b) => b.likeness - a.likeness || a.number - b.number)
        .slice(0, limit)
        .map(({ number }) => number);
    },
  };
}

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
