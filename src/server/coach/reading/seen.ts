/**
 * What a classifier sees in a piece of text, by kind of name: words and their neighbours, groups of letters (which
 * survive a misspelling), the words and marks of the whole message as they were typed, and signs that rules found.
 * Every name stands for itself in a file of weights.
 */
export interface Seen {
  words: ReadonlySet<string>;
  letters: ReadonlySet<string>;
  typed: ReadonlySet<string>;
  signs: ReadonlySet<string>;
}

const endings = /(?:ing|ed|es|s|ly)$/;
/** A word without its ending, so that forms of one word are taught together. */
const stem = (word: string): string => (word.length > 4 ? word.replace(endings, "") : word);

/** The words of a plain text. */
export const wordsOf = (plain: string): string[] => plain.match(/[a-z0-9']+/g) ?? [];

/** Stems, and pairs of neighbouring stems. */
export function stemsOf(words: readonly string[]): Set<string> {
  const stems = words.map(stem);
  const found = new Set(stems);
  stems.forEach((word, at) => {
    const next = stems[at + 1];
    if (next !== undefined) found.add(`${word} ${next}`);
  });
  return found;
}

const groupLengths = [3, 4, 5];

/** Groups of three to five letters inside words, the word's bounds included. */
export function lettersOf(words: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const word of words) {
    const bounded = `^${word}$`;
    for (const length of groupLengths)
      for (let at = 0; at + length <= bounded.length; at += 1)
        found.add(`#${bounded.slice(at, at + length)}`);
  }
  return found;
}

/** Words and marks as they were typed, endings and all, and pairs of neighbours: how something is said, not only what. */
export function typedIn(text: string): Set<string> {
  const typed =
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[a-z0-9']+|[.!?,;:…"()-]|\p{Extended_Pictographic}/gu) ?? [];
  const found = new Set(typed.map((one) => `=${one}`));
  typed.forEach((one, at) => {
    const next = typed[at + 1];
    if (next !== undefined) found.add(`=${one} ${next}`);
  });
  return found;
}
