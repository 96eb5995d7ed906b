import { lettersOf, type Seen, stemsOf, typedIn, wordsOf } from "#server/coach/reading/seen.ts";
import { endMarks } from "#server/coach/story/sentences.ts";

/** A message of no more words is seen as a whole too. */
const wholeWords = 4;
const lengths = [1, 2, 4, 8, 16, 32, 64];

/**
 * What the classifier of intents sees in a message: its words, letters and marks, how it ends and how long it is. How it begins is
 * left to its words: a request stands anywhere in what people tell.
 */
export function seenInIntent(text: string): Seen {
  const plain = text.toLowerCase().replace(/[‘’ʼ`´]/g, "'");
  const words = wordsOf(plain);
  const signs = new Set([
    `{ends: ${endMarks(plain).slice(0, 2)}}`,
    `{words: ${lengths.findLast((length) => words.length >= length) ?? 0}}`,
  ]);
  if (plain.includes("?")) signs.add("{asks}");
  if (words.length > 0 && words.length <= wholeWords) signs.add(`{whole: ${words.join(" ")}}`);
  return { words: stemsOf(words), letters: lettersOf(words), typed: typedIn(text), signs };
}
