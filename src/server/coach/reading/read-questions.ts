import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Question } from "./question.ts";

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

/** Gives a taught question by its name; throws when the file has none of it. */
export type Questions = (name: string) => Question;

/**
 * The questions of a file of weights, read when the first is asked for and kept: a start need not wait for tens of
 * thousands of names.
 */
export function questionsOf(file: URL): Questions {
  let read: Map<string, Question> | undefined;
  return (name) => {
    read ??= readQuestions(file);
    const question = read.get(name);
    if (!question) throw new Error(`${file.pathname} holds no question "${name}"`);
    return question;
  };
}

function readQuestions(file: URL): Map<string, Question> {
  const questions = weightsFile.parse(JSON.parse(readFileSync(file, "utf8")));
  return new Map(
    Object.entries(questions).map(([key, { bias, names, hundredths }]) => {
      const bytes = Buffer.from(hundredths, "base64");
      const weights = new Map<string, number>();
      for (const name of names.split("\n")) weights.set(name, bytes.readInt16LE(2 * weights.size) / 100);
      return [key, { bias, weights }];
    }),
  );
}
