import { asked, asking, mayAsk } from "./asking.ts";
import { type CareTurn, lastWords, planFor } from "./care-plan.ts";
import type { CareState } from "./care-state.ts";
import { closing, isClosedBy } from "./closing.ts";
import { type Danger, type Meaning, type Policy, policyOf } from "./policy.ts";
import type { HeardMessage } from "./read-message.ts";

/** Meanings that a correction in the same message does not undo. */
export const grave = new Set<Meaning>(["danger", "near", "wound", "ending", "unsafe", "faint"]);

/** Answers that show another danger behind the one that stands. */
const leadsTo: Partial<Record<Meaning, Danger>> = { wound: "taken-or-hurt", ending: "wish-to-die" };

/** What an answer makes of a danger that stands: it grows, turns to another, closes, or the next is asked. */
export function afterAnswer(
  state: CareState,
  policy: Policy,
  heard: HeardMessage,
  meant: Meaning[],
): CareTurn {
  const [first = "danger"] = meant;
  const known: CareState = { ...state, facts: [...state.facts, ...meant] };
  const behind =
    leadsTo[first] ?? (first === "near" && policy.danger === "wish-to-die" ? "plan-or-means" : undefined);
  if (behind) return turnedTo(known, policyOf(behind), heard, first);
  if (grave.has(first)) {
    const outright: CareState = { ...known, tier: "act", isSensed: false, moment: "asking" };
    return asking(outright, policy, heard, {
      say: [`on ${first}`],
      help: "full",
      steps: 1,
      last: state.tier === "check" ? lastWords(policy, state) : [],
    });
  }
  if (isClosedBy(policy, known))
    return closing(
      known,
      policy,
      heard,
      first === "denial" && (state.tier === "check" || state.isSensed) ? "on misreading" : `on ${first}`,
    );
  if (first === "denial" && state.tier === "check") return closing(known, policy, heard, "on misreading");
  return asking(known, policy, heard, { say: [`on ${first}`], steps: first === "denial" ? 0 : 1 });
}

/** Goes over to a danger that an answer has shown. */
function turnedTo(state: CareState, policy: Policy, heard: HeardMessage, meaning: Meaning): CareTurn {
  const spokenFrom = policyOf(state.danger).texts.has(`on ${meaning}`) ? policyOf(state.danger) : policy;
  const next: CareState = {
    ...state,
    danger: policy.danger,
    tier: "act",
    isSensed: false,
    moment: "asking",
    question: null,
  };
  const ask = policy.questions.find((question) => question.name !== "ending" && mayAsk(next, question));
  return asked(
    next,
    planFor(policy, heard, { say: [`on ${meaning}`], spokenFrom, ask, help: "full", steps: 1 }),
  );
}
