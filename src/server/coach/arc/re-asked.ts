import { sentencesIn } from "#server/coach/story/sentences.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";
import type { Turn } from "./turn.ts";

/** Said of a question that was passed over, or taken for another. */
const reasking = wordList(
  "i asked, what i asked, i meant, i mean, didn't answer, didnt answer, did not answer, my question, asked about, asked you, i was asking, asking about, that's about, thats about, no answer, same question",
);
/** Whether a message says that what it asks was asked before. */
export const saysItWasAsked = (text: string): boolean => reasking(plainWords(text)) >= 0;
/** What says only what the answer was wrong with. */
const setAside = wordList(
  "that's about, thats about, that's not, thats not, that is not, not what i asked, didn't answer, didnt answer",
);
/** So many turns back the question still stands. */
const turnsBack = 2;
const fewWords = 7;

/**
 * The question that a message asks once more, with what it adds: "no, I meant driving" after a how-question. Undefined where
 * nothing was asked shortly before, or the message does not go back to it.
 */
export function reAsked(text: string, turns: readonly Turn[]): { act: Turn["act"]; met: string } | undefined {
  const before = turns.slice(-turnsBack).findLast(({ act }) => act.startsWith("asks"));
  if (!before || reasking(plainWords(text)) < 0) return undefined;
  const added = sentencesIn(text)
    .filter((sentence) => setAside(plainWords(sentence)) < 0)
    .join(" ");
  // Few words add to the question that was asked; more of them ask anew.
  return {
    act: before.act,
    met: plainWords(added).length > fewWords ? added : `${added} ${before.met}`.trim(),
  };
}
