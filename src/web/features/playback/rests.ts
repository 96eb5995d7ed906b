import type { SpokenSentence } from "#shared/listening/playlist.ts";
import { restTiming } from "#shared/mix/levels.ts";

/**
 * Whether a moment lies in a rest that is long enough to be one: some time after a sentence has ended, and until shortly
 * before the next. Before the first sentence and after the last is a rest too.
 */
export function isRestAt(sentences: readonly SpokenSentence[], positionMs: number): boolean {
  if (sentences.length === 0) return false;
  const isNear = ({ startMs, endMs }: SpokenSentence) =>
    positionMs > startMs - restTiming.sinkSeconds * 1000 &&
    positionMs < endMs + restTiming.heldSeconds * 1000;
  return !sentences.some(isNear);
}
