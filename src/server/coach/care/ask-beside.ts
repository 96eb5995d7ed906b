import { begin } from "./begin-care.ts";
import { type CareTurn, planFor } from "./care-plan.ts";
import { besideOf, type CareState } from "./care-state.ts";
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
    if (isDenied(heard)) return denied(state, known, heard);
    if (isConfirmed(heard)) return confirmed(state, { ...heard, danger: known.danger }, now);
  }
  if (heard.tier === "faint") {
    if (known?.is === "denied") return { state, plan: undefined };
    return known && !isAgain
      ? begin(state, { ...heard, tier: "check" }, now)
      : askedBeside(state, heard, now);
  }
  return state && known?.is === "open" && !isAgain
    ? { state: { ...state, beside: { ...known, is: "passed" } }, plan: undefined }
    : undefined;
}

/** A yes, or not knowing: every line is shown, and it is asked openly what it is, since a faint sign names no danger. */
function confirmed(before: CareState, heard: HeardMessage, now: Date): CareTurn {
  const isYes =
    heard.isUnsafe || heard.says === "yes" || heard.statements.has("somebody") || heard.asksBack.length > 0;
  const { state } = begin(before, { ...heard, tier: isYes ? "act" : "check" }, now);
  if (!state) return { state, plan: undefined };
  const say = [isYes ? "beside yes" : "beside unclear"];
  return {
    state: { ...state, moment: "listening", question: null, asked: { ...before.asked, beside: 1 } },
    plan: planFor(policyOf(state.danger), heard, { say, help: "full", last: ["not-human"] }),
  };
}

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
  isUnsafe,
  isUnclear,
  statements,
  asksBack,
}: HeardMessage): boolean => {
  if (isUnsafe) return false;
  if (says !== "yes" && asksBack.includes("why-do-you-ask")) return true;
  return !isUnclear && (says === "no" || isCorrection || wellSigns.some((sign) => statements.has(sign)));
};

/** A yes, somebody named, or a few words of not knowing; in a longer message "I don't know" may speak of anything. */
const isConfirmed = ({ says, isUnsafe, isUnclear, isBrief, statements, asksBack }: HeardMessage): boolean =>
  isUnsafe ||
  (isBrief && (says === "yes" || isUnclear || statements.has("somebody") || asksBack.includes("what-to-do")));

function askedBeside(before: CareState | undefined, heard: HeardMessage, now: Date): CareTurn {
  const at = now.toISOString();
  const danger = heard.danger ?? "wish-to-die";
  const beside = { danger, at, is: "open" as const };
  const state: CareState = before
    ? { ...before, beside }
    : {
        danger,
        tier: "check",
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
