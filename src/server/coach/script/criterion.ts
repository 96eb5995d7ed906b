import type { Story, Wishes } from "#server/coach/story/story.ts";
import type { ScriptLength } from "./lengths.ts";
import type { ScriptStage } from "./stages.ts";

/** A script made ready for the criteria. */
export interface ScriptReading {
  script: string;
  stages: ScriptStage[];
  text: string;
  /** The text without what stands in quotation marks: the person's own words are not ours to judge. */
  unquoted: string;
  /** Its words as far as they are parted by spaces, and how many there are in any writing. */
  words: string[];
  count: number;
  story: Story;
  wishes: Wishes;
  length: ScriptLength;
}

/** One criterion. */
export interface Criterion {
  name: string;
  /** What it knows: English words and their measures, or only marks, lengths and counts that every language has. */
  reads: "english" | "any language";
  /** What it found where it is missed. */
  check: (reading: ScriptReading) => string | undefined;
}

/** A criterion that only English scripts are held to. */
export const english = (name: string, check: Criterion["check"]): Criterion => ({
  name,
  reads: "english",
  check,
});

/** A criterion that holds in every language. */
export const anyLanguage = (name: string, check: Criterion["check"]): Criterion => ({
  name,
  reads: "any language",
  check,
});
