import type { Act } from "#server/coach/act/acts.ts";
import type { Asking } from "#server/coach/asking/read-asking.ts";
import type { Doing, Given } from "#server/coach/given/given.ts";
import type { Intent } from "#server/coach/intent/intents.ts";
import type { Wanted } from "#server/coach/intent/read-request.ts";
import type { OtherLanguage } from "#server/coach/language/other-language.ts";
import type { Told } from "#server/coach/story/read-story.ts";
import type { Asked } from "./asked.ts";
import type { Fault } from "./repair.ts";

/**
 * What a message was read as: an act, one of the things that are told without the classifier, or `unclear` where
 * the reading is too unsure for what would follow from it.
 */
export type TurnAct =
  | Act
  | "other-language"
  | "file"
  | "unclear"
  | "chooses-path"
  | "chooses-listening"
  | "chooses"
  | "writes"
  | "wishes"
  | "asks-unclear"
  | "means-none"
  | "on-given"
  | "given-unclear";

/** How it is decided what a message does: the routes of which the judged conversations tell how often they go wrong. */
export type ReadBy =
  | "act"
  | "tap"
  | "first-form"
  | "form"
  | "intent"
  | "both-lead"
  | "sorted"
  | "written"
  | "way"
  | "words"
  | "asked-again"
  | "given";

/** One message of the person's as it was read. */
export interface Turn {
  text: string;
  act: TurnAct;
  /** The reading is clear; otherwise the reply keeps to what cannot be wrong. */
  isSure: boolean;
  /** What it may be instead, or what it may be at all where it is unclear; the likeliest first. */
  maybe: Act[];
  /** Something of a life is told in it, whatever else it does. */
  isTelling: boolean;
  /** What the coach had left open before it. */
  asked: Asked;
  language: OtherLanguage | undefined;
  /** The station of the hour that it chose. */
  chosen?: string;
  /** What it asks for, and whether that is beyond doubt. */
  intent: Intent | undefined;
  isPlain: boolean;
  /** What it surely asks for, or was tapped in place of a question; it is answered as that, whatever else it resembles. */
  wanted?: Wanted;
  /** What it may ask for where that is not sure, the likeliest first. */
  likely?: readonly Wanted[];
  /** The way in which it asks, by its form; undefined where it asks nothing. */
  asking?: Asking;
  /** How it was decided what the message does, and by how much where that is a score. */
  by: ReadBy;
  score?: number;
  /** What it holds against the last reply, whatever else it does. */
  repair?: Fault;
  /** What it does with the thing that the last reply gave, where it is about that. */
  onGiven?: { given: Given; does: Doing };
  /** What it added to the story. */
  told: Told;
  /** What it clearly does besides. */
  beside: Act[];
  /** The sentence that asks or wishes for something, and those that tell; the whole text where it does one thing. */
  met: string;
  tells: string;
  /** A word of the story was put right in it. */
  isMended: boolean;
}

/** Acts in which a life is told of. */
export const telling: ReadonlySet<TurnAct> = new Set<TurnAct>(["tells", "good-news", "mourns"]);
