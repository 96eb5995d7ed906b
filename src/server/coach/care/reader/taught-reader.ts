import { type CareKind, careKinds } from "#server/coach/care/care.ts";
import { featuresOf, piecesOf } from "./features.ts";
import taught from "./weights.json" with { type: "json" };

interface Question {
  bias: number;
  weights: Map<string, number>;
}

const question = ({ bias, weights }: { bias: number; weights: Record<string, number> }): Question => ({
  bias,
  weights: new Map(Object.entries(weights)),
});
const gravity = question(taught);
const kinds = careKinds.flatMap((kind): [CareKind, Question][] =>
  kind === "suicide" ? [] : [[kind, question(taught.kinds[kind])]],
);

/** What the taught reader makes of a text: the score of its gravest piece, what it speaks of, and which words said so. */
export interface Reading {
  score: number;
  kind: CareKind;
  /** The names that weighed most, the gravest first; for who asks why, never for a log. */
  because: string[];
}

/** From this score on the reader asks one direct question by itself; how it was chosen stands in decision 032. */
export const askFrom = 1.8;
/** Below this score a question that only the rows would ask is not asked. */
export const calmBelow = -1.5;

function scoreOf({ bias, weights }: Question, features: Set<string>): number {
  let sum = 0;
  for (const name of features) sum += weights.get(name) ?? 0;
  return bias + sum / Math.sqrt(Math.max(1, features.size));
}

/** Reads a text (`plainText` made it) by weights that `npm run care:train` learnt from messages of our own. */
export function readingOf(plain: string): Reading {
  const read = piecesOf(plain).map(featuresOf);
  const scores = read.map((features) => scoreOf(gravity, features));
  const score = Math.max(...scores);
  const features = read[scores.indexOf(score)] ?? new Set<string>();
  return { score, kind: kindOf(features), because: heaviest(features) };
}

function kindOf(features: Set<string>): CareKind {
  const [best] = kinds
    .map(([kind, one]): [CareKind, number] => [kind, scoreOf(one, features)])
    .toSorted(([, one], [, other]) => other - one);
  return best && best[1] > 0 ? best[0] : "suicide";
}

const heaviest = (features: Set<string>): string[] =>
  [...features]
    .filter((name) => (gravity.weights.get(name) ?? 0) > 0)
    .toSorted((one, other) => (gravity.weights.get(other) ?? 0) - (gravity.weights.get(one) ?? 0))
    .slice(0, 5);
