import { lettersOf, type Seen, stemsOf, typedIn, wordsOf } from "#server/coach/reading/seen.ts";
import { endMarks } from "#server/coach/story/sentences.ts";

import { fields } from "./fields.ts";

const self = new Set(["i", "me", "my", "myself", "mine"]);
const coach = new Set(["you", "your", "yours", "u", "ur"]);
/** A message of no more words is seen as a whole too. */
const wholeWords = 4;
const lengths = [1, 2, 4, 8, 16, 32, 64];

/**
 * What the classifier of acts sees in a message: its words, letters and marks as they were typed, how it begins and ends, how
 * long it is, and what the coach had just asked.
 */
export function seenInAct(text: string, asked: string): Seen {
  const plain = text.toLowerCase().replace(/[‘’ʼ`´]/g, "'");
  const words = wordsOf(plain);
  const whole = words.join(" ");
  const last = endMarks(plain).slice(0, 2);
  const signs = new Set([
    `{asked: ${asked}}`,
    `{first: ${words[0] ?? ""}}`,
    `{first two: ${words.slice(0, 2).join(" ")}}`,
    `{first three: ${words.slice(0, 3).join(" ")}}`,
    `{last: ${words.at(-1) ?? ""}}`,
    `{ends: ${last}}`,
    `{words: ${lengths.findLast((length) => words.length >= length) ?? 0}}`,
  ]);
  if (plain.includes("?")) signs.add("{asks}");
  if (words.length > 0 && words.length <= wholeWords) {
    signs.add(`{whole: ${whole}}`);
    signs.add(`{${asked}: ${whole}}`);
    signs.add(`{short ${asked}}`);
  }
  if (!words.some((word) => self.has(word.split("'")[0] ?? ""))) signs.add("{nobody says I}");
  if (words.some((word) => coach.has(word.split("'")[0] ?? ""))) signs.add("{says you}");
  const met = fields.filter(([, field]) => field(words) >= 0).map(([name]) => name);
  for (const name of met) signs.add(`{of ${name}}`);
  if (met.length === 0) signs.add("{of nothing known}");
  if (plain.includes("?")) for (const name of met) signs.add(`{asks of ${name}}`);
  return { words: stemsOf(words), letters: lettersOf(words), typed: typedIn(text), signs };
}
