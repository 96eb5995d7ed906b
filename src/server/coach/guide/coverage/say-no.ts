import type { Talk } from "#server/coach/arc/read-talk.ts";
import type { Voice } from "#server/coach/guide/voice.ts";
import { clausesIn, coreOf, sentencesIn } from "#server/coach/story/sentences.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";
import { insteadOfNo, type NoAnswer, noAnswerTo, tapsInstead, type Unanswered } from "./no-answer-words.ts";

/** What leads up to a question and is none of it. */
const leadingUp = wordList(
  "can you tell me, could you tell me, can u tell me, do you know, do u know, tell me, i asked you, i asked, i want to know, i wonder",
);
const mostLeading = 4;
const ofOpinion = wordList("do you think, do u think, you think, you reckon, would you say");
const ofGuide = wordList(
  "are you, are u, do you, do u, did you, have you, can you, could you, will you, don't you, aren't you, is anyone, is anybody, is there anyone, is there anybody",
);
const ofUnderstanding = wordList(
  "read, reading, understand*, listen*, hear, hearing, see, follow, following, get it, get that, get me, attention, with me",
);
const ofJudgement = new Set(
  "is was isn't wasn't isnt wasnt am are were would wouldn't does did can could may might should shall".split(
    " ",
  ),
);
const ofWay = wordList("how, what can i, what could i, what do i, what should i, what must i, what helps");

/** The kind of a question, by its form. */
export function kindOfQuestion(question: string): Unanswered {
  const words = asked(question);
  if (ofOpinion(words) >= 0) return "judgement";
  if (ofGuide(words) === 0 && ofUnderstanding(words) >= 0) return "guide";
  if (ofWay(words) === 0) return "how";
  return ofJudgement.has(words[0] ?? "") ? "judgement" : "fact";
}

/** The part of a question that asks. */
const askingPart = (question: string): string =>
  clausesIn(question).find((one) => begins(plainWords(coreOf(one)))) ?? question;

/** The words of a question from where it begins to ask. */
function asked(question: string): string[] {
  const words = plainWords(coreOf(askingPart(question)));
  const at = leadingUp(words);
  if (at < 0 || at > 1) return words;
  const from = words.findIndex((word, place) => place > at && place <= at + mostLeading && asking.has(word));
  return from < 0 ? words : words.slice(from);
}
const asking = new Set(
  "who who's what what's whats when where why how which is are am was were do does did have has can could will would should if whether".split(
    " ",
  ),
);
const begins = (words: readonly string[]): boolean =>
  asking.has(words[0] ?? "") || ofGuide(words) === 0 || leadingUp(words) === 0;

/** What is longer is not shown again. */
const quotedChars = 60;
const leastQuoted = 3;
const inARow = 2;

/** An honest no to the question, of its kind; after two of them in a row what can be done instead. */
export function noAnswer({ now: { met }, replies }: Talk, voice: Voice): string {
  const before = replies.slice(-inARow).filter((reply) => noIn(reply) !== undefined);
  if (before.length === inARow) return voice.pick(insteadOfNo, true);
  const said = voice.pick(noAnswerTo[kindOfQuestion(met)].says, true);
  const [shown] = [met.trim(), askingPart(met)].filter(isQuotable);
  if (!voice.mayQuote || shown === undefined) return said;
  return `You ask: “${shown}”${/[?!.]$/.test(shown) ? "" : "."} ${said}`;
}

const isQuotable = (question: string): boolean =>
  question.length <= quotedChars &&
  plainWords(question).length >= leastQuoted &&
  !question.slice(0, -1).includes("?") &&
  leadingUp(plainWords(coreOf(question))) !== 0 &&
  sentencesIn(question).length === 1 &&
  !/[\n"“”*_#<>[\]{}|]|https?:/.test(question);

/** The honest no that stands in a reply. */
export const noIn = (reply: string): NoAnswer | undefined =>
  Object.values(noAnswerTo).find(({ says }) => says.some((text) => reply.includes(text)));

/** What can be tapped after a reply that had no answer; undefined where it had one. */
export function tapsAfterNo(reply: string): readonly string[] | undefined {
  if (insteadOfNo.some((text) => reply.includes(text))) return tapsInstead;
  return noIn(reply)?.taps;
}
