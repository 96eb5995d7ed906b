import { readFileSync } from "node:fs";
import { z } from "zod";
import { type Question, questionFrom } from "./question.ts";

const weightsFile = z.record(
  z.string(),
  z.object({ bias: z.number(), weights: z.record(z.string(), z.number()) }),
);

/** Gives a taught question by its name; throws when the file has none of it. */
export type Questions = (name: string) => Question;

/**
 * The questions of a file of weights, read when the first is asked for and kept: a start need not wait for tens of
 * thousands of names.
 */
export function questionsOf(file: URL): Questions {
  let read: Map<string, Question> | undefined;
  return (name) => {
    read ??= new Map(
      Object.entries(weightsFile.parse(JSON.parse(readFileSync(file, "utf8")))).map(([key, one]) => [
        key,
        questionFrom(one),
      ]),
    );
    const question = read.get(name);
    if (!question) throw new Error(`${file.pathname} holds no question "${name}"`);
    return question;
  };
}
