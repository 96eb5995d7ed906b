import { buildLexicon, type Lexicon, readClause } from "#server/coach/care/lexicon.ts";
import { fields } from "./fields.ts";

const lexicon: Lexicon = buildLexicon();
const endings = /(?:ing|ed|es|s|ly)$/;
/** A word without its ending, so that forms of one word are taught together. */
const stem = (word: string): string => (word.length > 4 ? word.replace(endings, "") : word);
const self = new Set(["i", "me", "my", "myself", "mine"]);
const others = new Set(["he", "she", "him", "her", "his", "they", "them", "their"]);
const denials = new Set(["not", "never", "no", "nothing", "no one"]);

/**
 * What the taught reader sees in a text (`plainText` made it): stems, pairs of neighbours, the concepts of the rules'
 * lexicon, and whose it is. Every name stands for itself in the file of weights, so that a reading can be explained.
 */
export function featuresOf(plain: string): Set<string> {
  const words = plain.match(/[a-z0-9']+/g) ?? [];
  const stems = words.map(stem);
  const found = new Set(stems);
  stems.forEach((word, at) => {
    const next = stems[at + 1];
    if (next !== undefined) found.add(`${word} ${next}`);
  });
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
  return found;
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
