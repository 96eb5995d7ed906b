import { questionsOf } from "#server/coach/reading/read-questions.ts";
import { seenAfterGiven } from "./features.ts";
import { type Doing, doings, type Given } from "./given.ts";

const trained = questionsOf(new URL("../classifiers/given.weights.json", import.meta.url), doings);
/** What is done with a thing is said at once or at the end. */
const readChars = 400;

/** From which scores it is believed that a message does something with what was given, as logits. */
export const givenBounds = {
  /** It does, when it is so far ahead of everything else. */
  sureAhead: 1,
} as const;

/** What a message does with what was given. */
export interface ReadGiven {
  does: Doing;
  isSure: boolean;
  /** By how much it is ahead of the next. */
  ahead: number;
  /** The next likeliest. */
  next: Doing;
}

/** What a message does with the thing that the last reply gave. Linear in a bounded length. */
export function readGiven(text: string, given: Given): ReadGiven {
  const read = text.length <= 2 * readChars ? text : `${text.slice(0, readChars)} ${text.slice(-readChars)}`;
  const scores = [...trained().scores(seenAfterGiven(read, given))];
  const [best = 0, second = 0] = [...scores.keys()].toSorted(
    (one, other) => (scores[other] ?? 0) - (scores[one] ?? 0),
  );
  const ahead = (scores[best] ?? 0) - (scores[second] ?? 0);
  return {
    does: doings[best] ?? "new",
    next: doings[second] ?? "new",
    isSure: ahead >= givenBounds.sureAhead,
    ahead,
  };
}
