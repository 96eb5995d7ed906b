import { readFileSync } from "node:fs";
import { z } from "zod";
import { once } from "./once.ts";
import { type QuestionTable, questionTable, type Taught } from "./question-table.ts";

/**
 * A file of weights: by question what nothing at all weighs, its names one a line, and the weight of each in
 * hundredths, as 16-bit numbers. As an object of tens of thousands of keys it takes three times the memory to read.
 */
const weightsFile = z.record(
  z.string(),
  z.object({ bias: z.number(), names: z.string(), hundredths: z.base64() }),
);

/** What a file of weights holds, as it is written. */
export type WeightsFile = z.infer<typeof weightsFile>;

/**
 * These questions of a file of weights, read when they are first asked for and kept: a start need not wait for tens of
 * thousands of names. Asking throws when the file has none of one of them.
 */
export const questionsOf = (file: URL, names: readonly string[]): (() => QuestionTable) =>
  once(() => {
    const kept = weightsFile.parse(JSON.parse(readFileSync(file, "utf8")));
    return questionTable(
      names.map((name) => {
        const question = kept[name];
        if (!question) throw new Error(`${file.pathname} holds no question "${name}"`);
        return asTaught(question);
      }),
    );
  });

function asTaught({ bias, names, hundredths }: WeightsFile[string]): Taught {
  const bytes = Buffer.from(hundredths, "base64");
  return { bias, names, weightAt: (place) => bytes.readInt16LE(2 * place) / 100 };
}
