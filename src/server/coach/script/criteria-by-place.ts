import type { ScriptReading } from "./check-script.ts";
import { spokenText } from "./stages.ts";

type Criterion = [name: string, check: (reading: ScriptReading) => string | undefined];

const within = (name: string, share: number, pattern: RegExp): Criterion => [
  name,
  ({ text, words }) => (pattern.test(start(text, words.length * share)) ? undefined : "absent"),
];
const inStage = (name: string, stage: number, pattern: RegExp): Criterion => [
  name,
  ({ stages }) => (pattern.test(spokenText(stages[stage - 1]?.text ?? "")) ? undefined : "absent"),
];

/** Criteria that ask for something at its place: choices at the start, distance in stage two, the way back at the end. */
export const stageCriteria: Criterion[] = [
  within("eyes_choice", 0.2, /\beyes\b[\s\S]{0,90}\b(?:open|soft gaze|lowered)\b/i),
  within(
    "posture_choice",
    0.2,
    /\bsit(?:ting)?\b[\s\S]{0,60}\b(?:ly(?:ing)?|stand(?:ing)?)\b|\b(?:any|whatever) position\b/i,
  ),
  within("breath_alternative", 0.4, /\bbreath[\s\S]{0,140}\b(?:sounds?|hands|feet|contact|instead)\b/i),
  [
    "opt_out",
    ({ stages }) =>
      /\b(?:too much|open your eyes, look|stop (?:at )?any ?(?:time|moment)?|change your mind|step back|come back to your (?:hands|feet))\b/i.test(
        stages
          .slice(0, 2)
          .map(({ text }) => spokenText(text))
          .join(" "),
      )
        ? undefined
        : "absent",
  ],
  inStage(
    "memory_distance",
    2,
    /\b(?:at a distance|across the room|from here|faint|you are here|older now|safe(?:ly)?|feet on the (?:ground|floor))\b/i,
  ),
  inStage(
    "decentering",
    3,
    /\b(?:passing|comes? and goes?|a thought (?:is|that)|notice the thought|not (?:an order|a fact|the whole)|like (?:clouds|a voice|leaves))\b/i,
  ),
  [
    "wandering",
    ({ text }) =>
      /\b(?:mind (?:will )?wander\w*|attention (?:drifts|wanders)|begin again)\b/i.test(text)
        ? undefined
        : "absent",
  ],
  inStage("future", 4, /\b(?:imagine|picture|next (?:time|week)|coming (?:days?|week)|tomorrow|some day)\b/i),
  [
    "exit_grounding",
    ({ text, words }) =>
      groundingCues(lastWords(text, 110, words.length)) < 3 ? "fewer than three cues" : undefined,
  ],
];

const start = (text: string, words: number): string =>
  text.split(/\s+/).slice(0, Math.floor(words)).join(" ");
const lastWords = (text: string, words: number, all: number): string =>
  all > words ? text.split(/\s+/).slice(-words).join(" ") : text;

const groundingCues = (text: string): number =>
  new Set(
    text
      .toLowerCase()
      .match(/\b(?:fingers|toes|stretch|eyes|room|sounds|look around|feet|name three things|contact)\b/g) ??
      [],
  ).size;
