import type { Asked } from "#server/coach/arc/asked.ts";
import { readFeelings } from "./read-feelings.ts";
import { readSensation } from "./read-sensation.ts";
import { withoutEnd } from "./sentences.ts";
import type { Piece } from "./story.ts";
import { isWholeThought } from "./whole-thought.ts";
import { plainWords, wordList } from "./word-list.ts";

const happening = wordList(
  "said, told, asked, shouted, yelled, snapped, criticised, criticized, laughed, ignored, left, lost, missed, failed, argued, fought, called, texted, emailed, wrote, got, had, was, were, made, broke, forgot, came, went, cancelled, canceled, rejected, fired, blamed, interrupted, argument, fight, row, quarrel, meeting, deadline, exam, test, presentation, interview, review, promotion, breakup, divorce, built, gave, forgot, stole, broke, sold, bought, keeps, keep, won't, doesn't, didn't, can't, have to, has to, due, owe, died, moved, lied, cheated, hit, sent, took, threw, slammed, bullied, hates, wants me, expects, happened, arrived, passed, won, born, job, boss, school, work",
);
const onlyInside = wordList("i feel, i felt, i'm feeling, feeling, i am, i'm, im, it feels, feels");

/** The sentence that says what happened: a whole one if there is one, in answer to the question any. */
export function eventIn(sentences: readonly string[], asked: Asked): Piece | undefined {
  const told = sentences.filter((sentence) => !sentence.includes("?") && isHappening(sentence));
  const inAnswer =
    asked === "event" ? sentences.find((one) => !one.includes("?") && !isOfBody(one)) : undefined;
  const best = told.find(isWholeThought) ?? told[0] ?? inAnswer;
  return best === undefined ? undefined : { words: withoutEnd(best), isWholeThought: isWholeThought(best) };
}

/** A bare place of the body or a bare feeling is no event, whatever was asked. */
const isOfBody = (sentence: string): boolean =>
  plainWords(sentence).length < 4 &&
  (readSensation(sentence, true) !== undefined || readFeelings(sentence, true).named.length > 0);

function isHappening(sentence: string): boolean {
  const words = plainWords(sentence);
  if (words.length < 3) return false;
  if (onlyInside(words.slice(0, 3)) >= 0 && words.length < 7) return false;
  return happening(words) >= 0 || words.some((word) => word.length > 4 && word.endsWith("ed"));
}
