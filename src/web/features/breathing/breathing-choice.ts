import { readStored, writeStored } from "#web/lib/browser/storage.ts";
import {
  type Pattern,
  type PatternName,
  patternNames,
  patterns,
  type phases,
  secondsAllowed,
} from "./patterns.ts";

/** How long somebody wants to breathe, in minutes; null is until they stop. */
export const lengths = [1, 3, 5, null] as const;

/** How somebody wants to breathe, as it is kept in this browser. */
export interface BreathingChoice {
  pattern: PatternName;
  own: Pattern;
  minutes: (typeof lengths)[number];
  hasSound: boolean;
  hasWords: boolean;
  isFelt: boolean;
}

const firstChoice: BreathingChoice = {
  pattern: "even",
  own: patterns.own.seconds,
  minutes: 3,
  hasSound: false,
  hasWords: true,
  isFelt: false,
};

const breathingKey = "breathing";

/** What was chosen here the last time; whatever of it cannot be read is as at the first time. */
export function readChoice(): BreathingChoice {
  const kept = parse(readStored(breathingKey));
  return {
    pattern: patternNames.find((name) => name === kept.pattern) ?? firstChoice.pattern,
    own: readPattern(kept.own),
    minutes: lengths.find((length) => length === kept.minutes) ?? (kept.minutes === null ? null : 3),
    hasSound: kept.hasSound === true,
    hasWords: kept.hasWords !== false,
    isFelt: kept.isFelt === true,
  };
}

/** Keeps a choice in this browser. */
export function writeChoice(choice: BreathingChoice): void {
  writeStored(breathingKey, JSON.stringify(choice));
}

/** The seconds of the way that was chosen. */
export function chosenPattern({ pattern, own }: BreathingChoice): Pattern {
  return pattern === "own" ? own : patterns[pattern].seconds;
}

function readPattern(value: unknown): Pattern {
  const kept = typeof value === "object" && value !== null ? new Map(Object.entries(value)) : new Map();
  const secondsOf = (phase: (typeof phases)[number]): number => {
    const seconds: unknown = kept.get(phase);
    const { from, to } = secondsAllowed[phase];
    const isAllowed = typeof seconds === "number" && seconds >= from && seconds <= to;
    return isAllowed ? Math.round(seconds) : firstChoice.own[phase];
  };
  return { in: secondsOf("in"), hold: secondsOf("hold"), out: secondsOf("out"), rest: secondsOf("rest") };
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
