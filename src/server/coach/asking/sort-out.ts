import { readFileSync } from "node:fs";
import { type Intent, intents } from "#server/coach/intent/intents.ts";
import type { Wanted } from "#server/coach/intent/read-request.ts";
import { plainWords, type WordList, wordList } from "#server/coach/story/word-list.ts";

/** Something that can be tapped in place of a question that could not be told apart. */
export interface Sorting {
  /** What is tapped, in the person's own voice. */
  text: string;
  /** The intents of which it may be meant. */
  isFor: Wanted[];
  /** Finds the words by which it is meant where no intent is sure. */
  has: WordList;
  /** The station of the hour it leads to, or the intent it is answered as. */
  leads: { to: string; as?: never } | { as: Wanted; to?: never };
}

const asWanted = (name: string): Wanted | undefined =>
  intents.find((intent): intent is Wanted => intent === name && isWanted(intent));
const isWanted = (intent: Intent): intent is Wanted => intent !== "none";

/**
 * Reads what can be tapped: `# words` heads one, with a line `for` of intents, one `has` of words and one of `to station` or `as intent`. Throws,
 * with the line, where one cannot be read, and where an intent is left without one.
 */
export function sortingsFrom(table: string): Sorting[] {
  const sortings: Sorting[] = [];
  for (const [at, line] of table.split("\n").entries()) {
    const text = line.trim();
    if (text === "" || text.startsWith(";")) continue;
    const fault = (why: string): Error => new Error(`sort-out.txt, line ${at + 1}: ${why}.`);
    const [sign = "", ...rest] = text.split(" ");
    const last = sortings.at(-1);
    if (sign === "#") sortings.push({ text: rest.join(" "), isFor: [], has: nothing, leads: { to: "" } });
    else if (!last) throw fault("it stands before the first heading");
    else if (sign === "for")
      last.isFor = rest.map((name) => asWanted(name) ?? refuse(fault(`"${name}" is no intent`)));
    else if (sign === "to") last.leads = { to: rest.join(" ") };
    else if (sign === "has") last.has = wordList(rest.join(" "));
    else if (sign === "as")
      last.leads = { as: asWanted(rest.join(" ")) ?? refuse(fault(`"${rest.join(" ")}" is no intent`)) };
    else throw fault(`"${sign}" does not belong here`);
  }
  const left = intents
    .filter(isWanted)
    .find((intent) => !sortings.some(({ isFor }) => isFor.includes(intent)));
  if (left !== undefined) throw new Error(`sort-out.txt: nothing can be tapped for "${left}".`);
  return sortings;
}

const nothing: WordList = () => -1;

function refuse(fault: Error): never {
  throw fault;
}

/** Everything that can be tapped in place of a question. */
export const sortings: readonly Sorting[] = sortingsFrom(
  readFileSync(new URL("./sort-out.txt", import.meta.url), "utf8"),
);

/** Tapped by whoever meant none of what was shown. */
export const noneOfThese = "None of these";

const wordsOf = (text: string): string => plainWords(text).join(" ");
const byWords = new Map(sortings.map((sorting) => [wordsOf(sorting.text), sorting]));

/** What is tapped for words to somebody; where that somebody is known, they stand in it. */
export const wordsForSomebody = "Find words to say it";
const forSomebody = /^find words for (?:my )?\p{L}[\p{L}' -]*$/iu;
/** Such a tap names nobody in more words. */
const wordsOfNaming = 6;

/** The tap for words to somebody who is known, in the person's own voice: "Find words for my sister". */
export const wordsFor = (somebody: string): string => `Find words for ${somebody}`;

/** What of these a message taps, in its very words. */
export const sortingIn = (text: string): Sorting | undefined =>
  byWords.get(wordsOf(text)) ??
  (forSomebody.test(text.trim()) && plainWords(text).length <= wordsOfNaming
    ? byWords.get(wordsOf(wordsForSomebody))
    : undefined);

/** Whether a message says that nothing of what was shown was meant. */
export const isNoneOfThese = (text: string): boolean => wordsOf(text) === wordsOf(noneOfThese);

/** Where both of the two likeliest lead, if that is one place: which of them is meant need not be asked. */
export function sortingOfBoth([one, other]: readonly Wanted[]): Sorting["leads"] | undefined {
  if (one === undefined || other === undefined) return undefined;
  return sortings.find(({ isFor }) => isFor.includes(one) && isFor.includes(other))?.leads;
}

/** So many likely things stand beside "None of these". */
const shown = 2;

/** What is shown to tap to whoever asked for one of these, the likeliest first. */
export function tapsForLikely(likely: readonly Wanted[]): string[] {
  const found = likely.flatMap((intent) => sortings.filter(({ isFor }) => isFor.includes(intent)));
  return [...new Set(found.map(({ text }) => text))].slice(0, shown).concat(noneOfThese);
}
