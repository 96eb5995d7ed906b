import { plainText } from "#server/coach/care/assessing/plain-text.ts";
import { lettersOf, type Seen, stemsOf, wordsOf } from "#server/coach/reading/seen.ts";
import { fieldsOf } from "./word-fields.ts";

/** A sentence is read so far; the longest that is held back before it is released has 600 characters. */
const readChars = 1200;

/**
 * What the classifier of generated sentences sees in one: stems and pairs of them, groups of letters, and what kinds of
 * things it names in which order, up to three in a row. The order tells "you should stop your tablets" from "ask your
 * doctor before you stop your tablets" in words that were never taught.
 */
export function seenInSentence(sentence: string): Seen {
  const plain = plainText(sentence.slice(0, readChars)).replace(/\b(you|we|they) am\b/g, "$1 are");
  const words = wordsOf(plain);
  const fields = fieldsOf(words);
  const order = new Set<string>();
  for (const [at, field] of fields.entries()) {
    order.add(`=${field}`);
    if (at === 0) order.add(`=^ ${field}`);
    const [second, third] = [fields[at + 1], fields[at + 2]];
    if (second !== undefined) order.add(`=${field} ${second}`);
    if (third !== undefined) {
      order.add(`=${field} ${second} ${third}`);
      order.add(`=${field} * ${third}`);
    }
  }
  const signs = new Set([`{first: ${words[0] ?? ""}}`]);
  if (sentence.includes("?")) signs.add("{asks}");
  if (/\d/.test(plain)) signs.add("{a number}");
  return { words: stemsOf(words), letters: lettersOf(words), typed: order, signs };
}
