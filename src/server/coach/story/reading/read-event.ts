import type { Asked } from "#server/coach/arc/asked.ts";
import { moodOf } from "#server/coach/story/mood.ts";
import { coreOf } from "#server/coach/story/sentences.ts";
import type { Piece } from "#server/coach/story/story.ts";
import { hasVerb, isWholeThought, thoughtIn } from "#server/coach/story/whole-thought.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";
import { readFeelings } from "./read-feelings.ts";
import { readSensation } from "./read-sensation.ts";

const happening = wordList(
  "said, say, says, told, tells, problem with, trouble with, asked, shouted, yelled, snapped, criticised, criticized, laughed, ignored, left, rang, lost, missed, failed, argued, fought, called, texted, emailed, wrote, got, had, was, were, made, broke, forgot, came, went, cancelled, canceled, rejected, fired, blamed, interrupted, argument, fight, row, quarrel, meeting, deadline, exam, test, presentation, interview, review, promotion, breakup, divorce, built, gave, forgot, stole, broke, sold, bought, keeps, keep, won't, doesn't, didn't, can't, have to, has to, due, owe, died, moved, lied, cheated, hit, sent, took, threw, slammed, bullied, hates, wants me, expects, happened, arrived, passed, won, born, job, boss, school, work",
);
const onlyInside = wordList("i feel, i felt, i'm feeling, feeling, i am, i'm, im, it feels, feels");

/**
 * The sentence that says what happened, or what it is that goes on: a whole one if there is one, in answer to the question
 * any. What only tells of the body is none.
 */
export function eventIn(sentences: readonly string[], asked: Asked): Piece | undefined {
  const stated = sentences
    .filter((one) => !one.includes("?") && !isOfBody(one) && !timeLeft.test(one))
    .map(coreOf);
  const outside = stated
    .filter((one) => !isInside(one))
    .map((one) => thoughtIn(one) ?? one)
    .toSorted((one, other) => Number(isBackground(one)) - Number(isBackground(other)));
  const told = outside.filter(isHappening);
  const goingOn = outside.filter((one) => moodOf(one) !== undefined);
  const ofItsOwn = askedElsewhere.has(asked) ? [] : outside;
  const scraps = [...told, ...goingOn, ...ofItsOwn.filter((one) => plainWords(one).length >= wordsOfScrap)];
  const best =
    [told, goingOn, ofItsOwn].flatMap((some) => some.find(isWholeThought) ?? [])[0] ??
    [...scraps, ...(asked === "event" ? stated.filter((one) => !empty.has(one.toLowerCase())) : [])][0];
  return best === undefined ? undefined : { words: best, isWholeThought: isWholeThought(best) };
}

/** "I only have 3 minutes before they call me in": how long something may be, and nothing that happened. */
const timeLeft =
  /\b(?:i|we)(?:['’]ve)? (?:only |just )?(?:have|got)(?: got)? (?:only |just |about |like |maybe |around )?(?:\d{1,3}|a few|a couple of|one|two|three|four|five|ten|fifteen|twenty|half an?|an?) ?(?:mins?|minutes?|seconds?|secs?)\b/i;

/** "I work in a laundry": who somebody is stands behind what happened to them. */
const isBackground = (sentence: string): boolean => background.test(sentence) || before.test(sentence);
/** What had been before it: "I had grown them from seed". */
const before =
  /^(?:so |and |well )?(?:i|we|he|she|they)(?: had|['’]d) (?:\w+ly )?\w+(?:ed|n|ght|t|de|ne|wn)\b/i;
const background =
  /^(?:so |well |hi |hello )?(?:i work|i live|i teach|i drive|i run|i make|i study|i am an?|i'm an?|im an?|it was the|it's about|it is about|i have to tell|i need to tell|i must tell|my name is|i'm \d|i am \d|we live|we run)\b/i;

/** What answers these is something else before it is what happened. */
const askedElsewhere = new Set<Asked>(["sensation", "emotion", "memory", "awareness", "offer", "check-in"]);

/** Answers that tell nothing. */
const empty = new Set([
  "",
  "maybe",
  "perhaps",
  "dunno",
  "nothing",
  "no",
  "sure",
  "don't know",
  "i don't know",
  "not sure",
]);
/** Of fewer words nobody knows what happened. */
const wordsOfScrap = 6;

/** Where a sentence may turn from what happened to how it felt. */
const turns = /[,;]| (?:and|but|when|because|so|then) /;

/** What is only felt in the body, and a bare feeling, is no event, whatever was asked. */
function isOfBody(sentence: string): boolean {
  const isBare = plainWords(sentence).length < 4;
  if (isBare && readFeelings(sentence, true).named.length > 0) return true;
  if (readSensation(sentence, isBare) === undefined) return false;
  return sentence
    .split(turns)
    .every((part) => readSensation(part, false) !== undefined || !isHappening(part));
}

/** "I feel so tired of it": only how it is inside. */
const isInside = (sentence: string): boolean => {
  const words = plainWords(sentence);
  return onlyInside(words.slice(0, 3)) >= 0 && words.length < 7;
};

/** "Mother rang", "partner barely speaks": with a verb so few words say what happened. */
const fewWords = 3;

function isHappening(sentence: string): boolean {
  const words = plainWords(sentence);
  if (words.length < 2 || isInside(sentence)) return false;
  if (words.length <= fewWords && hasVerb(words.slice(1)) && readFeelings(sentence, true).named.length === 0)
    return true;
  return happening(words) >= 0 || words.some((word) => word.length > 4 && word.endsWith("ed"));
}
