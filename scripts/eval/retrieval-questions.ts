import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const question = z.strictObject({
  id: z.string().regex(/^q\d{3}$/),
  text: z.string().min(1),
  /** Passages by file name: 2 for the one a librarian would hand over, 1 for one that fits as well. */
  relevant: z
    .record(z.string(), z.union([z.literal(1), z.literal(2)]))
    .refine((grades) => Object.values(grades).includes(2), "A question needs a best passage."),
});

/** An everyday message with the passages of the library that answer it, graded. */
export type RetrievalQuestion = z.infer<typeof question>;

/** Which half a question is in: ranking is tuned on one and judged, at the end, on the other. */
export type Half = "tuning" | "locked";

/** The half of a question follows from its number alone, so no question ever changes sides. */
export const halfOf = (id: string): Half => (Number(id.slice(1)) % 2 === 1 ? "tuning" : "locked");

/** The labelled questions, all or one half of them; throws when a line is not of the form. */
export function readQuestions(half?: Half): RetrievalQuestion[] {
  return readLines("retrieval-questions.jsonl").filter(({ id }) => half === undefined || halfOf(id) === half);
}

/** Questions that were written later, before the ranking was changed once more; throws when a line is not of the form. */
export const readFreshQuestions = (): RetrievalQuestion[] => readLines("fresh-questions.jsonl");

const readLines = (name: string): RetrievalQuestion[] =>
  readFileSync(join(import.meta.dirname, name), "utf8")
    .trim()
    .split("\n")
    .map((line) => question.parse(JSON.parse(line)));
