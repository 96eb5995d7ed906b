import type { AnswerSign } from "./answers/answer-signs.ts";
import type { CareState } from "./care-state.ts";
import type { Danger } from "./policy.ts";
import type { HeardMessage } from "./read-message.ts";

/** What an answer to the question which danger it is names, by its signs; the first that fits. */
const bySign: readonly (readonly [AnswerSign, Danger])[] = [
  ["names-harm-to", "harm-to-others"],
  ["names-harm-by", "partner-violence"],
  ["names-another", "someone-else"],
  ["names-own-life", "wish-to-die"],
  ["names-body", "medical-emergency"],
];

/** The danger that an answer names: one that can be heard in it, or one that it says in a word. */
export function dangerNamedBy({ danger, isBrief, isYoung, statements }: HeardMessage): Danger | undefined {
  if (danger !== undefined && danger !== "unnamed") return danger;
  const named = isBrief ? bySign.find(([sign]) => statements.has(sign))?.[1] : undefined;
  return named === "partner-violence" && isYoung ? "child-harmed" : named;
}

/** One danger grown, and not another one. */
const ownLife = new Set<Danger>(["wish-to-die", "plan-or-means"]);

/** Dangers of the body: no word of another danger takes their place. */
const ofTheBody = new Set<Danger>(["taken-or-hurt", "medical-emergency"]);

/**
 * Another danger than the one that stands: where that one had no name yet, or where it is denied in the same breath as
 * another is told.
 */
export function otherDanger(state: CareState, heard: HeardMessage): Danger | undefined {
  if (state.danger === "unnamed") return dangerNamedBy(heard);
  const { danger, says, isCorrection, isDenialOutright, statements } = heard;
  if (danger === undefined || danger === "unnamed" || danger === state.danger) return undefined;
  if (ofTheBody.has(state.danger) || (ownLife.has(state.danger) && ownLife.has(danger))) return undefined;
  // "Not suicidal, only anxious" tells no wish to die.
  if (isDenialOutright && ownLife.has(danger)) return undefined;
  const isDenied = says === "no" || isCorrection || isDenialOutright || statements.has("not-me");
  return isDenied ? danger : undefined;
}
