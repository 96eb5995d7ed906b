import { answersOf } from "./answers/asked-back.ts";
import { asked, firstQuestion, mayAsk } from "./asking.ts";
import { afterHarm, type CareTurn, lastWords, planFor } from "./care-plan.ts";
import { type CareState, isStanding } from "./care-state.ts";
import { type Policy, policyOf } from "./policy.ts";
import type { HeardMessage } from "./read-message.ts";

/** Begins with what was heard, or begins anew with something graver. */
export function begin(before: CareState | undefined, heard: HeardMessage, now: Date): CareTurn {
  const at = now.toISOString();
  const policy = policyOf(heard.danger ?? "wish-to-die");
  const isAct = heard.tier === "act";
  const questions = answersOf(heard, policy.danger);
  const isAsking = questions.length === 0 && heard.elsewhere === undefined;
  const ask = isAsking ? firstQuestion(policy, heard) : undefined;
  const state: CareState = {
    danger: policy.danger,
    tier: isAct ? "act" : "check",
    isSensed: heard.isSensed,
    moment: heard.elsewhere === undefined ? "asking" : "listening",
    question: ask?.name ?? null,
    asked: isStanding(before, now) ? before.asked : {},
    facts: [],
    calmMessages: 0,
    isYoung: heard.isYoung || before?.isYoung === true,
    isHomeUnsafe: heard.statements.has("child") || before?.isHomeUnsafe === true,
    country: heard.country ?? before?.country ?? null,
    said: before?.said ?? [],
    isCheckedIn: false,
    beside: null,
    begunAt: before && isStanding(before, now) ? before.begunAt : at,
    signAt: at,
    spokenAt: at,
  };
  const plan = planFor(policy, heard, {
    elsewhere: heard.elsewhere,
    say: [...questions, firstWords(policy, heard)],
    ask: isAct || ask === undefined || mayAsk(state, ask) ? ask : undefined,
    help: isAct ? "full" : "short",
    steps: isAct ? (policy.isWatched ? 1 : 2) : 0,
    words: isAct && policy.emergency !== "first" ? heard.words : undefined,
    last: isAct ? [...afterHarm(policy, heard), ...lastWords(policy, state)] : [],
    ...(heard.statements.has("doing") && isAct ? { hasEmergencyFirst: true } : {}),
  });
  return asked(state, plan);
}

/** What is said first, by how plainly it was said and whether something has been done. */
function firstWords(policy: Policy, { tier, statements }: HeardMessage): string {
  if (statements.has("done") && policy.texts.has("first-done")) return "first-done";
  return tier === "act" ? "first" : "gently";
}
