import type { Talk } from "#server/coach/arc/read-talk.ts";
import { limits } from "#shared/limits/limits.ts";
import { moveFor } from "./moves.ts";
import { changesInWords } from "./wishes-in-words.ts";

/**
 * Whether the reply to the last message is the meditation itself: it is plainly asked for, or asked for otherwise than the one
 * there is, or what was told is what it had still to wait for.
 */
export function asksForScript(talk: Talk): boolean {
  const { now, turns, place, spokenTexts, wishes } = talk;
  if (turns.length < limits.meditation.personMessagesNeeded || !now.isSure) return false;
  const move = moveFor(now.act, place);
  if (move === "make-meditation") return true;
  if (move === "change-meditation") return changesInWords(now.met, wishes) !== "";
  return now.isTelling && spokenTexts === 0 && turns.at(-2)?.act === "wants-meditation";
}
