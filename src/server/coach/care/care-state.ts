import { z } from "zod";
import { dangers, type Lockable, meanings, type Policy, policyOf, textsAt } from "./policy.ts";

/**
 * Where a person stands with regard to safety, as it is stored: what was heard and asked, never their words.
 * `asking`: a question is open; `listening`: nothing more is asked, the talk goes on with help in view; `easing`: what
 * closes it was heard and one calm message is missing; `closed`: it is over, and a later visit asks once.
 */
export const careState = z.object({
  danger: z.enum(dangers),
  /** `check`: it was only a question whether danger was spoken of. */
  tier: z.enum(["check", "act"]),
  /** The classifier alone has heard it so far: no word that was written stands for a danger. */
  isSensed: z.boolean().default(false),
  moment: z.enum(["asking", "listening", "easing", "closed"]),
  /** The open question, by its name in the policy. */
  question: z.string().nullable(),
  /** How often each question of each danger was asked. */
  asked: z.record(z.string(), z.number()),
  /** What was heard since it began; a denial may stand here twice. */
  facts: z.array(z.enum([...meanings, "time", "correction", "explained"])),
  /** Calm messages in a row while nothing is asked. */
  calmMessages: z.number(),
  isYoung: z.boolean(),
  /** Somebody at home does harm: nobody is sent to a parent. */
  isHomeUnsafe: z.boolean(),
  /** ISO code of the country the person named. */
  country: z.string().nullable(),
  /** Texts that were said, so that none is said again while another is left. */
  said: z.array(z.string()),
  isCheckedIn: z.boolean(),
  /**
   * A question about safety that was asked beside an ordinary reply, of a sign that was faint: still open, passed over,
   * or denied. It holds nothing up.
   */
  beside: z
    .object({
      danger: z.enum(dangers),
      at: z.iso.datetime(),
      is: z.enum(["open", "passed", "denied"]),
    })
    .nullable()
    .default(null),
  begunAt: z.iso.datetime(),
  /** When the last sign of danger was heard. */
  signAt: z.iso.datetime(),
  /** When the person last wrote. */
  spokenAt: z.iso.datetime(),
});

/** Where a person stands with regard to safety. */
export type CareState = z.infer<typeof careState>;

/** A visit is a later one after so many hours of silence; it is asked about for so many days. */
const laterVisit = { fromHours: 8, toDays: 30 };
const saidKept = 80;

const hoursBetween = (from: string, now: Date): number => (now.getTime() - Date.parse(from)) / 3_600_000;

/** For so many hours a faint sign is not the first one any more. */
const besideHours = 12;

/** What became of the question beside a reply, if one was asked not long ago. */
export const besideOf = (state: CareState | undefined, now: Date): CareState["beside"] =>
  state?.beside && hoursBetween(state.beside.at, now) < besideHours ? state.beside : null;

/** Whether care has asked and waits for the answer: outright, or beside a reply. */
export const isAsked = (state: CareState | undefined, now: Date): boolean =>
  isStanding(state, now) || besideOf(state, now)?.is === "open";

/** Nothing is left to do with it: it rests nothing any more, and no later visit asks about it. */
export const isForgotten = (state: CareState, now: Date): boolean =>
  (!stands(state, now) && !besideOf(state, now) && (state.isCheckedIn || state.tier === "check")) ||
  hoursBetween(state.spokenAt, now) > laterVisit.toDays * 24;

const stands = ({ moment, danger, signAt }: CareState, now: Date): boolean =>
  moment !== "closed" && hoursBetween(signAt, now) < policyOf(danger).quietHours;

/** Whether a danger stands: it was not closed, and not so long ago that it is over by itself. */
export const isStanding = (state: CareState | undefined, now: Date): state is CareState =>
  state !== undefined && stands(state, now);

/** Whether something rests because of where a person stands. */
export const isLocked = (state: CareState | undefined, what: Lockable, now: Date): boolean =>
  isStanding(state, now) && policyOf(state.danger).locks.includes(what);

/** Whether this is the visit after a danger in which one asks how things are. */
export const isLaterVisit = (state: CareState, now: Date): boolean => {
  const hours = hoursBetween(state.spokenAt, now);
  return (
    !state.isCheckedIn &&
    state.tier === "act" &&
    hours >= laterVisit.fromHours &&
    hours <= laterVisit.toDays * 24
  );
};

/** Keeps what was said, the latest last. */
export const withSaid = (state: CareState, said: readonly string[]): CareState => ({
  ...state,
  said: [...state.said.filter((one) => !said.includes(one)), ...said].slice(-saidKept),
});

/** Whether care goes on replying while nothing is asked: the danger is near, and a text of listening is left. */
export const caresMeanwhile = ({ said, facts }: CareState, policy: Policy): boolean =>
  policy.careUntil.length > 0 &&
  policy.careUntil.every((meaning) => !facts.includes(meaning)) &&
  textsAt(policy, "staying").some((_text, at) => !said.includes(`${policy.danger}/staying:${at}`));

/** What stands in for a state that cannot be read: nothing is asked, and nothing is released. */
export function unreadable(changedAt: Date): CareState {
  const at = changedAt.toISOString();
  return {
    danger: "wish-to-die",
    tier: "act",
    isSensed: false,
    moment: "listening",
    question: null,
    asked: {},
    facts: [],
    calmMessages: 0,
    isYoung: false,
    isHomeUnsafe: false,
    country: null,
    said: [],
    isCheckedIn: false,
    beside: null,
    begunAt: at,
    signAt: at,
    spokenAt: at,
  };
}
