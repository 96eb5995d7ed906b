import { clausesIn } from "#server/coach/story/sentences.ts";
import type { Picture } from "#server/coach/story/story.ts";
import { plainWords } from "#server/coach/story/word-list.ts";

/** What people say of nature, by the picture that has it. */
const nouns: ReadonlyMap<string, Picture> = new Map(
  (
    [
      ["water", "water waters lake lakes pond canal harbour"],
      ["river", "river rivers stream streams brook creek"],
      ["sea", "sea seas ocean beach beaches waves shore seaside coast"],
      ["forest", "forest forests wood woods woodland trees tree"],
      ["garden", "garden gardens meadow meadows flowers field fields orchard"],
      ["mountain", "mountain mountains hill hills"],
    ] satisfies [Picture, string][]
  ).flatMap(([picture, words]) => words.split(" ").map((word): [string, Picture] => [word, picture])),
);

/** Says before it that it is to be in there. */
const puttingIn = new Set("with by at near beside about put add more like into want need".split(" "));
/** Says before it that it is not. */
const takingOut = new Set(
  "no not without nothing don't dont leave skip hate hated less out off drop enough dislike disliked never instead".split(
    " ",
  ),
);
const withinWords = 4;
/** "In the forest, please": so few words are a place to be in. */
const wordsOfPlace = 4;
/** "In it" after it says that it is to be in there. */
const afterWords = 3;
const inIt = /\bin (?:it|there|this)\b/;
/** "There isn't a drop of water in it": it was missed. */
const isMissing =
  /\b(?:isn['’]?t|wasn['’]?t|is no|was no|not a|without a|not one|where (?:is|was)|where['’]?s)\b[^.!?]{0,40}/i;

/**
 * The picture of nature that is to be in a script, as the last clause that speaks of one has it; undefined where none is
 * asked for, or it is to be left out.
 */
export function pictureIn(text: string): Picture | undefined {
  return clausesIn(text).reduce<Picture | undefined>((found, clause) => {
    const words = plainWords(clause);
    const at = words.findLastIndex((word) => nouns.has(word));
    if (at < 0) return found;
    const picture = nouns.get(words[at] ?? "");
    const before = words.slice(Math.max(0, at - withinWords), at);
    const isInIt = inIt.test(words.slice(at + 1, at + 1 + afterWords).join(" "));
    if (isMissing.test(clause) && isInIt) return picture;
    if (before.some((word) => takingOut.has(word))) return undefined;
    const isThere = words.length <= wordsOfPlace && before.includes("in");
    return isInIt || isThere || before.some((word) => puttingIn.has(word)) ? picture : found;
  }, undefined);
}
