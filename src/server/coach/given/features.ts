import { lettersOf, type Seen, stemsOf, typedIn, wordsOf } from "#server/coach/reading/seen.ts";
import { endMarks } from "#server/coach/story/sentences.ts";
import type { Given } from "./given.ts";

/** A message of no more words is seen as a whole too. */
const wholeWords = 4;
const lengths = [1, 2, 4, 8, 16, 32];
const coach = new Set(["you", "your", "yours", "u", "ur"]);
/** What points back to what was just said. */
const pointing = new Set(["it", "that", "this", "them", "one", "these", "those", "taht"]);

/** What the classifier of what is done with a given thing sees: the thing, and the message's words, letters, marks, beginning and length. */
export function seenAfterGiven(text: string, given: Given): Seen {
  const plain = text.toLowerCase().replace(/[‘’ʼ`´]/g, "'");
  const words = wordsOf(plain);
  const last = endMarks(plain).slice(0, 1);
  const length = `{words: ${lengths.findLast((one) => words.length >= one) ?? 0}}`;
  const signs = new Set([
    `{given: ${given}}`,
    `{first: ${words[0] ?? ""}}`,
    `{first two: ${words.slice(0, 2).join(" ")}}`,
    `{last: ${words.at(-1) ?? ""}}`,
    `{ends: ${last}}`,
    `{${given} ends: ${last}}`,
    length,
    `{${given} ${length}}`,
  ]);
  if (plain.includes("?")) signs.add("{asks}");
  if (words.length > 0 && words.length <= wholeWords) signs.add(`{whole: ${words.join(" ")}}`);
  if (words.some((word) => coach.has(word.split("'")[0] ?? ""))) signs.add("{says you}");
  if (words.some((word) => pointing.has(word.split("'")[0] ?? ""))) signs.add("{points}");
  else signs.add("{points at nothing}");
  return { words: stemsOf(words), letters: lettersOf(words), typed: typedIn(text), signs };
}
