import { fields } from "#server/coach/act/fields.ts";
import { asksSomething } from "#server/coach/arc/asks-something.ts";
import type { Talk } from "#server/coach/arc/read-talk.ts";
import type { Said } from "#server/coach/guide/said.ts";
import type { Voice } from "#server/coach/guide/voice.ts";
import { moveWords } from "#server/coach/guide/words/move-words.ts";
import { isLearners } from "#server/coach/story/learners.ts";
import { sentencesIn } from "#server/coach/story/sentences.ts";
import { plainWords } from "#server/coach/story/word-list.ts";
import { isHeld, offersFor } from "./find-offers.ts";
import { askedBack, beginWords, farWords, goOnWords, nearWords, restWords } from "./offer-words.ts";
import { somebodyIn } from "./somebody.ts";

const spokenTo = (somebody: string): string => somebody.replace(/^my /, "your ");

/**
 * The one plain shape of whatever is not sure. Where what is meant is nearly sure, it is there to tap; else what was asked is said to have no answer here, and
 * what is held against us is owned. Nothing is guessed, and the taps beside it are those of `offersFor`.
 */
export function offered(talk: Talk, voice: Voice): Said {
  const { text } = talk.now;
  if (isHeld(talk) && !asksBesides(text)) return { text: voice.pick(restWords, true), isAll: true };
  if (offersFor(talk).isNear) return { text: voice.pick(nearWords, true), isAll: true };
  // What is asked of a body or a medicine is not left at that: there are people who can answer it.
  if (isOfMedicine(plainWords(askedIn(text))) >= 0)
    return { text: voice.pick(moveWords.medical, true), isAll: true };
  const back = voice.mayAsk && isOfLife(talk) ? voice.pick(askedBack) : "";
  const said = [shownQuestion(talk), voice.pick(farWords, true), back || voice.pick(goOnWords, true)];
  return { text: said.filter(Boolean).join(" "), isAll: true };
}

/** The sentence that asks; all of it where none has a question's mark. */
const askedIn = (text: string): string =>
  sentencesIn(text).findLast((sentence) => sentence.endsWith("?")) ?? text;
const isOfMedicine = fields.find(([name]) => name === "medicine")?.[1] ?? (() => -1);

/** "So does it help against tension or not?" asks something in a reproach; "are you even reading this?" is the reproach. */
function asksBesides(text: string): boolean {
  const question = sentencesIn(text).findLast((sentence) => sentence.endsWith("?")) ?? "";
  return (
    asksSomething(text, true) &&
    plainWords(question).length >= wordsBesides &&
    !ofUs.test(question) &&
    !rhetorical.test(question)
  );
}
const rhetorical = /^(?:and |but |so )?(?:why|how|what) (?:would|should|could|on earth|else)\b/i;
const wordsBesides = 6;
const ofUs = /\b(?:you|your|u|ur|this|app|bot)\b/i;

/** A question about their own life has an answer of theirs; one of glue and trains has none, and nobody is asked back twice in a row. */
function isOfLife(talk: Talk): boolean {
  const { now, turns, replies, wishes } = talk;
  const { text } = now;
  const question = sentencesIn(text).findLast((sentence) => sentence.endsWith("?")) ?? "";
  const hasTold = turns.some(({ isTelling }) => isTelling);
  const isJustAsked = askedBack.some((words) => replies.at(-1)?.includes(words));
  return (
    hasTold &&
    !isHeld(talk) &&
    !isJustAsked &&
    !wishes.noQuestions &&
    ofPeople.test(question) &&
    !asksUs.test(question)
  );
}
const ofPeople = /\b(?:i|i['’]m|i['’]d|i['’]ll|me|my|we|us|our|he|him|his|she|her|they|them|their)\b/i;
const asksUs = /\b(?:can|could|will|would|do|did|are|have) (?:you|u) (?!think|reckon|say|believe)/i;

/**
 * The question that has no answer, in their words and in quotation marks, so that nobody has to wonder whether it was read; empty where it is no short
 * question by itself, where one was shown a moment ago, and for whoever is still learning English.
 */
function shownQuestion({ now: { text }, replies }: Talk): string {
  const question =
    sentencesIn(text)
      .findLast((sentence) => sentence.endsWith("?"))
      ?.trim() ?? "";
  const words = plainWords(question).length;
  const isShort = words >= shown.leastWords && words <= shown.mostWords;
  const isJustShown = replies.slice(-shown.within).some((reply) => reply.includes("?”"));
  return isShort && !isJustShown && !isLearners(text) && !keptBack.test(question) ? `“${question}”` : "";
}
const shown = { leastWords: 4, mostWords: 20, within: 2 } as const;
/** What is shouted, quoted or about what nobody wants read back to them. */
const keptBack = /["“”]|\p{Lu}{3,}|\?\?|\b(?:die|dead|kill\w*|suicid\w*|rape\w*|abus\w*|fuck\w*|shit\w*)\b/u;

/** What can be done with what was told first. */
export const beginWith = (talk: Talk, voice: Voice): string => withSomebody(beginWords, talk, voice);

function withSomebody(
  { somebody, plain }: Record<"somebody" | "plain", readonly string[]>,
  talk: Talk,
  voice: Voice,
): string {
  const who = talk.story.shape === "loss" ? undefined : somebodyIn(talk);
  const named = who === undefined ? "" : voice.pick(somebody).replace("{somebody}", spokenTo(who));
  return named || voice.pick(plain, true);
}
