import { signsOf, weigh } from "#server/coach/care/assessing/weigh.ts";
import { buildLexicon, type Lexicon, readClause } from "#server/coach/care/words/lexicon.ts";
import { lettersOf, type Seen, stemsOf, wordsOf } from "#server/coach/reading/seen.ts";
import { fields } from "./fields.ts";

const lexicon: Lexicon = buildLexicon();
const self = new Set(["i", "me", "my", "myself", "mine"]);
const others = new Set(["he", "she", "him", "her", "his", "they", "them", "their"]);
/** The name of what answers the coach. */
export const answered = "(an answer)";
const denials = new Set(["not", "never", "no", "nothing", "no one"]);

/**
 * What the classifier sees in a piece of plain text, of a message of which `typed` is known: stems, pairs of
 * neighbours, groups of letters, the concepts of the rules' lexicon, fields of meaning, whose it is, what the rows make
 * of it, and whether it answers the coach: in the middle of a conversation people speak in fragments and pictures.
 */
export function seenIn(plain: string, typed: ReadonlySet<string>, isAnswer: boolean): Seen {
  const words = wordsOf(plain);
  const found = stemsOf(words);
  for (const clause of plain.split(/[.!?;:]+/))
    for (const name of readClause(clause.match(/[a-z0-9']+|,/g) ?? [], lexicon).holds)
      if (/^[A-Z]/.test(name)) found.add(name);
  const met = fields.filter(([, field]) => field.test(plain)).map(([name]) => `<${name}>`);
  for (const [at, name] of met.entries()) {
    found.add(name);
    for (const other of met.slice(at + 1)) found.add(`${name} ${other}`);
  }
  if (!words.some((word) => self.has(word))) found.add("(nobody says I)");
  if (words.some((word) => others.has(word))) found.add("(of others)");
  if (words.some((word) => denials.has(word))) found.add("(a no)");
  const signs = rowsIn(plain);
  if (isAnswer) signs.add(answered);
  return { words: found, letters: lettersOf(words), typed, signs };
}

/** What the rows find, as names: each sign with and without its points, and the tier they add up to. */
function rowsIn(plain: string): Set<string> {
  const signs = signsOf(plain);
  const { tier } = weigh(signs, []);
  return new Set([
    ...signs.flatMap(({ name, points }) => [`{${name}}`, `{${name} ${points}}`]),
    ...(tier === "none" ? [] : ["{rows}", `{rows: ${tier}}`]),
  ]);
}

const windowSentences = 3;
const shortWords = 45;

/** A long text in overlapping pieces of three sentences, since one sentence of a long story may matter most. */
export function piecesOf(plain: string): string[] {
  if (plain.split(" ").length <= shortWords) return [plain];
  const sentences = plain.split(/(?<=[.!?;\n])\s+|,\s+(?=(?:and|but|so|then)\b)/).flatMap(inRuns);
  if (sentences.length <= windowSentences) return [plain];
  return sentences
    .slice(0, sentences.length - windowSentences + 1)
    .map((_sentence, at) => sentences.slice(at, at + windowSentences).join(" "));
}

/** A sentence without an end, cut where it has grown as long as a short text. */
function inRuns(sentence: string): string[] {
  const words = sentence.split(" ");
  const runs: string[] = [];
  for (let at = 0; at < words.length; at += shortWords / 3)
    runs.push(words.slice(at, at + shortWords / 3).join(" "));
  return runs;
}
