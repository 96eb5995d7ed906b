/** Looks for words in a text: where among its words the first of them begins, -1 where none does. */
export type WordList = (words: readonly string[]) => number;

/** The words of a text as lists are compared with them: lower case, straight apostrophes, no marks. */
export const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[‘’ʼ`´]/g, "'")
    .match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];

interface Entry {
  words: string[];
  /** The last word may go on. */
  isOpen: boolean;
}

/**
 * A list of words and phrases, parted by commas; `grie*` stands for every word that begins so. It is looked through once
 * for each word of a text, whatever the text holds.
 */
export function wordList(list: string): WordList {
  const byFirst = new Map<string, Entry[]>();
  const openStarts: string[] = [];
  for (const entry of list.split(",").map((one) => asEntry(one.trim()))) {
    const [first = ""] = entry.words;
    if (entry.words.length === 1 && entry.isOpen) openStarts.push(first);
    else byFirst.set(first, [...(byFirst.get(first) ?? []), entry]);
  }
  return (words) =>
    words.findIndex(
      (word, at) =>
        openStarts.some((start) => word.startsWith(start)) ||
        (byFirst.get(word) ?? []).some((entry) => follows(entry, words, at)),
    );
}

const asEntry = (text: string): Entry => ({
  words: text.replace(/\*$/, "").split(" "),
  isOpen: text.endsWith("*"),
});

const follows = ({ words: wanted, isOpen }: Entry, words: readonly string[], at: number): boolean =>
  wanted.every((one, step) => {
    const found = words[at + step] ?? "";
    return isOpen && step === wanted.length - 1 ? found.startsWith(one) : found === one;
  });
