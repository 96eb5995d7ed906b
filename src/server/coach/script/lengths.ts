import type { Wishes } from "#server/coach/story/story.ts";
import { limits } from "#shared/limits/limits.ts";

/** What a script of one length may be: words, and seconds with its silences. */
export interface ScriptLength {
  /** Passages marked `from` this number of minutes, or fewer, belong to it; 7 stands for the length nobody asked for. */
  level: number;
  minWords: number;
  maxWords: number;
  minSeconds: number;
  maxSeconds: number;
  /** Silences are stretched towards this; absent where they stay as they are written. */
  aimedSeconds?: number;
  /** Longest single silence, in seconds. */
  maxPause: number;
  /** Share of silence in the whole. */
  minShare: number;
  maxShare: number;
  /** Share of the words that each stage has, at least and at most. */
  stage: { least: number; most: number };
}

const { minWords, maxWords } = limits.meditation;

const usual: ScriptLength = {
  level: 7,
  minWords,
  maxWords,
  minSeconds: 300,
  maxSeconds: 600,
  maxPause: 20,
  minShare: 0.15,
  maxShare: 0.4,
  stage: { least: 0.15, most: 0.35 },
};

const asked: Record<NonNullable<Wishes["minutes"]>, ScriptLength> = {
  3: {
    level: 3,
    minWords: 180,
    maxWords: 310,
    minSeconds: 155,
    maxSeconds: 215,
    aimedSeconds: 180,
    maxPause: 20,
    minShare: 0.12,
    maxShare: 0.45,
    stage: { least: 0.1, most: 0.5 },
  },
  5: {
    level: 5,
    minWords: 340,
    maxWords: 490,
    minSeconds: 270,
    maxSeconds: 335,
    aimedSeconds: 300,
    maxPause: 20,
    minShare: 0.14,
    maxShare: 0.45,
    stage: { least: 0.1, most: 0.5 },
  },
  10: {
    level: 10,
    minWords: 640,
    maxWords: 860,
    minSeconds: 550,
    maxSeconds: 650,
    aimedSeconds: 600,
    maxPause: 30,
    minShare: 0.2,
    maxShare: 0.5,
    stage: { least: 0.12, most: 0.4 },
  },
  15: {
    level: 15,
    minWords: 760,
    maxWords: 1150,
    minSeconds: 820,
    maxSeconds: 980,
    aimedSeconds: 900,
    maxPause: 40,
    minShare: 0.25,
    maxShare: 0.58,
    stage: { least: 0.12, most: 0.4 },
  },
};

/** The bounds of the script that somebody with these wishes is given. */
export const lengthFor = ({ minutes }: Pick<Wishes, "minutes">): ScriptLength =>
  minutes === undefined ? usual : asked[minutes];
