import { type CarePlan, type CareTurn, type PlanParts, planFor } from "./care-plan.ts";
import type { CareState } from "./care-state.ts";
import { type Danger, type Policy, type PolicyQuestion, questionOf } from "./policy.ts";
import type { HeardMessage } from "./read-message.ts";

/** The question for this sign, or the usual one. */
export function firstQuestion(
  { questions }: Policy,
  heard: HeardMessage | undefined,
): PolicyQuestion | undefined {
  const told = (["done", "other-child"] as const).filter((sign) => heard?.statements.has(sign));
  const signs: string[] = heard?.sign === undefined ? told : [heard.sign, ...told];
  return (
    questions.find(({ when }) => signs.some((sign) => when.includes(sign))) ??
    questions.find(({ when }) => when.length === 0)
  );
}

/** Counts the question of a plan as asked. */
export function asked(state: CareState, plan: CarePlan): CareTurn {
  if (!plan.ask) return { state, plan };
  const key = askedKey(state.danger, plan.ask);
  return {
    state: {
      ...state,
      question: plan.ask.name,
      asked: { ...state.asked, [key]: (state.asked[key] ?? 0) + 1 },
    },
    plan,
  };
}

const askedKey = (danger: Danger, { name }: PolicyQuestion): string => `${danger}/${name}`;

/** Whether a question was not asked too often yet. */
export const mayAsk = (state: CareState, question: PolicyQuestion): boolean =>
  (state.asked[askedKey(state.danger, question)] ?? 0) < question.times;

/** Says something and asks what comes next: what follows the open question, while it may be asked. */
export function asking(state: CareState, policy: Policy, heard: HeardMessage, parts: PlanParts): CareTurn {
  const open = questionOf(policy, state.question);
  const next = open?.next === undefined ? undefined : questionOf(policy, open.next);
  const ask = next && mayAsk(state, next) && !isAnswered(state, next) ? next : undefined;
  const after: CareState = ask
    ? { ...state, moment: "asking" }
    : { ...state, moment: "listening", question: null };
  return asked(after, planFor(policy, heard, { ...parts, ask }));
}

/** Whether what a question asks for is known. */
export const isAnswered = ({ facts }: CareState, { yes, no }: PolicyQuestion): boolean =>
  facts.includes(yes) || (no !== "denial" && facts.includes(no));
