import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const row = z.object({
  expect: z.enum(["act", "check", "none", "medical", "out", "injection"]),
  about: z.string(),
  text: z.string(),
});

/** One message with what should be heard in it. */
export type Labelled = z.infer<typeof row>;

/** The sets of messages by name, in the order in which they were written. */
export type SetName =
  | "first"
  | "second"
  | "third"
  | "fourth"
  | "fifth"
  | "sixth"
  | "topics"
  | "seventh"
  | "eighth";

/** Our own message sets; `first` is split in two by a sum over its letters, and only one half was ever tuned on. */
export const readSet = (name: SetName): Labelled[] =>
  readRows(readFileSync(join(import.meta.dirname, "messages", `${name}.jsonl`), "utf8"));

/** Labelled messages, one a line; throws when a line is not of the form. */
export const readRows = (text: string): Labelled[] =>
  text
    .trim()
    .split("\n")
    .map((line) => row.parse(JSON.parse(line)));
