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
  return seenWith(sentence).seen;
}

/**
 * The same in an answer to a message with which much is at stake: the order, the first words and the length are seen a second
 * time under names of their own, so that "It's on the way." can weigh otherwise there than anywhere else.
 */
export function seenAtStake(sentence: string): Seen {
  const { seen, words } = seenWith(sentence);
  const [first, second] = words;
  return {
    ...seen,
    typed: new Set([...seen.typed, ...named(seen.typed)]),
    signs: new Set([
      ...seen.signs,
      ...named(seen.signs),
      ...(first !== undefined && second !== undefined ? [`T{2: ${first} ${second}}`] : []),
      `T{${lengthOf(words)}}`,
      "T{}",
    ]),
  };
}

const named = (names: ReadonlySet<string>): string[] => [...names].map((name) => `T${name}`);

function lengthOf({ length }: readonly string[]): string {
  if (length <= 3) return "short";
  if (length <= 6) return "mid";
  return length <= 10 ? "long" : "longer";
}

function seenWith(sentence: string): { seen: Seen; words: string[] } {
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
  return { seen: { words: stemsOf(words), letters: lettersOf(words), typed: order, signs }, words };
}
