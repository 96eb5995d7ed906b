import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readSet } from "#scripts/eval/measure-care.ts";

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
  return [...corpus(), ...(["first", "second", "third", "fourth"] as const).flatMap(fromSet)];
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

const fromSet = (name: "first" | "second" | "third" | "fourth"): Message[] =>
  readSet(name).map(({ text, expect, about }) => ({
    text,
    expect: expect === "act" || expect === "check" ? expect : "none",
    about,
    group: name,
  }));
