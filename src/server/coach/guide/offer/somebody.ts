import type { Talk } from "#server/coach/arc/read-talk.ts";
import { isPersonWord } from "#server/coach/story/reading/read-names.ts";
import type { Named } from "#server/coach/story/story.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";
import { putRightIn } from "./unwanted.ts";

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
  placesOf(name, words).some(
    (at) => (before.has(words[at - 1] ?? "") && !isCalledSo(words, at)) || does.has(words[at + 1] ?? ""),
  );

/** "A pike called Reginald" is called so, and rung up by nobody. */
const isCalledSo = (words: readonly string[], at: number): boolean =>
  words[at - 1] === "called" && !callers.has(words[at - 2] ?? "");
const callers = new Set("i he she they we you have had has just i've we've who and".split(" "));

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

/** Somebody of the talk to whom something may be said, as the person calls them: "Jill", "my sister"; only where it is sure who that is. */
export function somebodyIn({ turns, story, hasSentence, way }: Talk): string | undefined {
  // Who has found what to say is offered no words for it, and who only wants to tell it none at all.
  if (hasSentence || way === "listening") return undefined;
  const texts = turns.map(({ text }) => text);
  const words = plainWords(texts.join("\n"));
  const { unwanted, meant, isPutRight } = putRightIn(texts);
  const isWanted = (word: string): boolean => !unwanted.includes(word.toLowerCase());
  const people = story.names.filter(({ word, kind }) => kind === "person" && word !== story.lost?.word);
  if (people.length > mostPeople) return undefined;
  const isMeant = people.find(({ word, isName }) => isName && word.toLowerCase() === meant);
  if (isMeant) return titled(isMeant.word, words);
  // Who was offered the wrong one is offered nobody by name, but for whom they said it is.
  if (meant !== undefined) return (meant[0]?.toUpperCase() ?? "") + meant.slice(1);
  if (isPutRight) return undefined;
  const spoken = people.filter(
    ({ word, isName }) => isWanted(word) && (isName ? isSomebody(word, words) : isToldOf(word, words)),
  );
  const names = spoken.filter(({ isName }) => isName);
  // Whoever refused words for somebody is offered none for those who are only called by what they are: it may be the same one.
  const candidates = names.length > 0 ? names : unwanted.length > 0 ? [] : spoken;
  const [most] = candidates.toSorted((one, other) => timesOf(other, words) - timesOf(one, words));
  if (most === undefined) return undefined;
  // Beside a name only other names are somebody else; who is called by what they are may stand beside anybody of that kind.
  const about = most.isName ? people.filter(({ isName }) => isName) : [...people, ...kinIn(words)];
  const others = about.filter(
    (one) => one.word !== most.word && isWanted(one.word) && !isSame(one, most, words),
  );
  const isOutstanding = others.every((one) => timesOf(most, words) >= timesOf(one, words) * outstanding);
  if (!isOutstanding) return undefined;
  return most.isName ? titled(most.word, words) : `my ${most.word}`;
}
/** Among several people, whoever is named so many times as often as each of the others is whom it is about. */
const outstanding = 2;
/** Of so many people nobody stands out, and looking for them all again and again would take its time. */
const mostPeople = 12;

/** Whoever is told of by what they are, be it only as the owner of a chimney. */
const kinIn = (words: readonly string[]): Named[] =>
  [...new Set(words.map(bare))]
    .filter(isPersonWord)
    .slice(0, mostPeople)
    .map((word) => ({ word, isName: false, kind: "person" }));

const isToldOf = (word: string, words: readonly string[]): boolean =>
  isPersonWord(word) &&
  word !== "baby" &&
  word !== "ex" &&
  !isOfApp(word, words) &&
  doesSomething(word, words) &&
  isMourned(words) < 0;

const bare = (word: string): string => word.replace(/['’]s$/, "");
const timesOf = ({ word }: Named, words: readonly string[]): number =>
  words.filter((one) => bare(one) === word.toLowerCase()).length;

/** "My sister-in-law Bep", "Fermín, my neighbour": one person, called in two ways. */
function isSame(one: Named, other: Named, words: readonly string[]): boolean {
  if (one.isName === other.isName) return false;
  const [name, kin] = one.isName ? [one.word, other.word] : [other.word, one.word];
  return words.some((word, at) => {
    if (bare(word) === kin)
      return words.slice(at + 1, at + 3).some((next) => bare(next) === name.toLowerCase());
    const after = words.slice(at + 1, at + wordsOfKin);
    return (
      bare(word) === name.toLowerCase() &&
      after.some(
        (next, place) => bare(next) === kin && after.slice(0, place).some((owner) => owners.has(owner)),
      )
    );
  });
}
const wordsOfKin = 5;

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
