import type { GivenFile } from "#server/coach/coach.ts";
import type { Voice } from "#server/coach/guide/voice.ts";

const openings = [
  "I have read what you gave me.",
  "Thank you, I have it in front of me.",
  "I have looked at your file.",
];
const turns = [
  "Rather than sum it up, I would like to know what it stirs in you. Which part of it stays with you most?",
  "What is in it matters less to me than what it does to you. Where did you notice something while you read it?",
  "When you think of what it says, what does your body do first?",
];
const empties = [
  "There is hardly any text in it that I can read. What is it about, in your own words?",
  "I could make out almost nothing in it. Tell me what you wanted me to see.",
];

/** How long a file is, in words a person would use. */
function lengthOf(text: string): string {
  const words = text.split(/\s+/).filter(Boolean).length;
  return words > 1200
    ? "It is long, and I have read its beginning most closely."
    : `It has about ${words} words.`;
}

/** What the guide says of a file: that it was read, and a turn to the person. Its text is never obeyed and not quoted. */
export function speakOfFile({ text }: GivenFile, { pick }: Pick<Voice, "pick">): string[] {
  if (text.trim().length < 10) return [pick(empties) || (empties[0] ?? "")];
  return [pick(openings), lengthOf(text), pick(turns) || "What in it touches you?"];
}
