import { type CareTurn, planFor } from "./care-plan.ts";
import type { CareState } from "./care-state.ts";
import type { Closer, Policy } from "./policy.ts";
import type { HeardMessage } from "./read-message.ts";

/** Whether what was heard closes it, by one of the policy's ways. */
export function isClosedBy({ closes, closesSensed }: Policy, { facts, isSensed }: CareState): boolean {
  const holds = (closer: Closer): boolean =>
    closer === "twice-denied" ? facts.filter((fact) => fact === "denial").length > 1 : facts.includes(closer);
  const ways = isSensed ? [...closes, ...closesSensed] : closes;
  return ways.some((way) => way.every(holds));
}

/** Facts of which nobody is asked at a later visit: there was no danger. */
const takingBack = new Set<CareState["facts"][number]>(["denial", "correction", "explained"]);

/** What ended; a later visit asks about it where danger was really there. */
export const closed = (state: CareState): CareState => ({
  ...state,
  moment: "closed",
  question: null,
  isCheckedIn: state.isCheckedIn || state.facts.every((fact) => takingBack.has(fact)),
});

/** What closes it was heard: a mere question ends here, what was said outright waits for one calm message. */
export function closing(state: CareState, policy: Policy, heard: HeardMessage, say: string): CareTurn {
  if (state.tier === "check")
    return { state: closed(state), plan: planFor(policy, heard, { say: [say], help: "none" }) };
  const easing: CareState = { ...state, moment: "easing", question: null };
  const isHelped = state.facts.includes("help");
  const plan = planFor(policy, heard, { say: [say], help: say === "on misreading" ? "none" : "short" });
  return { state: easing, plan: isHelped ? { ...plan, hasEmergencyFirst: false } : plan };
}
