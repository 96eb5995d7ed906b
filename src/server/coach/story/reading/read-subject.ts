import { clausesIn } from "#server/coach/story/sentences.ts";
import { plainWords } from "#server/coach/story/word-list.ts";

/** What points somewhere, or speaks of who writes: said aloud by a voice it would be somebody else's. */
const pointing = new Set(
  "i me my mine myself we us our you your it its this that these those them they he him his she her hers here there something anything nothing everything how what why who when where if whether being feeling stress anxiety".split(
    " ",
  ),
);
/** Where what something is to be about ends. */
const ends =
  / (?:not|but|and|please|pls|then|now|thanks|instead|with|without|that|which|because|so|if)\b.*$/i;
const mostWords = 5;
const named =
  /\b(?:put|use|say|have|include|mention|add|with|where (?:was|is)|where['’]?s|without|no|left out|forgot) (?:in )?(\p{Lu}[\p{L}'’-]+?)(?:['’]s name|['’]s|\b)/u;

/**
 * What a meditation is to be about, in their own words, where those can be said by another voice: "Kiki in the mornings", "the
 * quiet"; or the name that is to be in it. Undefined where neither is named so.
 */
export function subjectIn(text: string): string | undefined {
  const about = clausesIn(text)
    .flatMap((clause) => /\babout (.+)$/i.exec(clause)?.[1] ?? [])
    .map((words) => words.replace(ends, "").trim())
    .find(isSayableAloud);
  return about ?? named.exec(text)?.[1];
}

function isSayableAloud(words: string): boolean {
  const plain = plainWords(words);
  return (
    plain.length > 0 &&
    plain.length <= mostWords &&
    !plain.some((word) => pointing.has(word)) &&
    !/\d/.test(words)
  );
}
