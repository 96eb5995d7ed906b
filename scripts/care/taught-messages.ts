import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readSet, type SetName } from "#scripts/eval/measure-care.ts";

/** A message the reader is taught with. */
export interface Message {
  text: string;
  expect: "act" | "check" | "none";
  about: string;
  /** Messages of one group share a topic and a voice; none of a group is judged by what the rest of it taught. */
  group: string;
}

/** Our own corpus, one message a line below a heading `# expectation topic`, and the earlier sets of messages. */
export function taughtMessages(): Message[] {
  return [
    ...corpus(),
    ...(["first", "second", "third", "fourth", "fifth", "topics"] as const).flatMap(fromSet),
    ...libraryQuestions(),
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
    .map((text) => ({ text, expect: "none", about: "library", group: "library" }));
}

function corpus(): Message[] {
  const folder = join(import.meta.dirname, "corpus");
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => {
      let heading = "";
      return readFileSync(join(folder, file), "utf8")
        .split("\n")
        .flatMap((line): Message[] => {
          if (line.startsWith("# ")) heading = line.slice(2);
          else if (line.trim()) return [message(line.trim(), heading)];
          return [];
        });
    });
}

function message(text: string, heading: string): Message {
  const [expect = "", about = ""] = heading.split(" ");
  return { text, expect: expect === "act" || expect === "check" ? expect : "none", about, group: heading };
}

const fromSet = (name: SetName): Message[] =>
  readSet(name).map(({ text, expect, about }) => ({
    text,
    expect: expect === "act" || expect === "check" ? expect : "none",
    about,
    group: name,
  }));
