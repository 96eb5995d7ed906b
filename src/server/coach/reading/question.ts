import type { Seen } from "./seen.ts";

/** A yes-or-no question that was taught: names with their weight, and the weight of nothing at all. */
export interface Question {
  bias: number;
  weights: ReadonlyMap<string, number>;
}

const evenly = (count: number): number => 1 / Math.sqrt(Math.max(1, count));

/** What one name of a kind counts in a text that shows so many of them: a long text weighs no more than a short one. */
export const shareOf = { words: evenly, letters: evenly, typed: evenly, signs: (): number => 1 };

/** The kinds of names a text shows. */
export const kindsOfName = ["words", "letters", "typed", "signs"] as const;

/** The score of what is seen, as a logit; above 0 speaks for yes. */
export function scoreOf({ bias, weights }: Question, seen: Seen): number {
  let score = bias;
  for (const kind of kindsOfName) {
    let sum = 0;
    for (const name of seen[kind]) sum += weights.get(name) ?? 0;
    score += sum * shareOf[kind](seen[kind].size);
  }
  return score;
}
