import { once } from "#server/coach/reading/once.ts";
import { type Question, scoreOf } from "#server/coach/reading/question.ts";
import { questionsOf } from "#server/coach/reading/read-questions.ts";
import { type ScoreTogether, scoreTogether } from "#server/coach/reading/score-together.ts";
import type { Seen } from "#server/coach/reading/seen.ts";
import { seenInSentence } from "./seen-in-sentence.ts";

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

const trained = questionsOf(new URL("../../classifiers/replies.weights.json", import.meta.url));

/** Every sentence of every reply is read, often twice: its names are looked up once for all faults. */
const weights = once(() => weightsOf(trained));

/** Reads one English sentence by weights that `npm run classifiers:train` learnt from pairs of our own. */
export const readSentence = (sentence: string): SentenceReading =>
  weighSentence(seenInSentence(sentence), weights());

/** Questions that were taught, ready to be asked of sentences. */
export interface SentenceWeights {
  unsafe: Question;
  /** In the order of `sentenceFaults`. */
  faults: ScoreTogether;
}

/** Puts the questions about sentences side by side. */
export const weightsOf = (questions: (name: string) => Question): SentenceWeights => ({
  unsafe: questions("unsafe"),
  faults: scoreTogether(sentenceFaults.map((fault) => questions(fault))),
});

/** So far apart, as logits, two faults are nearly as likely. */
const nearly = 1;

/** What a sentence may not do is asked twice: whether it is unsafe at all, and by each way of being so. */
export function weighSentence(seen: Seen, { unsafe, faults }: SentenceWeights): SentenceReading {
  const scores = faults({ ...seen, letters: new Set<string>() });
  const weighed = sentenceFaults.map((fault, at) => ({ fault, score: scores[at] ?? 0 }));
  const likeliest = weighed.reduce((one, other) => (other.score > one.score ? other : one));
  const harm = weighed.find(({ fault, score }) => fault === "harm" && score > 0);
  // Pills to swallow with vodka are a medicine as well: what is nearly as likely to be harm is answered with help.
  const isHarm = harm !== undefined && likeliest.score - harm.score < nearly;
  return {
    fault: isHarm ? "harm" : likeliest.fault,
    score: scoreOf(unsafe, seen) + likeliest.score,
  };
}
