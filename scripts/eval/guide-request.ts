import type { ReplyRequest, Utterance } from "#server/coach/coach.ts";

/** What the built-in guide is asked for in an evaluation, as the product asks it where nothing was searched beforehand. */
export const guideRequest = (
  conversation: Utterance[],
  seed: string,
  recall: NonNullable<ReplyRequest["recall"]>,
): ReplyRequest => ({
  conversation,
  seed,
  signal: new AbortController().signal,
  style: { mode: "counsel", verbosity: "low", reasoning: "low" },
  passages: [],
  recall,
});
