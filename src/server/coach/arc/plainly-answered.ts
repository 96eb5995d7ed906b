import type { Act } from "#server/coach/act/acts.ts";
import type { ReadAct } from "#server/coach/act/read-act.ts";
import { readFeelings } from "#server/coach/story/reading/read-feelings.ts";
import { readSensation } from "#server/coach/story/reading/read-sensation.ts";
import { plainWords } from "#server/coach/story/word-list.ts";
import type { Asked } from "./asked.ts";
import { ofCoach } from "./believe.ts";
import type { Step } from "./steps.ts";
import { fewWords } from "./wishes-practice.ts";

/** A longer message is told, whatever it takes back on the way. */
export const wordsOfMend = 12;

/** Acts that a few words may be taken for although they name what was asked for. */
const mistakable = new Set<Act>([
  "nods",
  "chats",
  "thanks",
  "well",
  "unsure",
  "nonsense",
  "greets",
  "asks-meaning",
  "pauses",
]);

/** Left open after something else was said, so that an answer to what was asked before may still come. */
const leavesOpen = new Set<Asked>([
  "choice",
  "offer",
  "other",
  "none",
  "event",
  "more",
  "sensation",
  "memory",
  "awareness",
]);

/** The step a few words plainly answer, by naming a place of the body or a feeling, though they were taken for something else. */
export function plainlyAnswered(text: string, asked: Asked, { act, isSure }: ReadAct): Step | undefined {
  const words = plainWords(text);
  if (asked === "emotion" && act === "complains" && words.length <= wordsOfMend && ofCoach(words) < 0)
    return "emotion";
  if (isSure ? !mistakable.has(act) : act.startsWith("asks")) return undefined;
  if (text.includes("?") || words.length > fewWords) return undefined;
  const isOpen = leavesOpen.has(asked);
  if ((asked === "sensation" || (isOpen && !isSure)) && readSensation(text, true) !== undefined)
    return "sensation";
  if ((asked === "emotion" || isOpen) && readFeelings(text, asked === "emotion").named.length > 0)
    return "emotion";
  return undefined;
}
