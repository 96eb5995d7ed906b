import type { Talk } from "#server/coach/arc/read-talk.ts";
import { isPersonWord } from "#server/coach/story/reading/read-names.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";

/** What stands before somebody who is spoken to, or a name that says who it is. */
const before = new Set(
  "tell told call called ring rang phone text texted ask asked meet met see with write hurt forgive thank wife husband partner brother sister in-law friend mother father mum mom dad son daughter uncle aunt cousin boss manager neighbour neighbor colleague flatmate mrs mr ms dr frau herr".split(
    " ",
  ),
);
const speaksTo = new Set("tell told call ring phone text ask to at hurt".split(" "));
/** What stands after somebody who does something. */
const does = new Set(
  "said says say told tells took takes sold did didn't didnt does doesn't doesnt has hasn't had is isn't was wants thinks left made makes broke keeps kept never always just put gave borrowed cut won't wont will would knows asked called rang forgot goes ignores ignored lied screamed shouted yelled posted moved cancelled won got threw ate used".split(
    " ",
  ),
);
const owners = new Set(["my", "our"]);
const pronouns = new Set(["she", "he"]);

const placesOf = (word: string, words: readonly string[]): number[] =>
  words.flatMap((one, at) => (one === word.toLowerCase() ? [at] : []));

/** A name is somebody who is spoken to or does something. A town and a church are neither. */
const isSomebody = (name: string, words: readonly string[]): boolean =>
  words.includes(`${name.toLowerCase()}'s`) ||
  placesOf(name, words).some((at) => before.has(words[at - 1] ?? "") || does.has(words[at + 1] ?? ""));

/** "My wife put this on my phone": who only sent somebody here is not whom it is about. */
const sentHere = new Set(["this", "app", "try"]);
const wordsOfSending = 6;
function isOfApp(word: string, words: readonly string[]): boolean {
  const places = placesOf(word, words);
  return (
    places.length === 1 &&
    words.slice(places[0], (places[0] ?? 0) + wordsOfSending).some((one) => sentHere.has(one))
  );
}

/** Somebody told of by what they are does something or is spoken to; who only stands in it is spoken to by nobody. */
const doesSomething = (word: string, words: readonly string[]): boolean =>
  placesOf(word, words).some((at) => {
    const owner = [at - 1, at - 2].find((one) => owners.has(words[one] ?? ""));
    if (owner === undefined) return false;
    const after = words.slice(at + 1, at + 4).filter((one) => !pronouns.has(one));
    return speaksTo.has(words[owner - 1] ?? "") || after.slice(0, 2).some((one) => does.has(one));
  });

const isMourned = wordList(
  "died, dead, passed away, been gone, funeral, late mother, late father, late husband, late wife, late aunt, late uncle",
);

/** "I don't need words for my wife", "words for Marit? No", "you keep coming back to Renke": nobody is offered words for them again. */
const refusals = [
  /\b(?:no|not|don['’]?t|dont|didn['’]?t|never)\b[^.!?]{0,20}\bwords for (?:my |our |the )?(\p{L}+)/giu,
  /\bwords for (?:my |our |the )?(\p{L}+)\?+ ?no\b/giu,
  /\b(?:keep|kept) (?:coming back to|talking about|on about|saying|offering) (?:my |our |the )?(\p{L}+)/giu,
  /\bit['’]?s not (?:about )?(?:my |our |the )?(\p{L}+)/giu,
  /\bdon['’]?t want (?:a |the )?\p{L}+ (?:about|for|to) (?:my |our |the )?(\p{L}+)/giu,
];
/** "Annika?? She's got nothing to do with it", "still Annika": somebody was offered who is not meant. */
const corrections = [
  /(?:^|[.!?] )(\p{Lu}\p{Ll}+)\?+ (?:she|he|they|no|not|what)\b/gu,
  /(?:^|[.!?] )(\p{Lu}\p{Ll}+)\?{2,}/gu,
  /(?:^|[.!?] )(?:Still|Again) (\p{Lu}\p{Ll}+)\b/gu,
  /\b(\p{Lu}\p{Ll}+)(?:['’]s| has| had)? (?:got )?nothing to do with/gu,
  /\b(\p{Lu}\p{Ll}+) is my \p{L}+ and (?:she|he)['’]?s (?:fine|not)/gu,
];
const meantOnes = /\b(\p{Lu}\p{Ll}+)(?:['’]s| is| was) the one\b/gu;
const namesBy = (patterns: readonly RegExp[], said: readonly string[]): string[] =>
  said.flatMap((text) =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap(([, name]) => name?.toLowerCase() ?? []),
    ),
  );
const refusedIn = (said: readonly string[]): string[] =>
  said.flatMap((text) =>
    refusals.flatMap((refusal) =>
      [...text.matchAll(refusal)].flatMap(([, name]) => name?.toLowerCase() ?? []),
    ),
  );

/** Somebody of the talk to whom something may be said, as the person calls them: "Jill", "my sister". The one named last. */
export function somebodyIn({ turns, story, hasSentence }: Talk): string | undefined {
  // Who has found what to say is offered no words for it.
  if (hasSentence) return undefined;
  const said = turns.map(({ text }) => text).join("\n");
  const words = plainWords(said);
  const gone = story.lost?.word;
  const texts = turns.map(({ text }) => text);
  const unwanted = [...refusedIn(texts), ...namesBy(corrections, texts)];
  const meant = namesBy([meantOnes], texts).findLast((name) => !unwanted.includes(name));
  const named = story.names.flatMap(({ word, isName, kind }): { call: string; at: number }[] => {
    if (kind !== "person" || word === gone || unwanted.includes(word.toLowerCase())) return [];
    if (isName)
      return isSomebody(word, words) ? [{ call: titled(word, words), at: said.lastIndexOf(word) }] : [];
    return isPersonWord(word) &&
      word !== "baby" &&
      word !== "ex" &&
      !isOfApp(word, words) &&
      doesSomething(word, words) &&
      isMourned(words) < 0
      ? [{ call: `my ${word}`, at: said.toLowerCase().indexOf(word) }]
      : [];
  });
  // Whoever refused words for somebody is offered none for those who are only called by what they are: it may be the same one.
  const names = named.filter(({ call }) => !call.startsWith("my "));
  const isMeant = names.find(({ call }) => call.toLowerCase() === meant);
  if (isMeant) return isMeant.call;
  const times = (call: string): number => said.split(call.split(" ").at(-1) ?? call).length;
  if (names.length > 0)
    return names.toSorted((one, other) => times(other.call) - times(one.call) || other.at - one.at)[0]?.call;
  if (unwanted.length > 0)
    return meant === undefined ? undefined : (meant[0]?.toUpperCase() ?? "") + meant.slice(1);
  // Who is told of first is whom it is about; others stand around them: "my neighbour cut the tree while I was at my sister's".
  return named.toSorted((one, other) => one.at - other.at)[0]?.call;
}

/** "Mrs Okafor" is called so. */
const titles: Readonly<Record<string, string>> = {
  mrs: "Mrs",
  mr: "Mr",
  ms: "Ms",
  dr: "Dr",
  frau: "Frau",
  herr: "Herr",
};
function titled(word: string, words: readonly string[]): string {
  const title = placesOf(word, words).flatMap((at) => titles[words[at - 1] ?? ""] ?? [])[0];
  return title === undefined ? word : `${title} ${word}`;
}
