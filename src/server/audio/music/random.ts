import { randomFrom } from "#shared/listening/seeded-random.ts";

/** Chance that can be repeated: the same seed gives the same choices in the same order. */
export interface Random {
  between(low: number, high: number): number;
  /** True with this probability, 0 to 1. */
  chance(probability: number): boolean;
  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** Near 0, never beyond 2 on either side. */
  bell(): number;
}

/** Chance grown from a seed. */
export function createRandom(seed: string): Random {
  const next = randomFrom(seed);
  return {
    between: (low, high) => low + (high - low) * next(),
    chance: (probability) => next() < probability,
    pick: (list) => {
      const chosen = list[Math.floor(next() * list.length)];
      if (chosen === undefined) throw new Error("nothing to pick from");
      return chosen;
    },
    bell: () => next() + next() + next() + next() - 2,
  };
}
