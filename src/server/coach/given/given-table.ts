import type { Act } from "#server/coach/act/acts.ts";
import type { Intent } from "#server/coach/intent/intents.ts";
import type { Doing, Given } from "./given.ts";

/** What is made of a message that does something with a given thing. */
export type OnGiven =
  /** It has words of its own, those of `given-words.ts`. */
  | { act: "on-given" }
  /** It is what the coach knows under another name. */
  | { act: Act; wanted?: Exclude<Intent, "none"> };

const own = { act: "on-given" } as const;
const anew = { act: "wants-practice" } as const;
const meant = { act: "asks-meaning" } as const;
const checked = { act: "asks-advice", wanted: "check-words" } as const;
const left = { act: "leaves" } as const;

/**
 * What each doing comes to after each thing. What is missing is read as any other message is: who goes on telling or asks for something new
 * does nothing with what was given, and what is held against an answer is met by what had been asked.
 */
export const onGivenTable: Readonly<Record<Given, Partial<Record<Doing, OnGiven>>>> = {
  sentence: {
    takes: own,
    "asks-good": checked,
    shorter: own,
    longer: own,
    simpler: own,
    other: own,
    refuses: own,
    "asks-on": own,
    leaves: left,
  },
  practice: {
    takes: own,
    "asks-good": own,
    shorter: anew,
    longer: anew,
    simpler: anew,
    other: anew,
    again: anew,
    refuses: own,
    misses: own,
    leaves: left,
  },
  script: { takes: own, refuses: own, misses: own, leaves: left },
  answer: {
    takes: own,
    "asks-good": own,
    shorter: own,
    simpler: own,
    longer: own,
    refuses: own,
    "asks-about": meant,
    leaves: left,
  },
  question: { "asks-about": meant, misses: own, leaves: left },
  taps: { refuses: own, leaves: left },
  acknowledgement: { leaves: left },
  apology: { takes: own, leaves: left },
};
