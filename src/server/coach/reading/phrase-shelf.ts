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

/** Finds what a text is nearest to; undefined where it has nothing in common with any phrase. */
export type PhraseShelf = (text: string) => Nearest | undefined;

/** Finds the nearest so many, each thing once, the nearest first. */
export type PhraseRanks = (text: string, count: number) => Nearest[];

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

/** Makes what tells of each phrase how near a text comes to it. */
function compared(phrases: readonly Phrase[]): (text: string) => Float64Array {
  const named = phrases.map(({ text }) => namesOf(text));
  const counts = new Map<string, number>();
  for (const names of named) for (const name of names.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const rarity = (name: string): number => Math.log((phrases.length + 1) / ((counts.get(name) ?? 0) + 1));
  const postings = new Map<string, [phrase: number, share: number][]>();
  for (const [at, names] of named.entries())
    for (const [name, share] of shares(names, rarity)) {
      const own = postings.get(name) ?? [];
      own.push([at, share]);
      postings.set(name, own);
    }
  return (text) => {
    const nearness = new Float64Array(phrases.length);
    for (const [name, own] of shares(namesOf(text.slice(0, comparedChars)), rarity))
      for (const [phrase, share] of postings.get(name) ?? [])
        nearness[phrase] = (nearness[phrase] ?? 0) + own * share;
    return nearness;
  };
}

/** Stems, pairs of neighbours and groups of letters, with what each kind counts. */
function namesOf(text: string): Map<string, number> {
  const words = wordsOf(text.toLowerCase().replace(/[‘’ʼ`´]/g, "'"));
  const names = new Map<string, number>();
  for (const name of stemsOf(words)) names.set(name, 1);
  for (const name of lettersOf(words)) names.set(name, letterShare);
  return names;
}

/** Each name's share of a text, so that the squares of all of them are one. */
function shares(names: ReadonlyMap<string, number>, rarity: (name: string) => number): [string, number][] {
  const weighed = [...names].map(([name, share]): [string, number] => [name, share * rarity(name)]);
  const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
  return weighed.map(([name, weight]) => [name, weight / length]);
}
