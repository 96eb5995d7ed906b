import { createNameRows, type NameRows } from "./name-rows.ts";
import { kindsOfName, type Question, shareOf } from "./question.ts";
import type { Seen } from "./seen.ts";

/** What was taught of a question: the weight of nothing at all, and of each name its weight, by its place. */
export interface Taught {
  bias: number;
  /** One a line. */
  names: string;
  weightAt(place: number): number;
}

/** Questions side by side: each name of a text is looked up once, and not once for every question. */
export interface QuestionTable {
  /** The scores of all questions, in their order; those of `scoreOf`. */
  scores(seen: Seen): Float64Array;
  /** What a name weighs in one of them. */
  weight(name: string, question: number): number;
}

/** The row of each name of a question, in the order of its weights. */
function rowsOf(names: string, rows: NameRows): Int32Array {
  const found = new Int32Array(countOf(names));
  let from = 0;
  for (let place = 0; place < found.length; place += 1) {
    const end = names.indexOf("\n", from);
    const to = end < 0 ? names.length : end;
    found[place] = rows.add(names, from, to);
    from = to + 1;
  }
  return found;
}

function countOf(names: string): number {
  if (names === "") return 0;
  let count = 1;
  for (let at = names.indexOf("\n"); at >= 0; at = names.indexOf("\n", at + 1)) count += 1;
  return count;
}

/**
 * Puts questions into one block of numbers, a row to a name. A map of names for each question holds every name and number
 * as an object of its own: 630,000 weights took 76 MB that way, and 23 MB this way.
 */
export function questionTable(questions: readonly Taught[]): QuestionTable {
  const width = questions.length;
  const rows = createNameRows();
  const places = questions.map(({ names }) => rowsOf(names, rows));
  const weights = new Float32Array(rows.size * width);
  for (const [column, { weightAt }] of questions.entries()) {
    const ofIt = places[column] ?? new Int32Array();
    for (let place = 0; place < ofIt.length; place += 1)
      weights[(ofIt[place] ?? 0) * width + column] = weightAt(place);
  }
  const biases = Float64Array.from(questions, ({ bias }) => bias);
  return {
    scores: (seen) => {
      const scores = biases.slice();
      for (const kind of kindsOfName) {
        const share = shareOf[kind](seen[kind].size);
        for (const name of seen[kind]) {
          const row = rows.find(name);
          if (row < 0) continue;
          for (let column = 0, at = row * width; column < width; column += 1, at += 1)
            scores[column] = (scores[column] ?? 0) + (weights[at] ?? 0) * share;
        }
      }
      return scores;
    },
    weight: (name, question) => {
      const row = rows.find(name);
      return row < 0 ? 0 : (weights[row * width + question] ?? 0);
    },
  };
}

/** The same of questions that have just been taught. */
export function taughtIn({ bias, weights }: Question): Taught {
  const values = [...weights.values()];
  return { bias, names: [...weights.keys()].join("\n"), weightAt: (place) => values[place] ?? 0 };
}
