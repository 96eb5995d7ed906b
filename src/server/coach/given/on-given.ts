import { isNearAnswered } from "#server/coach/act/read-act.ts";
import type { Turn } from "#server/coach/arc/turn.ts";
import { nearlyThatQuestion } from "#server/coach/arc/with-asking.ts";
import { actOfIntent } from "#server/coach/arc/with-intent.ts";
import { tapsOfGiven } from "#server/coach/guide/words/given-words.ts";
import { yardstickFor } from "#server/coach/guide/words/yardsticks.ts";
import { readPracticeWish } from "#server/coach/practice/read-practice-wish.ts";
import { feltAfter } from "#server/coach/story/felt-after.ts";
import { sentencesIn } from "#server/coach/story/sentences.ts";
import { plainWords } from "#server/coach/story/word-list.ts";
import type { Doing, Given } from "./given.ts";
import { onGivenTable } from "./given-table.ts";
import { readGiven } from "./read-given.ts";

/** A message with what stood before it. */
export interface AfterGiven {
  given: Given;
  /** They have put something into words for somebody. */
  hasDraft: boolean;
  /** What is said to somebody was written and is sent to nobody. */
  isUnsent: boolean;
}

/** Doings that do nothing with the thing. */
const nothing = new Set<Doing>(["tells", "new"]);
/** How a message was read where its reading stands, whatever was given before. */
const stands = new Set<Turn["act"]>([
  "file",
  "other-language",
  "means-none",
  "returns",
  "chooses-path",
  "leaves",
]);
/** A longer message tells or asks something of its own, but for what it says of the thing in one of its sentences. */
const wordsOnThing = 24;
/** Beside more words than these a refusal is no refusal alone. */
const wordsOfRefusal = 16;
const wordsOfFelt = 2;
/** So far ahead is what an answer to an open question has to be, to be none. */
const aheadOfAnswer = 2;
const nearlyAhead = 0.4;
const alike = new Set<Doing>(["shorter", "simpler"]);
/** And so far what ends a talk, or what was surely read as something else. */
const aheadOfOthers = 1.8;

/** What a message surely does with the thing before it, or may do; a turn that is about something else is left as it was read. */
export function onGiven(turn: Turn, { given, hasDraft, isUnsent }: AfterGiven): Turn {
  const { text, by, act } = turn;
  const tapped = tapsOfGiven[plainWords(text).join(" ")];
  if (tapped !== undefined) return done(turn, given === "question" && hasDraft ? "sentence" : given, tapped);
  if (by === "tap" || stands.has(act)) return turn;
  // How it was after an exercise is said in a word or two, and has its own reply.
  if (plainWords(text).length <= wordsOfFelt && feltAfter(text) !== undefined) return turn;
  if (refusesTaps.test(text.trim())) return done(turn, "taps", "refuses");
  const words = plainWords(text).length;
  const isQuestion = given === "question";
  if (turn.onGiven?.given === "sentence") return turn;
  // "Should I tell her, or just let her see it?" asks nothing of the sentence.
  if (turn.by === "first-form" && turn.asking?.kind.name === "lean") return turn;
  if (hasDraft && (isQuestion || given === "sentence") && isCheck(text)) {
    if (isUnsent) return ofUnsent(turn);
    const met = sentencesIn(text).findLast((sentence) => yardstickFor(sentence) !== undefined);
    return met === undefined ? done(turn, "sentence", "asks-good") : checkedBy(turn, met);
  }
  // What is asked in a way that stands first, or is a plain thank-you with no thing to take, is no word on the thing.
  if (turn.by === "first-form" || (turn.by === "form" && turn.asking?.kind.isFirst)) return turn;
  if (turn.wanted === "check-words" && !hasDraft && given !== "sentence")
    return done(turn, given, "asks-good");
  if (given === "practice" && words <= fewWords && endsInAgain.test(text)) return done(turn, given, "again");
  // Beside a question that followed their sentence, few words may be about the sentence.
  const ofSentence = hasDraft && isQuestion && words <= fewWords ? readGiven(text, "sentence") : undefined;
  if (ofSentence?.isSure && (act === "writes" ? neverWritten : onWords).has(ofSentence.does))
    return done(turn, "sentence", ofSentence.does, ofSentence.ahead);
  const read = readGiven(text, given);
  if (nothing.has(read.does) || words > wordsOnThing) return turn;
  // What is put right is mended in what is made next, and no complaint alone.
  if (act === "corrects" && read.does === "misses") return turn;
  // Thanks are taken, and what the guide is asked of itself is answered.
  if (act === "thanks" && turn.isSure && read.does !== "takes" && read.does !== "leaves") return turn;
  if (act === "asks-product" && read.does === "asks-about" && isNearAnswered(act, text, nearlyThatQuestion))
    return turn;
  if (!isBelieved(turn, given, read))
    return isNear(turn, given, read) ? unsure(turn, given, read.does) : turn;
  return done(turn, given, read.does, read.ahead);
}

/** It is asked whether what they wrote is good. */
const asksGood = (turn: Turn, given: Given): Turn => ({
  ...turn,
  act: "on-given",
  by: "given",
  isSure: true,
  isTelling: false,
  asking: undefined,
  wanted: undefined,
  onGiven: { given, does: "asks-good" },
});

/** What is asked about their own sentence in a way that has a yardstick of its own. */
export const checkedBy = (turn: Turn, met: string): Turn => ({ ...asksGood(turn, "sentence"), met });

/** So few words are about the thing, in whatever way they ask. */
const fewWords = 6;
const endsInAgain = /\b(?:again|once more|one more time)[.! ]*$/i;
const onWords = new Set<Doing>(["shorter", "longer", "simpler", "asks-on"]);
/** Few words that answer no question that is asked after a sentence. */
const neverWritten = new Set<Doing>(["shorter", "simpler"]);

/** "None of those. I want to know what I can do": what was there to tap is refused, whatever is asked besides. */
const refusesTaps =
  /^(?:no,? |i said |i (?:do not|don['’]?t) want )?(?:none|any) of (?:those|these|them|that)\b/i;

/** What is sent to nobody is not checked: it may be as it is. */
const ofUnsent = (turn: Turn): Turn => ({ ...asksGood(turn, "question"), repair: undefined });

const wordsOfTag = 4;

/** One of the last sentences asks whether it is good. */
function isCheck(text: string): boolean {
  if (wondersIfGood.test(text)) return true;
  const last = sentencesIn(text).at(-1) ?? "";
  // "Good enough? And what if she cries, what do I do then?": what is asked last is what has to be answered.
  const isLastAsked = last.endsWith("?") && plainWords(last).length > wordsOfTag;
  const asks = sentencesIn(text)
    .slice(isLastAsked ? -1 : -2)
    .filter((sentence) => sentence.trim().endsWith("?") || plainWords(text).length <= fewWords);
  return asks.some((sentence) => {
    const { does, isSure } = readGiven(sentence, "sentence");
    return does === "asks-good" && isSure;
  });
}

/** "I asked you if it's good", "you haven't said whether it is too pushing". */
const wondersIfGood =
  /\b(?:whether|if) (?:it|that|this|my (?:sentence|line|letter))\b[^.?!]{0,12}\b(?:good|ok(?:ay)?|all right|alright|right|rude|harsh|mean|blunt|cold|sharp|correct|fine|polite|kind|too)\b/i;

function isBelieved(
  turn: Turn,
  given: Given,
  { does, isSure, ahead, next }: ReturnType<typeof readGiven>,
): boolean {
  const { text, act, by } = turn;
  const words = plainWords(text).length;
  const asks = text.includes("?");
  // "Too long, say it simply" is two things that come to one; and what would only get a plain word need not be so sure.
  const isOne = isSure || (alike.has(does) && alike.has(next) && given === "answer");
  const isNearly =
    ahead >= nearlyAhead &&
    (!turn.isSure || (does === "misses" && given === "script" && words <= fewWords * 2));
  if (!isOne && !isNearly) return false;
  if (act === "nods" && words <= 2) return false;
  // A script asked for otherwise is made otherwise; what is refused was seen before.
  if (act === "wants-meditation") return false;
  // That a question was answered already is believed; any other reproach has its own reply.
  if (given === "question" && act === "asks-product") return false;
  if (given === "question" && does === "misses") return turn.repair === "passed-over" && !asks;
  if (does === "leaves") return !asks && !act.startsWith("wants") && ahead >= aheadOfOthers;
  if (does === "takes") return !asks && act !== "leaves";
  // How an exercise is to be made again is told to whoever makes it.
  if (act === "wants-practice")
    return given === "practice" && onGivenTable.practice[does]?.act === "wants-practice";
  if (does === "refuses" && words > wordsOfRefusal) return false;
  // "Why would he do that?" is asked of him, and not of our answer before it.
  if (does === "asks-about" && (by === "form" || by === "intent")) return false;
  // What is asked in a way that is known, or for sure, is answered.
  if (words > fewWords && (by === "first-form" || by === "form" || by === "intent") && ahead < aheadOfAnswer)
    return false;
  if (given === "question")
    return (
      (act === "writes" || act === "chooses" ? ahead >= aheadOfAnswer : true) &&
      !(does === "asks-about" && !asks)
    );
  return true;
}

/** What would be met with a plain word, or sorted, may be about the thing. */
const vague = new Set<Turn["act"]>(["asks-unclear", "unclear", "nods", "chats", "unsure"]);
const isNear = ({ act, text }: Turn, given: Given, { does }: ReturnType<typeof readGiven>): boolean =>
  vague.has(act) &&
  given in onGivenTable &&
  does !== "leaves" &&
  does !== "takes" &&
  plainWords(text).length <= wordsOfRefusal;

const unsure = (turn: Turn, given: Given, does: Doing): Turn =>
  given === "sentence" || given === "practice" || given === "script" || given === "answer"
    ? { ...turn, act: "given-unclear", isSure: false, isTelling: false, onGiven: { given, does } }
    : turn;

function done(turn: Turn, given: Given, does: Doing, score?: number): Turn {
  const row = onGivenTable[given][does];
  if (row === undefined) return turn;
  const onIt = { given, does } as const;
  const read = {
    ...turn,
    by: "given",
    score,
    isSure: true,
    isTelling: false,
    asking: undefined,
    onGiven: onIt,
  } as const;
  if (row.act === "on-given" && given === "practice" && does === "misses" && wishesAnything(turn.text))
    return { ...read, act: "wants-practice", repair: undefined };
  if (row.act === "on-given") return { ...read, act: "on-given", wanted: undefined, repair: undefined };
  if ("wanted" in row && row.wanted)
    return { ...read, act: actOfIntent[row.wanted], wanted: row.wanted, intent: row.wanted };
  return { ...read, act: row.act, wanted: undefined };
}

/** A practice that missed is made as it was wished, where the message says how. */
const wishesAnything = (text: string): boolean =>
  !saysWhatItIsNot.test(text.trim()) && Object.keys(readPracticeWish(text)).length > 0;
const saysWhatItIsNot =
  /^(?:but )?(?:that|this|it)(?: is|['’]s| was) ?n[o'’]t an? [^.]*\.?$|^(?:but )?(?:that|this|it) (?:isn|wasn)['’]?t an? [^.]*\.?$/i;
