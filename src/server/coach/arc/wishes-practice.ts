import { isAsking, type ReadAct } from "#server/coach/act/read-act.ts";
import { practiceNamed } from "#server/coach/practice/practice.ts";
import { practiceAskedFor } from "#server/coach/practice/practice-asked-for.ts";
import { readPracticeWish } from "#server/coach/practice/read-practice-wish.ts";
import { sentencesIn } from "#server/coach/story/sentences.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";

/** "ok 4-7-8 now": few words that name a practice ask for it, unless they say that it was none. */
export function namesPractice(text: string): boolean {
  const words = plainWords(text);
  return (
    practiceNamed(text) !== undefined && words.length <= fewWords && !text.includes("?") && ofNone(words) < 0
  );
}

/** "No, out longer than in", "somthing for my sholders, 1 min": a practice with how it is to be, also as a question or a correction. */
export function wishesPractice(text: string, { act }: ReadAct): boolean {
  const asked = practiceAskedFor(text);
  if (asked === undefined || act === "wants-meditation" || isLoneQuestion(text)) return false;
  if (plainWords(text).length > wordsOfWishing) return false;
  const { minutes, isOnlyBreath } = readPracticeWish(text);
  return asked === "longer-out" || minutes !== undefined || isOnlyBreath === true;
}
/** In a longer story minutes and a bed are no wish for an exercise. */
export const wordsOfWishing = 45;
/** A practice that is named with one of these was none, or is not wanted. */
export const ofNone = wordList("isn't, isnt, wasn't, wasnt, not, no, didn't, didnt, don't, dont, hate");

/** The whole of a message is one question, in whatever words. */
export const isLoneQuestion = (text: string): boolean =>
  text.trimEnd().endsWith("?") && sentencesIn(text).length === 1 && isAsking(text.replaceAll("?", ""));

/** So few words name what they want, and tell nothing. */
export const fewWords = 6;
