import { kindsOfName, type Question, shareOf } from "./question.ts";
import type { Seen } from "./seen.ts";

/** What was taught of a question: the weight of nothing at all, and of each name its weight, by its place. */
export interface Taught {
  bias: number;
  names: readonly string[];
  weightAt(place: number): number;
}

/** Questions side by side: each name of a text is looked up once, and not once for every question. */
export interface QuestionTable {
  /** The scores of all questions, in their order; those of `scoreOf`. */
  scores(seen: Seen): Float64Array;
  /** What a name weighs in one of them. */
  weight(name: string, question: number): number;
}

/** A string of so many characters that V8 cut from another holds the whole other one in memory. */
const cutFrom = 13;
const apart = (name: string): string => (name.length < cutFrom ? name : Buffer.from(name).toString());

/**
 * Puts questions into one block of numbers, a row to a name. A map of names for each question holds every name and number
 * as an object of its own: 630,000 weights took 76 MB that way, and 23 MB this way.
 */
export function questionTable(questions: readonly Taught[]): QuestionTable {
  const width = questions.length;
  const rows = new Map<string, number>();
  for (const { names } of questions)
    for (const name of names) if (!rows.has(name)) rows.set(apart(name), rows.size);
  const weights = new Float32Array(rows.size * width);
  for (const [column, { names, weightAt }] of questions.entries())
    for (const [place, name] of names.entries())
      weights[(rows.get(name) ?? 0) * width + column] = weightAt(place);
  const biases = Float64Array.from(questions, ({ bias }) => bias);
  return {
    scores: (seen) => {
      const scores = biases.slice();
      for (const kind of kindsOfName) {
        const share = shareOf[kind](seen[kind].size);
        for (const name of seen[kind]) {
          const row = rows.get(name);
          if (row === undefined) continue;
          for (let column = 0, at = row * width; column < width; column += 1, at += 1)
            scores[column] = (scores[column] ?? 0) + (weights[at] ?? 0) * share;
        }
      }
      return scores;
    },
    weight: (name, question) => {
      const row = rows.get(name);
      return row === undefined ? 0 : (weights[row * width + question] ?? 0);
    },
  };
}

/** The same of questions that have just been taught. */
export function taughtIn({ bias, weights }: Question): Taught {
  const values = [...weights.values()];
  return { bias, names: [...weights.keys()], weightAt: (place) => values[place] ?? 0 };
}
