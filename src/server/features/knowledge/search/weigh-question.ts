import type { Transaction } from "#server/db/database.ts";
import { type NearWord, nearestWord } from "./nearest-word.ts";
import { findNear, findSaid } from "./search-store.ts";
import { topicsIn } from "./topics.ts";
import { wordPairsIn } from "./word-pairs.ts";

/** A term of a question that the library has, with what it is worth and how its repetition in a passage counts. */
export interface WeighedTerm {
  id: number;
  /** How many passages have it. */
  passages: number;
  weight: number;
  saturation: number;
}

/** A question in the index's terms, the weightiest first, with the library's mean length. */
export interface WeighedQuestion {
  terms: WeighedTerm[];
  meanLength: number;
}

/** A word repeated in a passage soon says nothing new (BM25's k1); a topic met in many words does. */
const wordSaturation = 1.5;
const topicSaturation = 8;
const topicWeight = 0.25;
const pairSaturation = 1.2;
const pairWeight = 0.45;
/** A word that a message repeats soon says nothing new either (BM25's k3). */
const askedSaturation = 2;
/** A word taken for a misspelt one is only probably meant. */
const misspeltWeight = 0.7;
/** A message of 200 words has more terms than that; what its weightiest do not find, the rest does not. */
const termsUsed = 30;
const pairsUsed = 20;
const misspeltLooked = 4;
const shortestMisspelt = 4;

/** Reads a text's terms and their rarity in the library; a misspelt word stands for the nearest that the library knows. */
export async function weighQuestion(tx: Transaction, text: string): Promise<WeighedQuestion> {
  const others = [
    ...[...topicsIn(text)].map(([topic, times]) => ({ term: `~${topic}`, times })),
    ...[...wordPairsIn(text)].map((term) => ({ term, times: 1 })),
  ];
  const said = await findSaid(tx, text, others);
  const [first] = said;
  if (!first || first.all === 0) return { terms: [], meanLength: 1 };
  const known = said.flatMap(({ term, times, id, passages }) =>
    id === null || passages === null ? [] : [weigh(term, times, { id, passages }, first.all)],
  );
  // A long message says enough without the words that it misspells.
  const isLong = known.length >= termsUsed;
  const unknown = isLong ? [] : said.flatMap(({ id, term }) => (id === null && isWord(term) ? [term] : []));
  const meant = (await meantBy(tx, unknown.slice(0, misspeltLooked))).map(({ term, ...found }) =>
    weigh(term, misspeltWeight, found, first.all),
  );
  const weightiest = (some: typeof known, count: number) =>
    some.sort((a, b) => b.weight - a.weight || a.id - b.id).slice(0, count);
  const pairs = known.filter(({ saturation }) => saturation === pairSaturation);
  const words = known.filter(({ saturation }) => saturation !== pairSaturation);
  const terms = [...weightiest([...words, ...meant], termsUsed), ...weightiest(pairs, pairsUsed)];
  return { terms: weightiest(terms, terms.length), meanLength: Math.max(1, first.length / first.all) };
}

const isWord = (term: string): boolean => term.length >= shortestMisspelt && /^\p{L}+$/u.test(term);

function weigh(
  term: string,
  times: number,
  found: { id: number; passages: number },
  all: number,
): WeighedTerm {
  const { worth, saturation } = kindOf(term);
  const rarity = Math.log(1 + (all - found.passages + 0.5) / (found.passages + 0.5));
  return {
    ...found,
    weight: (rarity * worth * times * (askedSaturation + 1)) / (times + askedSaturation),
    saturation,
  };
}

function kindOf(term: string): { worth: number; saturation: number } {
  if (term.startsWith("~")) return { worth: topicWeight, saturation: topicSaturation };
  if (term.startsWith("#")) return { worth: pairWeight, saturation: pairSaturation };
  return { worth: 1, saturation: wordSaturation };
}

/**
 * What misspelt words were meant to be. One slip leaves the first or the last third of a word's trigrams whole, so only
 * words that share one of these are looked at: those with any trigram in common are thousands in a large library.
 */
async function meantBy(tx: Transaction, words: string[]): Promise<NearWord[]> {
  if (words.length === 0) return [];
  const all = await findNear(
    tx,
    words.map((word) => ({ word, ...endsOf(word) })),
  );
  return words.flatMap(
    (word) =>
      nearestWord(
        word,
        all.filter((one) => one.word === word),
      ) ?? [],
  );
}

/** The trigrams of a word's beginning and of its end, its edges marked as the index marks them. */
function endsOf(word: string): { first: string[]; last: string[] } {
  const marked = ` ${word} `;
  const trigrams = Array.from({ length: word.length }, (_, at) => marked.slice(at, at + 3));
  const third = Math.ceil(trigrams.length / 3);
  return { first: trigrams.slice(0, third), last: trigrams.slice(-third) };
}
