import type { CareState } from "#server/coach/care/care-state.ts";
import {
  type Danger,
  type Meaning,
  type Policy,
  type PolicyQuestion,
  questionOf,
} from "#server/coach/care/policy.ts";
import type { HeardMessage } from "#server/coach/care/read-message.ts";

/** Of several things said in one message the first of these is answered. */
const order: readonly Meaning[] = [
  ...([
    "doing",
    "help",
    "unsafe",
    "wound",
    "ending",
    "faint",
    "near",
    "danger",
    "reached",
    "away",
    "told",
  ] as const),
  ...(["company", "no-help", "no-reach", "alone", "reach", "not-now", "denial", "far"] as const),
  ...(["no-wound", "safe", "easier"] as const),
];

/** What a message means here: as an answer to the open question, and as a statement of its own. */
export function meaningsOf(state: CareState, policy: Policy, heard: HeardMessage): Meaning[] {
  const { statements, isDenialOutright } = heard;
  const stated = new Set<Meaning>();
  if (statements.has("doing") && !statements.has("help") && ownLife.has(policy.danger)) stated.add("doing");
  if (statements.has("help") || (policy.isWatched && statements.has("told"))) stated.add("help");
  if (policy.danger === "eating" && statements.has("faint")) stated.add("faint");
  if (policy.isWatched && statements.has("here-now") && !statements.has("help")) stated.add("unsafe");
  if (policy.danger === "someone-else" && statements.has("reached")) stated.add("reached");
  if (statements.has("away") && policy.danger !== "someone-else" && !policy.isWatched) stated.add("away");
  if (policy.isWatched && statements.has("gone") && !statements.has("here-now")) stated.add("safe");
  // Who "they" are is plain only where an ambulance was spoken of.
  if (statements.has("arrived") && (policy.emergency === "first" || policy.danger === "someone-else"))
    stated.add("help");
  if (policy.isWatched && statements.has("no-help")) stated.add("no-help");
  if (policy.danger === "medical-emergency") {
    if (statements.has("worse")) stated.add("danger");
    else if (statements.has("better")) stated.add("denial");
  }
  const isFound = statements.has("place") || statements.has("means");
  if (policy.danger === "someone-else" && (isFound || statements.has("taken") || statements.has("hurt")))
    stated.add("danger");
  const isTold = statements.has("told") && !policy.isWatched;
  if (isTold && policy.emergency !== "first") stated.add("told");
  const isCompany = statements.has("company") || (isTold && policy.emergency === "first");
  if (state.moment !== "listening" || policy.careUntil.length > 0 || heard.isHeavy) {
    if (isCompany && !policy.isWatched) stated.add("company");
    if (statements.has("alone") && !isCompany) stated.add("alone");
    if (statements.has("no-help") && policy.emergency === "first") stated.add("no-help");
  }
  // What is already easing ends with the next calm message, whatever that one explains.
  const isExplainedTwice =
    state.moment !== "easing" && state.facts.filter((fact) => fact === "explained").length > 1;
  if (isDenialOutright || (heard.isPutRight && isExplainedTwice)) stated.add("denial");
  const question = state.moment === "asking" ? questionOf(policy, state.question) : undefined;
  const isAboutMeans = policy.danger === "plan-or-means" || question?.yes === "near";
  if (isFound && isAboutMeans && !stated.has("away")) stated.add("near");
  if (heard.isUnsafe) stated.add("danger");
  const answer = question && answerTo(question, heard);
  // "Yes, how do I stop it bleeding?" is no yes to the question whether help is on its way.
  const isUnsure = answer === "help" && heard.facts.isTakenOrHurt && heard.isAsking;
  if (answer && !isUnsure && !isTakenBack(answer, stated)) stated.add(answer);
  return order.filter((meaning) => stated.has(meaning));
}

/** Dangers in which who is at the edge, or has it round the neck, is the person who writes. */
const ownLife = new Set<Danger>(["wish-to-die", "plan-or-means", "taken-or-hurt", "voices", "self-harm"]);

/** "Yes, I am safe" is no yes to the question whether help is on its way. */
const mayBeOutright = new Set<Meaning>(["denial", "safe", "easier"]);

function answerTo(
  question: PolicyQuestion,
  { says, isDenial, isDenialOutright, isExplained }: HeardMessage,
): Meaning | undefined {
  if (says === "yes") return isDenialOutright && !mayBeOutright.has(question.yes) ? undefined : question.yes;
  if (says !== "no") return undefined;
  // "No, I do not want to die" says more than "not now", "no, nobody is in danger" more than that nobody can be reached, and
  // "no, nobody is hurting me" more than that it is not safe to write.
  if (lessThanDenial.has(question.no) && isDenialOutright) return "denial";
  // "No, it was about a rabbit" does not say that the means are within reach.
  if (question.no === "near" && isExplained) return "denial";
  return question.no === "denial" && !isDenial ? undefined : question.no;
}

/** What a "no" says less than a denial in so many words does. */
const lessThanDenial = new Set<Meaning>(["not-now", "no-reach", "unsafe"]);

/** "No, my boyfriend is here" answers the question whether somebody is there with a yes. */
const isTakenBack = (answer: Meaning, stated: ReadonlySet<Meaning>): boolean =>
  (answer === "alone" && stated.has("company")) ||
  (answer === "no-help" && stated.has("help")) ||
  (answer === "near" && stated.has("away")) ||
  (answer === "no-reach" && stated.has("reached"));
