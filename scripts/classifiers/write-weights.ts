import type { Question } from "#server/coach/reading/question.ts";
import type { WeightsFile } from "#server/coach/reading/read-questions.ts";

/** A weight of less says too little to be kept. */
const least = 0.3;

/** A question as a file of weights holds it. */
export function written({ bias, weights }: Question): WeightsFile[string] {
  const kept = [...weights]
    .filter(([, weight]) => Math.abs(weight) >= least)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const hundredths = Buffer.alloc(2 * kept.length);
  for (const [at, [, weight]] of kept.entries()) hundredths.writeInt16LE(Math.round(weight * 100), 2 * at);
  return {
    bias: Math.round(bias * 100) / 100,
    names: kept.map(([name]) => name).join("\n"),
    hundredths: hundredths.toString("base64"),
  };
}

/** The bytes of a file of weights. */
export const weightsText = (questions: WeightsFile): string => `${JSON.stringify(questions)}\n`;
