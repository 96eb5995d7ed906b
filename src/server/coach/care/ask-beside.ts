import { begin } from "./begin-care.ts";
import { type CareTurn, planFor } from "./care-plan.ts";
import { besideOf, type CareState } from "./care-state.ts";
import { classifierBounds } from "./classifier/message-classifier.ts";
import { dangerNamedBy } from "./name-danger.ts";
import { policyOf, sharedTexts } from "./policy.ts";
import type { HeardMessage } from "./read-message.ts";

/**
 * What a faint sign, or the answer to a question beside a reply, makes of somebody for whom nothing stands. The first
 * faint sign is asked about beside the ordinary reply, the next one outright, and none after a denial. Nothing where the
 * message has nothing to do with it. `isAgain`: it is the same message, answered anew.
 */
export function besideTurn(
  state: CareState | undefined,
  heard: HeardMessage,
  { now, isAgain = false }: { now: Date; isAgain?: boolean | undefined },
): CareTurn | undefined {
  const known = besideOf(state, now);
  if (heard.tier !== "faint" && heard.tier !== "none") return undefined;
  if (state && known?.is === "open" && !isAgain) {
    if (isDenied(heard)) return tellsMore(heard) ? told(state, heard, now) : denied(state, known, heard);
    if (isConfirmed(heard))
      return confirmed(state, { ...heard, danger: dangerNamedBy(heard) ?? known.danger }, now);
  }
  if (heard.tier === "faint") {
    if (known?.is === "denied") return { state, plan: undefined };
    if (!known || isAgain) return askedBeside(state, heard, now);
    return isSecondOf(known, heard)
      ? begin(state, { ...heard, tier: "check" }, now)
      : { state, plan: undefined };
  }
  return state && known?.is === "open" && !isAgain
    ? { state: { ...state, beside: { ...known, is: "passed" } }, plan: undefined }
    : undefined;
}

/** A yes, or not knowing: care begins with what the faint sign was of, or with what the answer names. */
function confirmed(before: CareState, heard: HeardMessage, now: Date): CareTurn {
  const isYes =
    heard.isUnsafe || heard.says === "yes" || heard.statements.has("somebody") || heard.asksBack.length > 0;
  const { state, plan } = begin(before, { ...heard, tier: isYes ? "act" : "check" }, now);
  const say = isYes ? "beside yes" : "beside unclear";
  const known = plan?.say.filter((name) => name !== "first" && name !== "gently") ?? [];
  return { state, plan: plan && { ...plan, say: [say, ...known], help: "full" } };
}

/** A second faint sign counts where it is of the same danger, or not so faint. */
const isSecondOf = ({ danger }: NonNullable<CareState["beside"]>, heard: HeardMessage): boolean =>
  heard.danger === danger || (heard.gravity ?? 0) >= classifierBounds.secondFrom;

/** "No. Just my arms": a no to the question, and another danger named beside it. */
const tellsMore = ({ tier, danger, isCorrection }: HeardMessage): boolean =>
  tier === "faint" && !isCorrection && danger !== "wish-to-die" && danger !== "unnamed";

const told = (state: CareState, heard: HeardMessage, now: Date): CareTurn =>
  begin(state, { ...heard, tier: "check" }, now);

/** A plain no, or that all is well: the sign is left, a question back is answered, and who said nothing else may go on. */
function denied(state: CareState, beside: NonNullable<CareState["beside"]>, heard: HeardMessage): CareTurn {
  const [question] = heard.asksBack;
  const say = question ?? (heard.isBrief ? "on beside" : undefined);
  const plan = say ? planFor(policyOf(beside.danger), heard, { say: [say], help: "none" }) : undefined;
  return { state: { ...state, beside: { ...beside, is: "denied" } }, plan };
}

/** Signs that all is well. */
const wellSigns = ["safe", "alive", "denial"] as const;

/** A plain no, that all is well, or a misreading put right; who asks why it was asked, and does not say yes, does that too. */
const isDenied = ({
  says,
  isCorrection,
  isPutRight,
  isUnsafe,
  isUnclear,
  statements,
  asksBack,
}: HeardMessage): boolean => {
  if (isUnsafe) return false;
  if (says !== "yes" && asksBack.includes("why-do-you-ask")) return true;
  return (
    !isUnclear &&
    (says === "no" || isCorrection || isPutRight || wellSigns.some((sign) => statements.has(sign)))
  );
};

/** A yes, somebody named, or a few words of not knowing; in a longer message "I don't know" may speak of anything. */
const isConfirmed = (heard: HeardMessage): boolean =>
  heard.isUnsafe ||
  (heard.isBare && (heard.says === "yes" || heard.isUnclear)) ||
  (heard.isBrief && (heard.statements.has("somebody") || heard.asksBack.includes("what-to-do")));

function askedBeside(before: CareState | undefined, heard: HeardMessage, now: Date): CareTurn {
  const at = now.toISOString();
  const danger = heard.danger ?? "wish-to-die";
  const beside = { danger, at, is: "open" as const };
  const state: CareState = before
    ? { ...before, beside }
    : {
        danger,
        tier: "check",
        isSensed: heard.isSensed,
        moment: "closed",
        question: null,
        asked: {},
        facts: [],
        calmMessages: 0,
        isYoung: heard.isYoung,
        isHomeUnsafe: false,
        country: heard.country ?? null,
        said: [],
        isCheckedIn: true,
        beside,
        begunAt: at,
        signAt: at,
        spokenAt: at,
      };
  const plan = planFor(policyOf(danger), heard, { say: ["beside"], help: "none" });
  return { state, plan: undefined, beside: plan };
}

/** What is proposed as an answer to a question beside a reply: no, not knowing, yes. */
export const answersBeside = (): readonly string[] => sharedTexts.get("answers beside") ?? [];
