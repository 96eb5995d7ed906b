import { type CareTurn, planFor } from "./care-plan.ts";
import { type CareState, isStanding } from "./care-state.ts";
import { isClosedBy } from "./closing.ts";
import { policyOf, questionOf } from "./policy.ts";
import type { HeardMessage } from "./read-message.ts";

/** A later visit asks once how things are. */
export function later(state: CareState): CareTurn {
  const policy = policyOf(state.danger);
  const ask = questionOf(policy, "easier");
  const asking: CareState = { ...state, question: "easier", isCheckedIn: true };
  const plan = planFor(policy, { heard: "" }, { say: ["check-in"], ask, last: ["after-check-in"] });
  return { state: asking, plan: { ...plan, hasEmergencyFirst: false } };
}

/** What the answer to it makes of the state. */
export function afterLater(state: CareState, heard: HeardMessage, now: Date): CareTurn {
  const policy = policyOf(state.danger);
  const answered: CareState = {
    ...state,
    question: null,
    moment: state.moment === "closed" ? "closed" : "listening",
  };
  if (heard.isBetter) {
    const over: CareState = { ...answered, moment: "closed", facts: [...state.facts, "time", "denial"] };
    const ends = isClosedBy(policy, over) || !isStanding(state, now);
    return {
      state: ends ? over : { ...over, moment: "listening" },
      plan: planFor(policy, heard, { say: ["on easier"], last: ["plan"] }),
    };
  }
  if (heard.isWorse) {
    const again: CareState = { ...answered, moment: "listening", signAt: now.toISOString() };
    return {
      state: again,
      plan: planFor(policy, heard, { say: ["staying"], help: "full", steps: 1, last: ["plan"] }),
    };
  }
  return { state: answered, plan: undefined };
}
