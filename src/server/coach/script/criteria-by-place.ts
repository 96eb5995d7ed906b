import { type Criterion, english, type ScriptReading } from "./criterion.ts";
import { spokenText } from "./stages.ts";

const within = (
  name: string,
  share: number,
  pattern: RegExp,
  isAsked: (reading: ScriptReading) => boolean,
): Criterion =>
  english(name, (reading) =>
    !isAsked(reading) || pattern.test(start(reading.text, reading.words.length * share))
      ? undefined
      : "absent",
  );
const inStage = (
  name: string,
  stage: number,
  pattern: RegExp,
  isAsked: (reading: ScriptReading) => boolean = () => true,
): Criterion =>
  english(name, (reading) =>
    !isAsked(reading) || pattern.test(spokenText(reading.stages[stage - 1]?.text ?? ""))
      ? undefined
      : "absent",
  );

const always = () => true;
/** Three minutes have no time for every choice; stopping and the eyes are still spoken of. */
const isLongEnough = ({ wishes }: ScriptReading): boolean => wishes.minutes !== 3;
const isAwake = ({ wishes }: ScriptReading): boolean => wishes.purpose !== "sleep";

/** What each text of a passage has to say, where a criterion rests on that passage alone. */
export const placeSigns = {
  eyes: /\beyes\b[\s\S]{0,90}\b(?:open|soft gaze|lowered)\b/i,
  posture: /\bsit(?:ting)?\b[\s\S]{0,60}\b(?:ly(?:ing)?|stand(?:ing)?)\b|\b(?:any|whatever) position\b/i,
  anchor: /\bbreath[\s\S]{0,140}\b(?:sounds?|hands|feet|contact|instead)\b/i,
  leave:
    /\b(?:too much|open your eyes, look|stop (?:at )?any ?(?:time|moment)?|change your mind|step back|come back to your (?:hands|feet))\b/i,
  presence:
    /\b(?:at a distance|across the room|from here|faint|you are here|older now|safe(?:ly)?|feet on the (?:ground|floor))\b/i,
  decentering:
    /\b(?:passing|comes? and goes?|a thought (?:is|that)|notice the thought|not (?:an order|a fact|the whole)|like (?:clouds|a voice|leaves))\b/i,
  wandering: /\b(?:mind (?:will )?wander\w*|attention (?:drifts|wanders)|begin again)\b/i,
  future: /\b(?:imagine|picture|next (?:time|week)|coming (?:days?|week)|tomorrow|some day)\b/i,
} as const;

/** Criteria that ask for something at its place: choices at the start, distance in stage two, the way back at the end. */
export const stageCriteria: Criterion[] = [
  within("eyes_choice", 0.25, placeSigns.eyes, always),
  within(
    "posture_choice",
    0.2,
    placeSigns.posture,
    (reading) => isLongEnough(reading) && !reading.wishes.lyingDown && isAwake(reading),
  ),
  within(
    "breath_alternative",
    0.45,
    placeSigns.anchor,
    (reading) => isLongEnough(reading) && !reading.wishes.noBreath,
  ),
  english("opt_out", ({ stages }) =>
    placeSigns.leave.test(
      stages
        .slice(0, 2)
        .map(({ text }) => spokenText(text))
        .join(" "),
    )
      ? undefined
      : "absent",
  ),
  inStage("memory_distance", 2, placeSigns.presence),
  inStage("decentering", 3, placeSigns.decentering),
  english("wandering", ({ text }) => (placeSigns.wandering.test(text) ? undefined : "absent")),
  inStage("future", 4, placeSigns.future),
  english("exit_grounding", (reading) =>
    isAwake(reading) && groundingCues(lastWords(reading.text, 110, reading.words.length)) < 3
      ? "fewer than three cues"
      : undefined,
  ),
  inStage("good_night", 4, /good night\b[^.]{0,200}\.\s*$/i, (reading) => !isAwake(reading)),
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
