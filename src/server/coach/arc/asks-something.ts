import { sentencesIn } from "#server/coach/story/sentences.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";

/** The forms in which something is wanted of the guide, with a question's mark or without one. */
const requests = wordList(
  `please, pls, plz, can you, can u, could you, would you, will you, help me, help with, have you got, have you something, have you anything,
  do you have, you got something, got anything, i'd like a, i'd like to, id like to, i would like, i want to, i want a, i want you, i need a,
  i need something, something for, something against, somthing, something i can, anything i can, give me, show me, tell me how, tell me what, make me,
  make it, i asked, i meant, i was asking, my question, say something, what do i, what should i, what can i, how do i, how can i, how i can,
  how to, should i, shall i, i dont know if i should, i don't know if i should, i don't know whether, i don't know how, i dont know how, i don't know what to, i dont know what to, what to say`,
);
const onlyPlease = wordList("stop it, stop that, stop this, stop asking, leave it, never mind");
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
  const sentences = sentencesIn(text);
  const last = sentences.at(-1) ?? "";
  // "Stop it, please. I'm going to ring her now.": what was asked for in passing is not what the message is for.
  const isPassing = sentences.length > 1 && onlyPlease(words) >= 0 && requests(plainWords(last)) < 0;
  if (requests(words) >= 0 && ofLife(words) < 0 && !isPassing) return true;
  return (
    (isAfterReply && loud.test(text)) ||
    (plainWords(last).length <= wordsOfQuestion && begins.test(last.trim()))
  );
}
const wordsOfQuestion = 12;
/** How a question begins without its mark; "when I was ten" is none. */
const begins =
  /^(?:and |but |so |like |or )?(?:(?:who|what|where|when|why|which|how)(?:['’]?s| (?:is|are|was|were|do|does|did|can|could|will|would|should|may|to|long|much|many|about|now|use|come))|(?:can|could|do|does|did|will|would|should|may|was|is|am|are|were) (?:i|it|that|this|he|she|they|you|u|we|there|my))\b/i;

/** Something to do is wished for, in words that name no exercise: "have you something for the counting at night". */
const somethingFor =
  /\b(?:some?thing|anything|smth|sth|exercise|practice|one)\b[^.?!]{0,24}\b(?:for|against|i can do|to do|to help|that helps|like that)\b|\bhelp me[^.?!]{0,20}\b(?:calm|relax|sleep)|\b(?:want|like|need) to (?:be|get|stay|feel) calm|\b(?:like|want|need) to (?:just )?sit (?:quietly|still|with)/i;

/** The sentence that wishes for something to do about how it is; undefined where none does. */
export const wishForSomething = (text: string): string | undefined =>
  sentencesIn(text).find((sentence) => somethingFor.test(sentence));

/** "Karl, what you said on Sunday stung": a name stands first, and "you" is not the guide. */
const called =
  /^(?:(?:hi|hey|dear|sorry|hello) )?(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?), .*\b(?:you|your|i'?m sorry|we|us)\b/u;
const noName = new Set(
  "well ok okay right fine no yes yeah lovely actually anyway afterwards honestly look listen so then great thanks sorry hello hi oh hmm still now but and please true sure yesterday today tomorrow first next later sometimes maybe perhaps nice good".split(
    " ",
  ),
);

/** Whether a message is what somebody would say to somebody else, without that having been asked for. */
export function isSaidToSomebody(text: string): boolean {
  const [, name] = called.exec(text.trim()) ?? [];
  return name !== undefined && !noName.has(name.toLowerCase()) && !text.trim().endsWith("?");
}
