import type { CareState } from "./care-state.ts";
import type { Policy, PolicyQuestion } from "./policy.ts";
import type { HeardMessage } from "./read-message.ts";

/** What a reply is made of, by names of the policy. */
export interface CarePlan {
  policy: Policy;
  /** Whose texts are said, where an answer has shown another danger behind the one that was asked about. */
  spokenFrom: Policy;
  /** Passages said first, in this order, one text of each. */
  say: string[];
  ask: PolicyQuestion | undefined;
  /** How what was heard is named, where a text has a place for it. */
  heard: string;
  /** Words of the person's that can be said back. */
  words: string | undefined;
  hasEmergencyFirst: boolean;
  help: "full" | "short" | "none";
  steps: number;
  /** The language of the one line that is said instead of everything else. */
  elsewhere: string | undefined;
  /** Passages said last. */
  last: string[];
}

/** What a message makes of the state. `plan` is missing where the ordinary coach replies. */
export interface CareTurn {
  state: CareState | undefined;
  plan: CarePlan | undefined;
  /** What follows the ordinary coach's reply: a question of a faint sign, or a line of help. */
  beside?: CarePlan | undefined;
}

/** What is said last at the beginning: that this is a program, who else helps the young, and how to leave quickly. */
export const lastWords = (
  policy: Policy,
  { isYoung, isHomeUnsafe }: Pick<CareState, "isYoung" | "isHomeUnsafe">,
): string[] => [
  "not-human",
  ...(isYoung && policy.danger !== "child-harmed" ? [isHomeUnsafe ? "young-home" : "young"] : []),
  ...(policy.isWatched ? ["leave"] : []),
];

/** What is said last where another has hurt the person's body: it should be looked at. */
export const afterHarm = (policy: Policy, { statements }: Pick<HeardMessage, "statements">): string[] => {
  if (statements.has("throat")) return ["after-throat"];
  return policy.isWatched && statements.has("injured") && !statements.has("past") ? ["after-wound"] : [];
};

/** What a plan may be asked to hold; all else follows from the policy and the message. */
export type PlanParts = Partial<Omit<CarePlan, "policy" | "heard">>;

/** A plan of these parts, by the policy of a danger. */
export const planFor = (policy: Policy, heard: Pick<HeardMessage, "heard">, parts: PlanParts): CarePlan => ({
  policy,
  spokenFrom: parts.spokenFrom ?? policy,
  elsewhere: parts.elsewhere,
  heard: heard.heard,
  say: parts.say ?? [],
  ask: parts.ask,
  words: parts.words,
  hasEmergencyFirst: parts.hasEmergencyFirst ?? (policy.emergency === "first" && parts.help !== "none"),
  help: parts.help ?? "short",
  steps: parts.steps ?? 0,
  last: parts.last ?? [],
});
