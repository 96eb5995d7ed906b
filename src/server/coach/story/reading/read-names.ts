import type { Named } from "#server/coach/story/story.ts";
import { plainWords } from "#server/coach/story/word-list.ts";

const kinds: Record<Exclude<Named["kind"], "place">, Set<string>> = {
  person: new Set(
    "mother mum mom mam father dad stepfather stepmother wife husband partner boyfriend girlfriend fiance son daughter child baby brother sister twin uncle aunt cousin niece nephew grandmother grandma gran nan granny grandfather grandad grandpa friend neighbour neighbor colleague boss manager teacher flatmate roommate ex client landlord mother-in-law father-in-law grandson granddaughter".split(
      " ",
    ),
  ),
  animal: new Set("dog cat horse rabbit hamster budgie parrot guinea-pig pony puppy kitten bird".split(" ")),
  thing: new Set("flat house garden car job home shop farm bike piano".split(" ")),
};
const owners = new Set(["my", "our"]);
/** Written with a capital and no name. */
const capitalised = new Set(
  "i i'm i've i'd i'll monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas easter english french german spanish italian god dr mr mrs ms ok tv covid the a an my he she it we they and but so no yes not then when what why how in on at".split(
    " ",
  ),
);
const atMost = 6;

/** People, animals, places and things a person names as theirs, by what they call them, and names they write. */
export function namesIn(text: string): Named[] {
  const found = [...owned(text), ...written(text)];
  return found.filter(({ word }, at) => found.findIndex((one) => one.word === word) === at).slice(0, atMost);
}

function owned(text: string): Named[] {
  const words = plainWords(text);
  return words.flatMap((word, at): Named[] => {
    const kind = kindOf(word);
    const isOwned = words.slice(Math.max(0, at - 2), at).some((one) => owners.has(one));
    return kind && isOwned ? [{ word, isName: false, kind }] : [];
  });
}

/** Whether a word names a person by what they are to somebody: "brother", "boss". */
export const isPersonWord = (word: string): boolean => kinds.person.has(word);

const kindOf = (word: string): Named["kind"] | undefined =>
  kinds.person.has(word)
    ? "person"
    : kinds.animal.has(word)
      ? "animal"
      : kinds.thing.has(word)
        ? "thing"
        : undefined;

/** Names stand with a capital in the middle of a sentence that is not written in capitals. */
function written(text: string): Named[] {
  return [...text.matchAll(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}{1,20}\b(?!')/gu)].flatMap(([word]): Named[] =>
    capitalised.has(word.toLowerCase()) || capitalised.has(word.toLowerCase().replace(/s$/, ""))
      ? []
      : [{ word, isName: true, kind: isPlace(text, word) ? "place" : "person" }],
  );
}

const isPlace = (text: string, word: string): boolean => {
  const before = text.slice(0, text.indexOf(word)).trimEnd().split(" ").at(-1)?.toLowerCase();
  return before === "in" || before === "to" || before === "from" || before === "near";
};

/** Where the one who is gone is named, seen from the word that says so. */
const goneBefore = new Set("died dead gone passed".split(" "));
const goneAfter = new Set("lost miss missing buried".split(" "));
/** "Put to sleep", "put down". */
const putTo = new Set(["to", "down"]);
const goneEither = new Set("death funeral grave".split(" "));
const nearWords = 5;

/** Who or what is gone, as the person calls them; undefined where they do not say. */
export function lostIn(text: string): Named | undefined {
  const words = plainWords(text).map((word) => word.replace(/'s$/, ""));
  const living = namesIn(text).filter(({ kind }) => kind === "person" || kind === "animal");
  for (const [at, word] of words.entries()) {
    const before = words.slice(Math.max(0, at - nearWords), at).toReversed();
    const after = words.slice(at + 1, at + 1 + nearWords);
    const near =
      goneBefore.has(word) || (word === "put" && putTo.has(words[at + 1] ?? ""))
        ? before
        : goneAfter.has(word)
          ? after
          : goneEither.has(word)
            ? [...after, ...before]
            : [];
    const gone = near.find((one) => living.some((named) => named.word.toLowerCase() === one));
    if (gone !== undefined) return living.find((named) => named.word.toLowerCase() === gone);
  }
  return undefined;
}
