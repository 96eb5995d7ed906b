import { isAsking } from "#server/coach/act/read-act.ts";
import { sentencesIn } from "#server/coach/story/sentences.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";

/** The forms in which something is wanted of the guide, with a question's mark or without one. */
const requests = wordList(
  `please, pls, plz, can you, can u, could you, would you, will you, help me, help with, have you got, have you something, have you anything,
  do you have, you got something, got anything, i'd like a, i'd like to, id like to, i would like, i want to, i want a, i want you, i need a,
  i need something, something for, something against, somthing, something i can, anything i can, give me, show me, tell me how, tell me what, make me,
  make it, i asked, i meant, i was asking, my question, say something, what do i, what should i, what can i, how do i, how can i, how i can,
  how to, should i, shall i, i dont know if i should, i don't know if i should, i don't know whether, i don't know how, i dont know how`,
);
/** Few words in capitals are a demand: "A LETTER." */
const loud = /\b\p{Lu}{5,}\b/u;
/** What somebody says of a want of theirs that is nobody's to meet here: "I want to quit". */
const ofLife = wordList("i want to quit, i want to scream, i want to go home, i want to be left");

/**
 * Whether something is asked of the guide in a message, in whatever form: a question, a request or a demand.
 * Whoever asks is never met with a bare word of having read it.
 */
export function asksSomething(text: string, isAfterReply: boolean): boolean {
  const words = plainWords(text);
  if (text.includes("?")) return true;
  if (requests(words) >= 0 && ofLife(words) < 0) return true;
  if (!isAfterReply) return false;
  const last = sentencesIn(text).at(-1) ?? "";
  return loud.test(text) || (isAsking(last) && plainWords(last).length <= wordsOfQuestion);
}
const wordsOfQuestion = 12;

/** Something to do is wished for, in words that name no exercise: "have you something for the counting at night". */
const somethingFor =
  /\b(?:some?thing|anything|smth|sth|exercise|practice|one)\b[^.?!]{0,24}\b(?:for|against|i can do|to do|to help|that helps|like that)\b|\bhelp me[^.?!]{0,20}\b(?:calm|relax|sleep)|\b(?:want|like|need) to (?:be|get|stay|feel) calm|\b(?:like|want|need) to (?:just )?sit (?:quietly|still|with)/i;

/** The sentence that wishes for something to do about how it is; undefined where none does. */
export const wishForSomething = (text: string): string | undefined =>
  sentencesIn(text).find((sentence) => somethingFor.test(sentence));
