import { removeStopwords } from "stopword";
import type { Collection } from "./read-collection.ts";

const k1 = 1.2;
const b = 0.75;

const wordsOf = (text: string): string[] =>
  removeStopwords(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/**
 * The control of the retrieval's evaluation: BM25 as in the textbook (Robertson and Zaragoza, 2009; k1 1.2, b 0.75), on
 * whole words without stop words, nothing else. Answers the ids of the best `depth` documents for each text.
 */
export function rankPlainly({ documents }: Collection, texts: readonly string[], depth: number): string[][] {
  const counted = documents.map(({ id, title, text }) => {
    const words = wordsOf(`${title} ${text}`);
    return { id, length: words.length, count: countEach(words) };
  });
  const meanLength = counted.reduce((sum, { length }) => sum + length, 0) / counted.length;
  const holding = countEach(counted.flatMap(({ count }) => [...count.keys()]));
  const weigh = (word: string): number => {
    const n = holding.get(word) ?? 0;
    return Math.log(1 + (counted.length - n + 0.5) / (n + 0.5));
  };
  return texts.map((text) => {
    const asked = wordsOf(text);
    const scored = counted.map(({ id, length, count }) => {
      const soften = k1 * (1 - b + (b * length) / meanLength);
      const score = asked.reduce((sum, word) => {
        const times = count.get(word) ?? 0;
        return sum + (weigh(word) * times * (k1 + 1)) / (times + soften);
      }, 0);
      return { id, score };
    });
    const found = scored.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score);
    return found.slice(0, depth).map(({ id }) => id);
  });
}

function countEach(words: readonly string[]): Map<string, number> {
  const count = new Map<string, number>();
  for (const word of words) count.set(word, (count.get(word) ?? 0) + 1);
  return count;
}
