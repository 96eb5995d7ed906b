import { everydayWords } from "./everyday-words.ts";
import { furtherWords } from "./further-words.ts";

interface Lexicon {
  words: Map<string, string[]>;
  beginnings: Map<string, string[]>;
  /** By their first word, so that a text is searched only for those that can be in it. */
  phrases: Map<string, { text: string; matter: string }[]>;
}

const lexicon = read(`${everydayWords}\n${furtherWords}`);
const longestBeginning = Math.max(...[...lexicon.beginnings.keys()].map(({ length }) => length));

/** The matters a text speaks of in everyday words, with how often: 'snapped at my son' speaks of a lost temper and children. */
export function mattersIn(text: string): Map<string, number> {
  const plain = ` ${text
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/[^\p{L}\p{N}'/-]+/gu, " ")
    .trim()} `;
  const counted = new Map<string, number>();
  const count = (matter: string) => counted.set(matter, (counted.get(matter) ?? 0) + 1);
  const words = plain.trim().split(" ");
  for (const word of words) for (const matter of mattersOf(word)) count(matter);
  for (const word of new Set(words))
    for (const { text: phrase, matter } of lexicon.phrases.get(word) ?? [])
      if (plain.includes(phrase)) count(matter);
  return counted;
}

function mattersOf(word: string): Set<string> {
  const matters = new Set(lexicon.words.get(word));
  for (let length = 2; length <= Math.min(word.length, longestBeginning); length++)
    for (const matter of lexicon.beginnings.get(word.slice(0, length)) ?? []) matters.add(matter);
  return matters;
}

function read(lines: string): Lexicon {
  const found: Lexicon = { words: new Map(), beginnings: new Map(), phrases: new Map() };
  for (const line of lines.split("\n")) {
    const [matter = "", listed = ""] = line.split(": ");
    for (const entry of listed.split(", ")) {
      const text = entry.replaceAll("*", "");
      const [first = "", ...rest] = text.split(" ");
      if (rest.length > 0)
        put(found.phrases, first, { text: ` ${text}${entry.endsWith("*") ? "" : " "}`, matter });
      else put(entry.endsWith("*") ? found.beginnings : found.words, text, matter);
    }
  }
  return found;
}

function put<Entry>(entries: Map<string, Entry[]>, word: string, entry: Entry): void {
  entries.set(word, [...(entries.get(word) ?? []), entry]);
}
