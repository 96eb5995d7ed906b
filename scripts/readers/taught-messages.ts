import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Labelled, readRows, readSet, type SetName } from "#scripts/eval/labelled-messages.ts";
import { fallbackFollowUps, genericFollowUps, stepFollowUps } from "#server/coach/guide/follow-ups.ts";

/** A message the reader is taught with. */
export interface Message {
  text: string;
  expect: Labelled["expect"];
  about: string;
  /** Rows were written on it, so what they find in it says nothing of how far they are to be believed. */
  isOfRows: boolean;
}

/** Our own corpus, one message a line below a heading `# expectation topic`, and the earlier sets of messages. */
export function taughtMessages(): Message[] {
  return [
    ...corpus(),
    ...(["first", "second", "third", "fourth", "fifth", "topics"] as const).flatMap(fromSet),
    ...libraryQuestions(),
    ...proposedReplies(),
  ];
}

/** Every other question the library answers: ordinary ones, by people who are not well. */
function libraryQuestions(): Message[] {
  const folder = join(import.meta.dirname, "..", "..", "knowledge");
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) =>
      (/^asked: *(.*)$/m.exec(readFileSync(join(folder, file), "utf8"))?.[1] ?? "").split(/; */),
    )
    .filter((text, at) => text !== "" && at % 2 === 0)
    .map((text) => ({ text, expect: "none", about: "library", isOfRows: false }));
}

/** What we propose to say ourselves is never taken for danger or for an errand. */
const proposedReplies = (): Message[] =>
  [...Object.values(fallbackFollowUps), ...Object.values(stepFollowUps), genericFollowUps]
    .flat()
    .map((text) => ({ text, expect: "none", about: "proposed", isOfRows: false }));

/** Files of one message a line below headings, and files of labelled lines as the sets of messages are. */
function corpus(): Message[] {
  const folder = join(import.meta.dirname, "corpus");
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), "utf8");
      return file.endsWith(".jsonl")
        ? readRows(text).map((row) => labelled(row, false))
        : underHeadings(text);
    });
}

function underHeadings(text: string): Message[] {
  let heading = "";
  return text.split("\n").flatMap((line): Message[] => {
    if (line.startsWith("# ")) heading = line.slice(2);
    else if (line.trim()) {
      const [expect = "", about = ""] = heading.split(" ");
      return [{ text: line.trim(), expect: tierOf(expect), about, isOfRows: false }];
    }
    return [];
  });
}

const tierOf = (expect: string): Message["expect"] =>
  expect === "act" || expect === "check" ? expect : "none";

const labelled = (row: Labelled, isOfRows: boolean): Message => ({ ...row, isOfRows });

const fromSet = (name: SetName): Message[] => readSet(name).map((row) => labelled(row, true));
