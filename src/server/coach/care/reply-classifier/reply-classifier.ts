import type { QuestionTable } from "#server/coach/reading/question-table.ts";
import { questionsOf } from "#server/coach/reading/read-questions.ts";
import type { Seen } from "#server/coach/reading/seen.ts";
import { seenAtStake, seenInSentence } from "./seen-in-sentence.ts";

/** What a generated sentence may be found to do. */
export const sentenceFaults = [
  "harm",
  "medicine",
  "diagnosis",
  "alarm",
  "person",
  "staying",
  "prompt",
  "promise",
  "contempt",
  "bond",
] as const;

/** One of the things for which a generated sentence is not shown. */
export type SentenceFault = (typeof sentenceFaults)[number];

/** What speaks against a sentence, a logit, and what it would be. */
export interface SentenceReading {
  score: number;
  fault: SentenceFault;
}

/** What is asked of a sentence: whether it is unsafe at all, and then by each way of being so. */
export const sentenceQuestions = ["unsafe", ...sentenceFaults] as const;

const trained = questionsOf(
  new URL("../../classifiers/replies.weights.json", import.meta.url),
  sentenceQuestions,
);

/** Reads one English sentence by weights that `npm run classifiers:train` learnt from pairs of our own. */
export const readSentence = (sentence: string): SentenceReading =>
  weighSentence(seenInSentence(sentence), trained());

/** Reads one in an answer to a message with which much is at stake; its score is held to a bound of its own. */
export const readSentenceAtStake = (sentence: string): SentenceReading =>
  weighAtStake(seenAtStake(sentence), trained());

/** So far apart, as logits, two faults are nearly as likely. */
const nearly = 1;

/** Where much is at stake it is asked whether a sentence is unsafe at all: one of two words does it without telling its kind. */
export function weighAtStake(seen: Seen, table: QuestionTable): SentenceReading {
  const [unsafe = 0] = table.scores(seen);
  return { fault: weighSentence(seen, table).fault, score: unsafe };
}

/** Weighs what is seen in a sentence by a table of `sentenceQuestions`; its ways of being unsafe were taught no letters. */
export function weighSentence(seen: Seen, table: QuestionTable): SentenceReading {
  const [unsafe = 0, ...scores] = table.scores(seen);
  const weighed = sentenceFaults.map((fault, at) => ({ fault, score: scores[at] ?? 0 }));
  const likeliest = weighed.reduce((one, other) => (other.score > one.score ? other : one));
  const harm = weighed.find(({ fault, score }) => fault === "harm" && score > 0);
  // Pills to swallow with vodka are a medicine as well: what is nearly as likely to be harm is answered with help.
  const isHarm = harm !== undefined && likeliest.score - harm.score < nearly;
  return {
    fault: isHarm ? "harm" : likeliest.fault,
    score: unsafe + likeliest.score,
  };
}
