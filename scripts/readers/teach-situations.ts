import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { seenInSituation } from "#server/coach/situation/read-situation.ts";
import { situations } from "#server/coach/situation/situations.ts";
import { pupilOf } from "./logistic.ts";
import { taughtAnswers } from "./taught-messages.ts";
import { writeWeights, written } from "./write-weights.ts";

/** A line with the situation it is said in, where it is one we have a word for. */
interface SituationLine {
  text: string;
  id: string | undefined;
}

const library = join(import.meta.dirname, "..", "..", "knowledge");

/** What people say of each passage of the library, and what they answer the coach: most of it is no situation. */
function linesSaid(): SituationLine[] {
  const idOf = new Map(
    situations.flatMap(({ id, passages }) =>
      passages.split(" ").map((name): [string, string] => [`${name}.md`, id]),
    ),
  );
  const asked = readdirSync(library)
    .toSorted()
    .flatMap((file) =>
      (/^asked: *(.*)$/m.exec(readFileSync(join(library, file), "utf8"))?.[1] ?? "")
        .split(/; */)
        .filter(Boolean)
        .map((text) => ({ text, id: idOf.get(file) })),
    );
  const answers = taughtAnswers()
    .filter((_message, at) => at % 2 === 0)
    .map(({ text }) => ({ text, id: undefined }));
  return [...asked, ...answers];
}

/** Teaches the reader of situations, each against all others, and writes its weights. */
export function teachSituations(): void {
  const lines = linesSaid();
  const teach = pupilOf(lines.map(({ text }) => seenInSituation(text)));
  const questions = situations.map(({ id }) => [
    id,
    written(teach(lines.map((line) => ({ isYes: line.id === id })))),
  ]);
  writeWeights("situation", Object.fromEntries(questions));
}
