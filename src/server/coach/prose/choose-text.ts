import { seedNumber } from "#shared/listening/seeded-random.ts";

/**
 * The texts in the order in which this seed would say them. Each text has a rank of its own (rendezvous hashing), so
 * taking texts away never changes which of the others comes first: a wish that forbids one sentence leaves the rest of
 * a script as it was.
 */
export function rankTexts(texts: readonly string[], seed: string): string[] {
  return texts
    .map((text) => ({ text, rank: mixed(seedNumber(`${seed}\n${text}`)) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ text }) => text);
}

/** A number from 0 up to 1 for this seed, as even over seeds as the ranks are. */
export const chanceOf = (seed: string): number => mixed(seedNumber(seed)) / 2 ** 32;

/** FNV alone leaves texts that end alike near each other; this is the finaliser of MurmurHash3. */
function mixed(hash: number): number {
  let value = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
