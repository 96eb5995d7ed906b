import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** What a message needs from its reply where it needs something: an answer, to be believed, to be let go. */
const need = z.enum([
  "answer",
  "library",
  "explain",
  "practice",
  "meditation",
  "correct",
  "apology",
  "thanks",
  "goodbye",
  "wait",
  "resume",
  "doctor",
  "decline",
  "english",
  "unclear",
]);

/** What a message needs from its reply. */
export type Need = z.infer<typeof need>;

/** One message of somebody who says what they like. */
export interface SaidMessage {
  text: string;
  needs: Need | undefined;
}

/** Somebody who does not do what a guide would like: asks back, corrects, complains, chats, mourns, rejoices. */
export interface FreePerson {
  manner: string;
  messages: SaidMessage[];
}

/** Reads people, one message a line below `# manner`; `= need` ends a line that needs something. */
export function readPeople(): FreePerson[] {
  const people: FreePerson[] = [];
  for (const line of readFileSync(join(import.meta.dirname, "people.txt"), "utf8").split("\n")) {
    if (line.startsWith("# ")) people.push({ manner: line.slice(2), messages: [] });
    else if (line.trim()) people.at(-1)?.messages.push(asMessage(line));
  }
  return people;
}

function asMessage(line: string): SaidMessage {
  const [text = "", needs] = line.split(/ = ?(?=\S*$)/);
  return { text: text.trim(), needs: needs ? need.parse(needs.trim()) : undefined };
}
