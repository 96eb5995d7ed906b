import { everydayWords } from "./everyday-words.ts";
import { furtherWords } from "./further-words.ts";

interface Lexicon {
  words: Map<string, string[]>;
  beginnings: Map<string, string[]>;
  /** By their first word, so that a text is searched only for those that can be in it. */
  phrases: Map<string, { text: string; topic: string }[]>;
}

const lexicon = read(`${everydayWords}\n${furtherWords}`);
const longestBeginning = Math.max(...[...lexicon.beginnings.keys()].map(({ length }) => length));

/** The topics a text speaks of in everyday words, with how often: 'snapped at my son' speaks of a lost temper and children. */
export function topicsIn(text: string): Map<string, number> {
  const plain = ` ${text
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/[^\p{L}\p{N}'/-]+/gu, " ")
    .trim()} `;
  const counted = new Map<string, number>();
  const count = (topic: string) => counted.set(topic, (counted.get(topic) ?? 0) + 1);
  const words = plain.trim().split(" ");
  for (const word of words) for (const topic of topicsOf(word)) count(topic);
  for (const word of new Set(words))
    for (const { text: phrase, topic } of lexicon.phrases.get(word) ?? [])
      if (plain.includes(phrase)) count(topic);
  return counted;
}

function topicsOf(word: string): Set<string> {
  const topics = new Set(lexicon.words.get(word));
  for (let length = 2; length <= Math.min(word.length, longestBeginning); length++)
    for (const topic of lexicon.beginnings.get(word.slice(0, length)) ?? []) topics.add(topic);
  return topics;
}

function read(lines: string): Lexicon {
  const found: Lexicon = { words: new Map(), beginnings: new Map(), phrases: new Map() };
  for (const line of lines.split("\n")) {
    const [topic = "", listed = ""] = line.split(": ");
    for (const entry of listed.split(", ")) {
      const text = entry.replaceAll("*", "");
      const [first = "", ...rest] = text.split(" ");
      if (rest.length > 0)
        put(found.phrases, first, { text: ` ${text}${entry.endsWith("*") ? "" : " "}`, topic });
      else put(entry.endsWith("*") ? found.beginnings : found.words, text, topic);
    }
  }
  return found;
}

function put<Entry>(entries: Map<string, Entry[]>, word: string, entry: Entry): void {
  entries.set(word, [...(entries.get(word) ?? []), entry]);
}
