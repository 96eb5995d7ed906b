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
    if (isConfirmed(heard))
      return begin(state, { ...heard, tier: heard.isUnclear ? "check" : "act", danger: known.danger }, now);
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

/** A plain no, or that all is well: the sign is left, and whoever said nothing else is asked to go on. */
function denied(state: CareState, beside: NonNullable<CareState["beside"]>, heard: HeardMessage): CareTurn {
  const plan = heard.isBrief
    ? planFor(policyOf(beside.danger), heard, { say: ["on beside"], help: "none" })
    : undefined;
  return { state: { ...state, beside: { ...beside, is: "denied" } }, plan };
}

const isDenied = ({ says, isCorrection, isUnsafe, isUnclear, statements }: HeardMessage): boolean =>
  !isUnsafe &&
  !isUnclear &&
  (says === "no" || isCorrection || ["safe", "alive", "denial"].some((sign) => saysSign(statements, sign)));

const saysSign = (statements: ReadonlySet<string>, sign: string): boolean => statements.has(sign);

/** A yes, or a few words of not knowing; in a longer message "I don't know" may speak of anything. */
const isConfirmed = ({ says, isUnsafe, isUnclear, isBrief }: HeardMessage): boolean =>
  isUnsafe || (isBrief && (says === "yes" || isUnclear));

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
