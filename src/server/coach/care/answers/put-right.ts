import { seenInAct } from "#server/coach/act/features.ts";
import { questionsOf } from "#server/coach/reading/read-questions.ts";

const trained = questionsOf(new URL("../../classifiers/put-right.weights.json", import.meta.url), [
  "put-right",
]);

/** What a longer answer says stands in its beginning. */
const readChars = 1000;

/** From which scores an answer is believed; chosen on hands that had not taught it. */
export const putRightBounds = {
  /** It puts a misreading right, whatever its words. */
  sureFrom: 0,
  /** It puts nothing right, even where a row finds a no in it: "no, just tired of everything". */
  notBelow: -2.5,
} as const;

/**
 * Whether an answer to a question about safety plainly puts a misreading right, by denying it or by telling what was meant:
 * "it's a film", "the dog, not me"; `unclear` leaves it to what the rows find. People mostly explain, in words that no list
 * foresees. By weights that `npm run classifiers:train` learnt; linear in a bounded length.
 */
export function putsRight(text: string): "yes" | "no" | "unclear" {
  const [score = 0] = trained().scores(seenInAct(text.slice(0, readChars), "none"));
  if (score >= putRightBounds.sureFrom) return "yes";
  return score < putRightBounds.notBelow ? "no" : "unclear";
}
