import * as lists from "stopword";

/** A language that a message is written in other than English; `other` where we have no words of it. */
export type OtherLanguage = (typeof commonWords | typeof scripts)[number][0] | "other";

/** The words that are most common in a language; of one letter in Cyrillic only. */
const commonWords = [
  ["es", of(lists.spa)],
  ["fr", of(lists.fra)],
  ["de", of(lists.deu)],
  ["pt", of(lists.por, lists.porBr)],
  ["it", of(lists.ita)],
  ["nl", of(lists.nld)],
  ["sv", of(lists.swe)],
  ["da", of(lists.dan)],
  ["nb", of(lists.nob)],
  ["fi", of(lists.fin)],
  ["pl", of(lists.pol)],
  ["cs", of(lists.ces)],
  ["ro", of(lists.ron)],
  ["hu", of(lists.hun)],
  ["tr", of(lists.tur)],
  ["id", of(lists.ind)],
  ["vi", of(lists.vie)],
  ["ru", of(lists.rus)],
  ["uk", of(lists.ukr)],
] as const;

/** Scripts that one language alone, or nearly, is written in. */
const scripts = [
  ["el", /\p{Script=Greek}/u],
  ["he", /\p{Script=Hebrew}/u],
  ["ar", /\p{Script=Arabic}/u],
  ["hi", /\p{Script=Devanagari}/u],
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ["ko", /\p{Script=Hangul}/u],
  ["zh", /\p{Script=Han}/u],
] as const;

/** A Latin letter that English lacks. */
const foreignLetter = /(?![a-z'])\p{Script=Latin}/u;

/** Words of one letter; in the lists of some languages every letter of the alphabet is one. */
const oneLetterWords: Partial<Record<OtherLanguage, string>> = {
  es: "yoe",
  fr: "ày",
  it: "ieoè",
  pt: "oeàé",
  pl: "iwzou",
  cs: "ivskzuo",
  sv: "i",
  da: "i",
  nb: "i",
};

/** Heard in English too, though no list of its most common words says so. */
const alsoEnglish =
  "no me so one im man on con mind final til ur dont am an as do in was die dead done hard home all are air ten".split(
    " ",
  );
const english = new Set([...lists.eng, ...alsoEnglish]);
/** So many words, and this part of all, have to be of the other language, and more than are English. */
const least = { words: 2, share: 0.2 };
/** A message of fewer words may be a name or a sigh. */
const leastWords = 3;

function of(...some: (readonly string[])[]): ReadonlySet<string> {
  return new Set(some.flat().filter((word) => word.length > 1 || /\p{Script=Cyrillic}/u.test(word)));
}

/**
 * The language of a message when it is not English, told by its script or by its most common words; undefined for
 * English and for what is too short to tell.
 */
export function otherLanguageOf(text: string): OtherLanguage | undefined {
  const words =
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/\p{L}[\p{L}\p{M}']*/gu) ?? [];
  if (isMostlyNotLatin(text)) return byScript(text) ?? byWords(words, 1) ?? "other";
  return words.length < leastWords ? undefined : byWords(words, least.words);
}

/** Letters are counted only where one is not of ASCII: each sentence of each reply is looked at, and most have none. */
function isMostlyNotLatin(text: string): boolean {
  if (!beyondAscii.test(text)) return false;
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  return letters.length > 1 && latin.length * 2 < letters.length;
}
const beyondAscii = /[^\0-\x7f]/;

/**
 * The language of a sentence that stands in a text of this one. A short sentence tells no language by itself: it is of
 * the text's where a common word or a letter of that language stands in it and no word that is English alone ("die" is
 * German too). Without such a sign it is taken for English, which is read most strictly.
 */
export function languageWithin(
  sentence: string,
  around: OtherLanguage | undefined,
): OtherLanguage | undefined {
  const own = otherLanguageOf(sentence);
  if (own !== undefined || around === undefined) return own;
  if (hasOnlyEnglish(sentence, around)) return undefined;
  const theirs = wordsOf(around);
  const isTheirs = (word: string): boolean =>
    theirs?.has(word) === true || oneLetterWords[around]?.includes(word) === true;
  const words = sentence.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  return words.some((word) => foreignLetter.test(word) || isTheirs(word)) ? around : undefined;
}

/** Whether a sentence that stands in a text of this language has a common word of English that the language lacks. */
export function hasOnlyEnglish(sentence: string, around: OtherLanguage): boolean {
  const theirs = wordsOf(around);
  return longWords(sentence).some((word) => english.has(word) && !theirs?.has(word));
}

const wordsOf = (language: OtherLanguage): ReadonlySet<string> | undefined =>
  commonWords.find(([name]) => name === language)?.[1];

const longWords = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}[\p{L}\p{M}']*/gu) ?? []).filter((word) => word.length > 1);

const byScript = (text: string): OtherLanguage | undefined =>
  scripts.find(([, script]) => script.test(text))?.[0];

function byWords(words: readonly string[], leastCount: number): OtherLanguage | undefined {
  const others = words.filter((word) => !english.has(word));
  // A word with a letter that English lacks speaks for any of them.
  const accented = others.filter((word) => foreignLetter.test(word)).length;
  const parts = new Set(others.flatMap((word) => word.split("'")));
  const isEnough = (count: number): boolean =>
    count >= leastCount && count >= words.length * least.share && count > words.length - others.length;
  // Were each of them a word of one language, it would not be enough: so it is with nearly every English sentence.
  if (!isEnough(parts.size + accented)) return undefined;
  const [best, second] = commonWords
    .map(([language, list]) => ({ language, count: [...parts].filter((word) => list.has(word)).length }))
    .toSorted((one, other) => other.count - one.count);
  if (!best || best.count === 0) return undefined;
  if (!isEnough(best.count + accented)) return undefined;
  return best.count > (second?.count ?? 0) ? best.language : "other";
}
