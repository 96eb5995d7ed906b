import { createNameRows } from "./name-rows.ts";
import { lettersOf, stemsOf, wordsOf } from "./seen.ts";

/** A phrase with the name of what it stands for. */
export interface Phrase {
  id: string;
  text: string;
}

/** What a text is nearest to: 1 is the very phrase, 0 nothing in common. */
export interface Nearest {
  id: string;
  nearness: number;
}

/** What a text is compared by: its names with what each kind counts. They are made once, however many shelves are asked. */
export type PhraseNames = ReadonlyMap<string, number>;

/** Finds what a text is nearest to; undefined where it has nothing in common with any phrase. */
export type PhraseShelf = (text: PhraseNames) => Nearest | undefined;

/** Finds the nearest so many, each thing once, the nearest first. */
export type PhraseRanks = (text: PhraseNames, count: number) => Nearest[];

/** Letters forgive a misspelling; words say more. */
const letterShare = 0.25;
/** What is asked is short; what is longer is compared by its beginning. */
const comparedChars = 300;

/**
 * Keeps phrases so that a text can be compared with all of them at once, by its rarer words and letters (cosine of
 * tf-idf, as in Salton and Buckley, 1988). The nearest single phrase decides.
 */
export function phraseShelf(phrases: readonly Phrase[]): PhraseShelf {
  const nearnessTo = compared(phrases);
  return (text) => {
    const nearness = nearnessTo(text);
    const best = nearness.reduce((one, value, at) => (value > (nearness[one] ?? 0) ? at : one), 0);
    const phrase = phrases[best];
    const value = nearness[best] ?? 0;
    return phrase && value > 0 ? { id: phrase.id, nearness: value } : undefined;
  };
}

/** The same for whoever wants to see what else comes near. */
export function phraseRanks(phrases: readonly Phrase[]): PhraseRanks {
  const nearnessTo = compared(phrases);
  return (text, count) => {
    const best = new Map<string, number>();
    for (const [at, value] of nearnessTo(text).entries()) {
      const id = phrases[at]?.id;
      if (id !== undefined && value > (best.get(id) ?? 0)) best.set(id, value);
    }
    return [...best]
      .map(([id, nearness]) => ({ id, nearness }))
      .toSorted((one, other) => other.nearness - one.nearness)
      .slice(0, count);
  };
}

/**
 * Makes what tells of each phrase how near a text comes to it. Who has a name, and with what share, stands in two blocks of
 * numbers with a row to a name: as lists of pairs the phrases that the guide knows took 52 MB, and take 8 so.
 */
function compared(phrases: readonly Phrase[]): (text: PhraseNames) => Float64Array {
  const rows = createNameRows();
  const named = phrases.map(({ text }) =>
    [...namesOf(text)].map(([name, share]) => ({ row: rows.add(name, 0, name.length), share })),
  );
  const counts = new Int32Array(rows.size);
  for (const { row } of named.flat()) counts[row] = (counts[row] ?? 0) + 1;
  const rarities = Float64Array.from(counts, (count) => Math.log((phrases.length + 1) / (count + 1)));
  const rarityOf = (row: number): number => rarities[row] ?? Math.log(phrases.length + 1);
  /** Where the phrases that have a name begin; those of the next one are their end. */
  const starts = new Int32Array(rows.size + 1);
  for (const [row, count] of counts.entries()) starts[row + 1] = (starts[row] ?? 0) + count;
  const free = starts.slice();
  const holders = new Int32Array(starts.at(-1) ?? 0);
  const held = new Float32Array(holders.length);
  for (const [phrase, names] of named.entries()) {
    const shares = sharesOf(names.map(({ row, share }) => share * rarityOf(row)));
    for (const [at, { row }] of names.entries()) {
      const place = free[row] ?? 0;
      free[row] = place + 1;
      holders[place] = phrase;
      held[place] = shares[at] ?? 0;
    }
  }
  return (text) => {
    const names = [...text].map(([name, share]) => ({ row: rows.find(name), share }));
    const shares = sharesOf(names.map(({ row, share }) => share * rarityOf(row)));
    const nearness = new Float64Array(phrases.length);
    for (const [at, { row }] of names.entries()) {
      if (row < 0) continue;
      const own = shares[at] ?? 0;
      for (let place = starts[row] ?? 0; place < (starts[row + 1] ?? 0); place += 1) {
        const phrase = holders[place] ?? 0;
        nearness[phrase] = (nearness[phrase] ?? 0) + own * (held[place] ?? 0);
      }
    }
    return nearness;
  };
}

/** The names of a text that is compared. */
export const phraseNames = (text: string): PhraseNames => namesOf(text.slice(0, comparedChars));

/** Stems, pairs of neighbours and groups of letters, with what each kind counts. */
function namesOf(text: string): Map<string, number> {
  const words = wordsOf(text.toLowerCase().replace(/[‘’ʼ`´]/g, "'"));
  const names = new Map<string, number>();
  for (const name of stemsOf(words)) names.set(name, 1);
  for (const name of lettersOf(words)) names.set(name, letterShare);
  return names;
}

/** What each name weighs as its share of a text, so that the squares of all of them are one. */
function sharesOf(weights: readonly number[]): number[] {
  const length = Math.hypot(...weights) || 1;
  return weights.map((weight) => weight / length);
}
