import type { CareState } from "./care-state.ts";
import type { Closer, Policy } from "./policy.ts";

/** Whether what was heard closes it, by one of the policy's ways. */
export function isClosedBy({ closes }: Policy, { facts }: CareState): boolean {
  const holds = (closer: Closer): boolean =>
    closer === "twice-denied" ? facts.filter((fact) => fact === "denial").length > 1 : facts.includes(closer);
  return closes.some((way) => way.every(holds));
}

/** What ended; a later visit asks about it where danger was really there. */
export const closed = (state: CareState): CareState => ({
  ...state,
  moment: "closed",
  question: null,
  isCheckedIn: state.isCheckedIn || !state.facts.some((fact) => fact !== "denial" && fact !== "correction"),
});
