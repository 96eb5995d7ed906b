/** The four parts of a breath, in the order in which they come. */
export const phases = ["in", "hold", "out", "rest"] as const;

/** A part of a breath. */
export type Phase = (typeof phases)[number];

/** How many seconds each part of a breath takes; a part of none is left out. */
export type Pattern = Readonly<Record<Phase, number>>;

/** The ways of breathing that are offered; the last is a person's own. */
export const patternNames = ["even", "box", "478", "own"] as const;

/** The name of a way of breathing. */
export type PatternName = (typeof patternNames)[number];

/** What a way of breathing is called, what it is for, and its seconds. The person's own begins as a longer way out. */
export const patterns: Record<PatternName, { name: string; about: string; seconds: Pattern }> = {
  even: {
    name: "Even",
    about: "In for as long as out. A pace many people find calming, and a good one to begin with.",
    seconds: { in: 5, hold: 0, out: 5, rest: 0 },
  },
  box: {
    name: "Box",
    about: "Four equal sides, with a rest after each breath in and out. For a clear head.",
    seconds: { in: 4, hold: 4, out: 4, rest: 4 },
  },
  "478": {
    name: "4-7-8",
    about: "In for 4, hold for 7, out for 8. For the evening; four breaths are enough at first.",
    seconds: { in: 4, hold: 7, out: 8, rest: 0 },
  },
  own: {
    name: "Own",
    about: "Choose how long each part takes. A longer breath out settles most people.",
    seconds: { in: 4, hold: 0, out: 6, rest: 0 },
  },
};

/** The seconds a person may choose for a part: nobody is asked to breathe in for no time, or to hold for long. */
export const secondsAllowed: Record<Phase, { from: number; to: number }> = {
  in: { from: 2, to: 10 },
  hold: { from: 0, to: 10 },
  out: { from: 2, to: 15 },
  rest: { from: 0, to: 10 },
};

/** What a person does in a part, in two words at most. */
export const phaseWords: Record<Phase, string> = {
  in: "Breathe in",
  hold: "Hold",
  out: "Breathe out",
  rest: "Rest",
};

/** How long one breath takes, in seconds. */
export function breathSeconds(pattern: Pattern): number {
  return phases.reduce((sum, phase) => sum + pattern[phase], 0);
}

/** A pattern in words, for whoever does not see the rings. */
export function patternInWords(pattern: Pattern): string {
  const parts = phases.filter((phase) => pattern[phase] > 0);
  return parts.map((phase) => `${phaseWords[phase].toLowerCase()} for ${pattern[phase]}`).join(", ");
}

/** Where in a breath somebody is. */
export interface Moment {
  phase: Phase;
  /** How much of the part has gone, from 0 to 1. */
  share: number;
  /** Whole seconds that are left of the part, as one counts them down: never 0. */
  secondsLeft: number;
  /** How many breaths are over. */
  breaths: number;
}

/** Where in a breath somebody is so many milliseconds after they began with a breath in. */
export function momentAt(pattern: Pattern, elapsedMs: number): Moment {
  const wholeMs = breathSeconds(pattern) * 1000;
  const breaths = Math.floor(elapsedMs / wholeMs);
  let restMs = elapsedMs - breaths * wholeMs;
  for (const phase of phases) {
    const ms = pattern[phase] * 1000;
    if (restMs < ms)
      return { phase, share: restMs / ms, secondsLeft: Math.ceil((ms - restMs) / 1000), breaths };
    restMs -= ms;
  }
  // Rounding can leave a hair of the last part.
  return { phase: "in", share: 0, secondsLeft: pattern.in, breaths: breaths + 1 };
}
