import { kindsOfName, type Question, shareOf } from "#server/coach/reading/question.ts";
import type { Seen } from "#server/coach/reading/seen.ts";

/** One trained example: what is seen, whether the answer is yes, and how much it counts (1 unless told). */
export interface Example {
  seen: Seen;
  isYes: boolean;
  counts?: number;
}

/** Rounds of teaching unless told. */
const usualRounds = 200;
const rate = 0.08;
/** How dearly a weight is paid for (L2); found by cross-validation, where 0.03 to 0.3 hardly differ. */
const price = 0.1;
/** A name seen less often learns its texts by heart. */
const seldom = 3;

/** Texts as rows of columns and values, one behind the other, so that a round over all of them is quick. */
interface Rows {
  starts: Int32Array;
  columns: Int32Array;
  values: Float64Array;
}

function namesOf(texts: readonly Seen[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const seen of texts)
    for (const kind of kindsOfName)
      for (const name of seen[kind]) counts.set(name, (counts.get(name) ?? 0) + 1);
  const often = [...counts].filter(([, count]) => count >= seldom).map(([name]) => name);
  return new Map(often.toSorted().map((name, column) => [name, column]));
}

function rowsOf(texts: readonly Seen[], columnOf: Map<string, number>): Rows {
  const starts = [0];
  const columns: number[] = [];
  const values: number[] = [];
  for (const seen of texts) {
    for (const kind of kindsOfName) {
      const share = shareOf[kind](seen[kind].size);
      for (const name of seen[kind]) {
        const column = columnOf.get(name);
        if (column === undefined) continue;
        columns.push(column);
        values.push(share);
      }
    }
    starts.push(columns.length);
  }
  return {
    starts: Int32Array.from(starts),
    columns: Int32Array.from(columns),
    values: Float64Array.from(values),
  };
}

/** Whether a text is an example of what is asked, and how much it counts. */
type Label = Omit<Example, "seen">;

/** Adds each row's slope to what its columns cause; gives the slope of the bias. */
function addSlopes(rows: Rows, labels: readonly Label[], weights: Float64Array, slopes: Float64Array) {
  const bias = weights.length - 1;
  let ofBias = 0;
  for (const [at, { isYes, counts = 1 }] of labels.entries()) {
    const from = rows.starts[at] ?? 0;
    const to = rows.starts[at + 1] ?? 0;
    let score = weights[bias] ?? 0;
    for (let one = from; one < to; one += 1)
      score += (weights[rows.columns[one] ?? 0] ?? 0) * (rows.values[one] ?? 0);
    const error = counts * (1 / (1 + Math.exp(-score)) - (isYes ? 1 : 0));
    for (let one = from; one < to; one += 1) {
      const column = rows.columns[one] ?? 0;
      slopes[column] = (slopes[column] ?? 0) + error * (rows.values[one] ?? 0);
    }
    ofBias += error;
  }
  slopes[bias] = ofBias;
}

/**
 * Logistic regression with an L2 price on every weight but the bias, by Adam (Kingma and Ba, 2015) over all examples at
 * once with a rate that falls to nothing: the same examples always give the same.
 */
export const train = (examples: readonly Example[]): Question =>
  trainerOf(examples.map(({ seen }) => seen))(examples);

/** Texts made ready to train several questions on, each by its own labels in their order. */
export function trainerOf(
  texts: readonly Seen[],
  rounds: number = usualRounds,
): (labels: readonly Label[]) => Question {
  const columnOf = namesOf(texts);
  const rows = rowsOf(texts, columnOf);
  return (labels) => learnt(rows, columnOf, labels, rounds);
}

function learnt(
  rows: Rows,
  columnOf: Map<string, number>,
  labels: readonly Label[],
  rounds: number,
): Question {
  const size = columnOf.size + 1;
  const weights = new Float64Array(size);
  const mean = new Float64Array(size);
  const spread = new Float64Array(size);
  const slopes = new Float64Array(size);
  for (let round = 1; round <= rounds; round += 1) {
    for (let at = 0; at < size - 1; at += 1) slopes[at] = price * (weights[at] ?? 0);
    addSlopes(rows, labels, weights, slopes);
    const step = rate * (1 - (round - 1) / rounds);
    for (let at = 0; at < size; at += 1) {
      const slope = slopes[at] ?? 0;
      const first = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
      const second = 0.99 * (spread[at] ?? 0) + 0.01 * slope * slope;
      mean[at] = first;
      spread[at] = second;
      const towards = first / (1 - 0.9 ** round) / (Math.sqrt(second / (1 - 0.99 ** round)) + 1e-8);
      weights[at] = (weights[at] ?? 0) - step * towards;
    }
  }
  return {
    bias: weights[size - 1] ?? 0,
    weights: new Map([...columnOf].map(([name, column]) => [name, weights[column] ?? 0])),
  };
}
