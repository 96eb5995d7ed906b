import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Question } from "#server/coach/reading/question.ts";

const coach = join(import.meta.dirname, "..", "..", "src", "server", "coach");
/** A weight of less says too little to be kept. */
const least = 0.3;

/** A question as a file of weights holds it: its weights in hundredths, by name. */
export const written = ({ bias, weights }: Question) => ({
  bias: Math.round(bias * 100) / 100,
  weights: Object.fromEntries(
    [...weights]
      .filter(([, weight]) => Math.abs(weight) >= least)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, weight]) => [name, Math.round(weight * 100) / 100]),
  ),
});

/** Writes the file of weights of one reader of the coach. */
export function writeWeights(reader: "care" | "topic", questions: Record<string, unknown>): void {
  writeFileSync(join(coach, reader, "reader", "weights.json"), `${JSON.stringify(questions, null, 1)}\n`);
}
