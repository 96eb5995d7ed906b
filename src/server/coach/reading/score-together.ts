import { kindsOfName, type Question, shareOf } from "./question.ts";
import type { Seen } from "./seen.ts";

/** Scores a text by several questions at once, in their order. */
export type ScoreTogether = (seen: Seen) => Float64Array;

/**
 * Puts the weights of several questions side by side, so that each name of a text is looked up once and not once for
 * every question; the scores are those of `scoreOf`.
 */
export function scoreTogether(questions: readonly Question[]): ScoreTogether {
  const rows = new Map<string, Float32Array>();
  for (const [at, { weights }] of questions.entries())
    for (const [name, weight] of weights) {
      const row = rows.get(name) ?? new Float32Array(questions.length);
      row[at] = weight;
      rows.set(name, row);
    }
  return (seen) => {
    const scores = Float64Array.from(questions, ({ bias }) => bias);
    for (const kind of kindsOfName) {
      const share = shareOf[kind](seen[kind].size);
      for (const name of seen[kind])
        rows.get(name)?.forEach((weight, at) => {
          scores[at] = (scores[at] ?? 0) + weight * share;
        });
    }
    return scores;
  };
}
