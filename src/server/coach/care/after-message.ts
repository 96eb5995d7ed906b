import { afterAnswer, grave } from "./after-answer.ts";
import { meaningsOf } from "./answers/answer-meanings.ts";
import { answersOf } from "./answers/asked-back.ts";
import { besideTurn } from "./ask-beside.ts";
import { asked, firstQuestion, isAnswered, mayAsk } from "./asking.ts";
import { begin } from "./begin-care.ts";
import { afterHarm, type CareTurn, planFor } from "./care-plan.ts";
import { type CareState, caresMeanwhile, isLaterVisit, isStanding } from "./care-state.ts";
import { classifierBounds, classifierDoubt } from "./classifier/message-classifier.ts";
import { closed, closing, isClosedBy } from "./closing.ts";
import { afterLater, later } from "./later-visit.ts";
import { otherDanger } from "./name-danger.ts";
import { type Danger, type Meaning, type Policy, policyOf, questionOf } from "./policy.ts";
import type { HeardMessage } from "./read-message.ts";

/** So many calm messages end what was only a question. */
const calmMessagesNeeded = 2;

/**
 * What a message makes of where a person stands, and what is said to it. Pure: the same always gives the same. `isAgain`:
 * it is the same message as before, answered anew.
 */
export function afterMessage(
  before: CareState | undefined,
  heard: HeardMessage,
  now: Date,
  isAgain?: boolean,
): CareTurn {
  const at = now.toISOString();
  const known = before && { ...before, spokenAt: at, country: heard.country ?? before.country };
  if (known && before && known.question === "easier" && heard.tier === "none")
    return afterLater(known, heard, now);
  if (isStanding(known, now)) {
    if (before && isLaterVisit(before, now) && heard.tier === "none") return later(known);
    const turn = whileStanding(withExplained(known, heard), heardBesideDanger(known, heard), now);
    const isUnanswered = heard.isAsking && answersOf(heard, known.danger).length === 0;
    const met = isUnanswered ? notPassedOver(turn) : turn;
    return withHelpInView(withHelpThere(withWoundSeen(met, heard), heard), heard, now);
  }
  if (!isDoubtful(before, heard, now)) {
    const beside = besideTurn(known, heard, { now, isAgain });
    if (beside) return beside;
    if (heard.tier !== "none") return begin(known, heard, now);
  }
  if (known && before && isLaterVisit(before, now)) return later(known);
  return { state: known, plan: undefined };
}

/** Where the ordinary coach replies although a danger stands that was said outright, a line of help stays in view. */
function withHelpInView({ state, plan }: CareTurn, heard: HeardMessage, now: Date): CareTurn {
  if (plan || !isStanding(state, now) || state.tier !== "act") return { state, plan };
  return {
    state,
    plan,
    beside: planFor(policyOf(state.danger), heard, { help: "short", hasEmergencyFirst: false }),
  };
}

/** Who has help with them is not told to call for it. */
const withHelpThere = (turn: CareTurn, { tier }: HeardMessage): CareTurn =>
  turn.plan && tier !== "act" && turn.state?.facts.includes("help")
    ? { ...turn, plan: { ...turn.plan, hasEmergencyFirst: false } }
    : turn;

/** Who tells what was done to their body hears once that it should be looked at. */
function withWoundSeen({ state, plan, beside }: CareTurn, heard: HeardMessage): CareTurn {
  if (!state || !plan?.policy.isWatched) return { state, plan, beside };
  const seen = afterHarm(plan.policy, heard).filter(
    (name) => !plan.last.includes(name) && !state.said.includes(`${plan.policy.danger}/${name}:0`),
  );
  return { state, plan: { ...plan, last: [...plan.last, ...seen] }, beside };
}

/** Passages that would pass over what was asked. */
const passesOver = new Set(["staying", "again", "heard-again", "on unclear", "after-help"]);

/** Passages that meet what was asked, or after which nothing more is to be said. */
const meetsIt = /^(?:on (?:resting|refusal|goodbye|doing|misreading)|practice .*|what-to-do)$/;

/** A question that no answer was written for is not passed over: where it may be one of the body or of the law, that is said. */
function notPassedOver({ state, plan }: CareTurn): CareTurn {
  // Who denies a danger does not ask about it.
  const isDenied = state?.moment === "easing" && plan?.say.includes("on denial");
  if (isDenied || !plan?.policy.texts.has("on question") || plan.say.some((name) => meetsIt.test(name)))
    return { state, plan };
  const say = plan.say.filter((name) => !passesOver.has(name));
  return { state, plan: { ...plan, spokenFrom: plan.policy, say: ["on question", ...say] } };
}

/** While danger that was said outright stands, a faint sign of it is one; while it was only asked about, it is none. */
const heardBesideDanger = (state: CareState, heard: HeardMessage): HeardMessage =>
  heard.tier === "faint" ? { ...heard, tier: state.tier === "act" ? "check" : "none" } : heard;

/** For so many hours after a misreading was put right, a mere question is asked only of what sounds graver. */
const correctedHours = 12;

/** Whether a question would be the second misreading of somebody who has put us right. */
const isDoubtful = (before: CareState | undefined, { tier, gravity }: HeardMessage, now: Date): boolean =>
  (tier === "check" || tier === "faint") &&
  before?.facts.includes("correction") === true &&
  now.getTime() - Date.parse(before.spokenAt) < correctedHours * 3_600_000 &&
  (gravity ?? 0) < classifierBounds.askFrom + classifierDoubt.corrected;

/** The danger that a model's mark raises: it heard what our rule did not, so it is asked about. */
export const raised = (before: CareState | undefined, heard: HeardMessage, now: Date): CareTurn =>
  isStanding(before, now)
    ? { state: before, plan: planFor(policyOf(before.danger), heard, { say: ["staying"], help: "short" }) }
    : begin(
        before,
        { ...heard, tier: "check", danger: heard.danger ?? "wish-to-die", elsewhere: heard.language },
        now,
      );

function whileStanding(state: CareState, heard: HeardMessage, now: Date): CareTurn {
  const policy = policyOf(state.danger);
  const meant = meaningsOf(state, policy, heard);
  const at = now.toISOString();
  if (meant.includes("doing")) return inTheAct({ ...state, signAt: at }, policy, heard);
  const other = otherDanger(state, heard);
  if (other) return turnedTo(state, { ...heard, danger: other }, now);
  const graver = graverThan(state, heard);
  if (graver) return begin(state, { ...heard, danger: graver, tier: "act" }, now);
  const say = (...names: string[]): CareTurn => {
    const help = names.some((name) => withAllLines.has(name)) ? "full" : "short";
    return { state, plan: planFor(policy, heard, { say: names, help }) };
  };
  const renewed: CareState =
    heard.tier === "none"
      ? state
      : {
          ...state,
          isSensed: state.isSensed && heard.isSensed,
          signAt: at,
          isYoung: state.isYoung || heard.isYoung,
          calmMessages: 0,
        };
  if (heard.elsewhere !== undefined)
    return { state: renewed, plan: planFor(policy, heard, { elsewhere: heard.elsewhere, help: "none" }) };
  const questions = answersOf(heard, state.danger);
  if (questions.length > 0)
    return { ...say(...questions), state: withHelp(renewed, policy, meant.filter(keptBeside(heard))) };
  if (heard.statements.has("not-me") && heard.tier !== "act" && aboutOneself.has(policy.danger))
    return notOneself(renewed, heard, now);
  if (heard.tier === "none" && isTakenBack(state, heard) && !meant.some((meaning) => grave.has(meaning)))
    return closing({ ...state, facts: [...state.facts, "correction"] }, policy, heard, "on misreading");
  if (meant.length > 0) return afterAnswer(renewed, policy, heard, meant);
  if (heard.tier !== "none") return afterSign(renewed, policy, heard);
  const isEased = state.moment === "easing" && heard.isCalm && !heard.isGoodbye && !heard.isAfraid;
  if (isEased) return { state: closed(state), plan: undefined };
  if (heard.isGoodbye)
    return { state: reopened(state), plan: planFor(policy, heard, { say: ["on goodbye"], help: "full" }) };
  if (heard.asksForScript) return say("on resting");
  if (heard.asksForGrounding) return say(practiceOf(state, policy) ?? "on resting");
  const isOurs = isCares(state, policy, heard);
  if (state.moment === "listening" && !isOurs) return afterCalm(state, heard);
  if (heard.isRefusal)
    return { ...say("on refusal"), state: { ...state, moment: "listening", question: null } };
  if (heard.isAfraid)
    return {
      state: reopened(state),
      plan: planFor(policy, heard, {
        say: ["on fear", ...[practiceOf(state, policy) ?? []].flat()],
        steps: 1,
      }),
    };
  if (state.facts.includes("help"))
    return { state: calmer(state, heard), plan: planFor(policy, heard, { say: ["after-help"] }) };
  if (state.moment === "listening")
    return { state: calmer(state, heard), plan: planFor(policy, heard, { say: ["staying"], steps: 1 }) };
  if (heard.isUnclear) return afterUnclear(reopened(state), policy, heard);
  return afterOtherSubject(state, policy, heard);
}

/**
 * Whether care replies while nothing is asked: it was said outright, and nothing that holds the person was heard yet, or
 * this is heavy. What somebody calmly asks is answered by the ordinary coach, unless it may be about the danger and no
 * answer of the coach's is near.
 */
const isCares = (state: CareState, policy: Policy, heard: HeardMessage): boolean =>
  (state.tier === "act" && heard.isHeavy) ||
  ((state.tier === "act" || policy.emergency === "first") &&
    caresMeanwhile(state, policy) &&
    (policy.emergency === "first" ||
      (heard.isAsking
        ? !heard.isForCoach && asksAboutIt.has(policy.danger)
        : isNear(state.isSensed ? calmer(state, heard) : state))));

/** Dangers in which a question is most likely about what to do. */
const asksAboutIt = new Set<Danger>([
  "someone-else",
  "child-harmed",
  "partner-violence",
  "harm-to-others",
  "plan-or-means",
  "voices",
]);

/** It was asked about, and not calm for two messages in a row since. */
const isNear = ({ asked, calmMessages }: CareState): boolean =>
  Object.keys(asked).length > 0 && calmMessages < calmMessagesNeeded;

/** The person is doing it as they write: nothing is asked, and the emergency number stands first. */
function inTheAct(state: CareState, policy: Policy, heard: HeardMessage): CareTurn {
  const near = policy.rank > policyOf("plan-or-means").rank ? policy : policyOf("plan-or-means");
  const facts = state.facts.filter((fact) => !undoneByAct.has(fact));
  return {
    state: {
      ...state,
      danger: near.danger,
      tier: "act",
      moment: "listening",
      question: null,
      facts: [...facts, "doing"],
      calmMessages: 0,
    },
    plan: planFor(near, heard, { say: ["on doing"], help: "full", hasEmergencyFirst: true }),
  };
}

/** It was said of another person: an apology, and then that person, where they may be in danger. */
function notOneself(state: CareState, heard: HeardMessage, now: Date): CareTurn {
  const policy = policyOf(state.danger);
  if (heard.isCorrection && !heard.statements.has("another"))
    return closing({ ...state, facts: [...state.facts, "correction"] }, policy, heard, "on misreading");
  const other: HeardMessage = { ...heard, danger: "someone-else", tier: "act", asksBack: [] };
  const { state: begun, plan } = begin(undefined, other, now);
  return { state: begun, plan: plan && { ...plan, say: ["on another", ...plan.say], words: undefined } };
}

/** Another danger was named than the one that stands; what was told of it before is kept. */
function turnedTo(state: CareState, heard: HeardMessage, now: Date): CareTurn {
  const tier = state.tier === "act" || heard.tier === "act" ? "act" : "check";
  const { state: begun, plan } = begin(state, { ...heard, tier }, now);
  const isNamed = state.danger === "unnamed";
  return { state: begun, plan: plan && (isNamed ? plan : { ...plan, say: ["on turned", ...plan.say] }) };
}

/** What is kept of a message that asks something: help, and a denial in so many words of who asks why they were asked. */
const keptBeside =
  ({ asksBack, isDenialOutright }: HeardMessage) =>
  (meaning: Meaning): boolean =>
    ofHelp.has(meaning) || (meaning === "denial" && isDenialOutright && asksBack.includes("why-do-you-ask"));

/** Help that is mentioned beside a question is known as well. */
function withHelp(state: CareState, policy: Policy, meant: readonly Meaning[]): CareState {
  const known: CareState = { ...state, facts: [...state.facts, ...meant] };
  return known.facts.length > state.facts.length && isClosedBy(policy, known)
    ? { ...known, moment: "easing", question: null }
    : known;
}

const ofHelp = new Set<Meaning>(["help", "company", "away", "told", "reached"]);

/** Dangers of which somebody may say that it is not they who are meant. */
const aboutOneself = new Set<Danger>(["wish-to-die", "plan-or-means", "self-harm"]);

/** Answers under which every line stands. */
const withAllLines = new Set(["what-to-do", "which-number", "can-i-write", "cannot-call"]);

/** Dangers in which a wound is most likely of one's own doing. */
const ofOwnDoing = new Set<Danger>(["wish-to-die", "plan-or-means", "self-harm"]);

/** A danger of higher rank than the one that stands, or the same said outright for the first time. */
function graverThan(state: CareState, { tier, danger, facts }: HeardMessage): Danger | undefined {
  const rank = policyOf(state.danger).rank;
  const isHurt =
    (facts.isTakenOrHurt && state.danger !== "someone-else") ||
    (facts.isWounded && ofOwnDoing.has(state.danger));
  const ofBody = isHurt ? "taken-or-hurt" : undefined;
  const ofMeans = facts.isAtHand && state.danger === "wish-to-die" ? "plan-or-means" : undefined;
  const raising: (Danger | undefined)[] = [ofBody, ofMeans, tier === "act" ? danger : undefined];
  const graver = raising.find((one) => one !== undefined && policyOf(one).rank > rank);
  if (graver) return graver;
  const isOutright = state.tier === "check" && tier === "act";
  return isOutright ? (danger ?? state.danger) : undefined;
}

/** A practice that stays open, one that was not said before if there is one. */
function practiceOf({ said }: CareState, { danger, practices }: Policy): string | undefined {
  const names = practices.map((name) => `practice ${name}`);
  return names.find((name) => said.every((key) => !key.startsWith(`${danger}/${name}:`))) ?? names[0];
}

/** What a new sign takes back of what was heard before. */
const undoneBySign = new Set<CareState["facts"][number]>([
  "denial",
  "correction",
  "explained",
  "not-now",
  "safe",
]);
const undoneByAct = new Set<CareState["facts"][number]>([
  ...undoneBySign,
  "help",
  "reached",
  "away",
  "company",
]);

/** A sign of the same danger once more. */
function afterSign(state: CareState, policy: Policy, heard: HeardMessage): CareTurn {
  const open = state.moment === "asking" ? questionOf(policy, state.question) : undefined;
  if (open && mayAsk(state, open))
    return asked(state, planFor(policy, heard, { say: ["heard-again"], ask: open, steps: 1 }));
  const undone = heard.tier === "act" ? undoneByAct : undoneBySign;
  const facts = state.facts.filter((fact) => !undone.has(fact));
  if (heard.tier !== "act" && facts.includes("help"))
    return { state: { ...state, facts }, plan: planFor(policy, heard, { say: ["after-help"] }) };
  const after: CareState = { ...state, moment: "listening", question: null, facts };
  return { state: after, plan: planFor(policy, heard, { say: ["staying"], words: heard.words, steps: 1 }) };
}

function afterUnclear(state: CareState, policy: Policy, heard: HeardMessage): CareTurn {
  const open = questionOf(policy, state.question);
  if (open && mayAsk(state, open))
    return asked(state, planFor(policy, heard, { say: ["on unclear"], ask: open }));
  const after: CareState = { ...state, moment: "listening", question: null };
  return { state: after, plan: planFor(policy, heard, { say: ["on unclear"], steps: 1 }) };
}

/** The person speaks of something else. What was said outright is asked about once more; a mere question is left. */
function afterOtherSubject(state: CareState, policy: Policy, heard: HeardMessage): CareTurn {
  const open = questionOf(policy, state.question) ?? firstQuestion(policy, undefined);
  if (state.tier === "act" && open && mayAsk(state, open) && !isAnswered(state, open))
    return asked(
      // Where no word stood for it, what is calm counts from the first question on.
      state.isSensed ? calmer(state, heard) : state,
      planFor(policy, heard, { say: [heard.isHeavy ? "heard-again" : "again"], ask: open }),
    );
  const listening: CareState = { ...state, moment: "listening", question: null };
  return isCares(state, policy, heard)
    ? { state: calmer(listening, heard), plan: planFor(policy, heard, { say: ["staying"], steps: 1 }) }
    : afterCalm(listening, heard);
}

/** It was misread: the person says so, or explains it where no word of theirs stood for a danger. */
const isTakenBack = ({ tier, isSensed }: CareState, { isCorrection, isPutRight }: HeardMessage): boolean =>
  isCorrection || (isPutRight && (tier === "check" || isSensed));

/** What a person explains is kept: said twice, it is a denial also of what was said outright. */
const withExplained = (state: CareState, { isPutRight }: HeardMessage): CareState =>
  isPutRight ? { ...state, facts: [...state.facts, "explained"] } : state;

/** Counts the calm messages in a row. */
const calmer = (state: CareState, { isCalm }: HeardMessage): CareState => ({
  ...state,
  calmMessages: isCalm ? state.calmMessages + 1 : 0,
});

/** A message while nothing is asked: the ordinary coach replies, and what was only a question fades. */
function afterCalm(state: CareState, { isCalm }: HeardMessage): CareTurn {
  const calmMessages = isCalm ? state.calmMessages + 1 : 0;
  const fades = state.tier === "check" && calmMessages >= calmMessagesNeeded;
  return { state: fades ? closed(state) : { ...state, calmMessages }, plan: undefined };
}

/** An answer that is none takes back what was about to close it. */
const reopened = (state: CareState): CareState =>
  state.moment === "easing" ? { ...state, moment: "listening", facts: [] } : state;
