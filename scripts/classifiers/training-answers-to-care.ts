import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** An answer to a question about safety. */
export interface AnswerToCare {
  text: string;
  /** It puts a misreading right. */
  isRight: boolean;
  /** How much it counts: what was written for something else counts less. */
  counts: number;
  /** Who wrote it; how well it is read is judged on hands that taught nothing. */
  hand: string;
}

const corpus = join(import.meta.dirname, "corpus");
const row = z.object({ text: z.string() });

/** Lines of other corpora that are denials, or answer a question about safety with anything but one. */
const elsewhere: readonly { file: string; isRight: boolean; counts: number }[] = [
  { file: "denials", isRight: true, counts: 1 },
  { file: "not-denials", isRight: false, counts: 1 },
  { file: "danger-in-progress", isRight: false, counts: 0.5 },
  { file: "talking-back", isRight: false, counts: 0.5 },
  { file: "became-safe", isRight: false, counts: 0.3 },
  { file: "ordinary-short-answers", isRight: false, counts: 0.7 },
  { file: "ordinary-thanks-and-agreement", isRight: false, counts: 0.7 },
  { file: "ordinary-leaving", isRight: false, counts: 0.7 },
  { file: "answers-body-and-rest", isRight: false, counts: 0.25 },
  { file: "answers-facts-and-plans", isRight: false, counts: 0.25 },
  { file: "answers-feelings", isRight: false, counts: 0.25 },
  { file: "answers-people-and-past", isRight: false, counts: 0.25 },
];

/** Every line that teaches what puts a misreading right. */
export const trainingAnswersToCare = (): AnswerToCare[] => [...written(), ...fromElsewhere()];

/** `corpus/answers-to-care`: one hand a file, `right` or `not`, a tab and the answer. A line of another form throws. */
function written(): AnswerToCare[] {
  const folder = join(corpus, "answers-to-care");
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(folder, file), "utf8")
        .trim()
        .split("\n")
        .map((line, at) => {
          const [label = "", text = ""] = line.split("\t");
          if (!["right", "not"].includes(label) || !text.trim())
            throw new Error(`${file}:${at + 1}: "right" or "not", a tab and an answer is asked for.`);
          return { text, isRight: label === "right", counts: 1, hand: file };
        }),
    );
}

function fromElsewhere(): AnswerToCare[] {
  return elsewhere.flatMap(({ file, isRight, counts }) =>
    readFileSync(join(corpus, "in-conversation", `${file}.jsonl`), "utf8")
      .trim()
      .split("\n")
      .map((line) => ({ text: row.parse(JSON.parse(line)).text, isRight, counts, hand: "elsewhere" })),
  );
}
