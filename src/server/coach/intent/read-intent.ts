import { questionsOf } from "#server/coach/reading/read-questions.ts";
import { seenInIntent } from "./features.ts";
import { type Intent, intents } from "./intents.ts";

const trained = questionsOf(new URL("../classifiers/intent.weights.json", import.meta.url), intents);
/** What a longer message asks for stands at its end as often as at its beginning; the middle is not read. */
const readChars = 800;

/** From which scores an intent is believed. */
export const intentBounds = {
  /** The likeliest is believed when it is so far ahead of the next. */
  sureAhead: 0.8,
} as const;

/** What a message asks for. */
export interface ReadIntent {
  intent: Intent;
  isSure: boolean;
  /** By how much it is ahead of the next, as a logit. */
  ahead: number;
}

/**
 * How much speaks for each intent, in their order, as logits; by weights that `npm run classifiers:train` learnt from lines
 * written for it. Linear in a bounded length.
 */
export function scoresOfIntents(text: string): ArrayLike<number> & Iterable<number> {
  const read = text.length <= 2 * readChars ? text : `${text.slice(0, readChars)} ${text.slice(-readChars)}`;
  return trained().scores(seenInIntent(read));
}

/** What a message asks for by itself. */
export function readIntent(text: string): ReadIntent {
  const scores = [...scoresOfIntents(text)];
  const [best = 0, next = 0] = [...scores.keys()].toSorted(
    (one, other) => (scores[other] ?? 0) - (scores[one] ?? 0),
  );
  const ahead = (scores[best] ?? 0) - (scores[next] ?? 0);
  return { intent: intents[best] ?? "none", isSure: ahead >= intentBounds.sureAhead, ahead };
}
