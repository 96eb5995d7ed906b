import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What a person does who has pressed the button. */
export const pressesMeditation = "[presses Meditation]";

/** Somebody who talked with the guide, as they wrote. */
export interface TalkingPerson {
  who: string;
  says: string[];
}

/**
 * People who talked with the guide, one message a line below `# who they are`. Each line was written in answer to what
 * the guide had replied: where its replies change, the conversations are to be held anew and not only printed again.
 */
export function readTalkingPeople(): TalkingPerson[] {
  const people: TalkingPerson[] = [];
  for (const line of readFileSync(join(import.meta.dirname, "people.txt"), "utf8").split("\n")) {
    if (line.startsWith("# ")) people.push({ who: line.slice(2), says: [] });
    else if (line.trim()) people.at(-1)?.says.push(line.trim());
  }
  return people;
}
