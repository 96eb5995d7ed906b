/** What looking things up is called, by the knowledge mode: nothing is said to be searched that is not. */
const lookingUp = {
  web: "Searching the web",
  rag: "Searching the library",
  none: "Finding the right words",
} as const;

/** What the coach is doing while one waits: reading, looking things up, writing. */
export function stageNames(mode: keyof typeof lookingUp): readonly string[] {
  return ["Analyzing your message", lookingUp[mode], "Generating a response"];
}

/** The place of a stage in `stageNames`. */
export type Stage = 0 | 1 | 2;

const words: [Stage, RegExp][] = [
  [0, /analyzing/i],
  [1, /web|search|knowledge|referring|chunks|found|retrieved/i],
  [2, /response|generating|processing/i],
];

/** The text shown until the first step is told; it is no step itself. */
export const defaultStep = "Processing with AI model...";

/**
 * The stage a step text or a progress value stands for (specification, section 4): the text decides; one that matches
 * nothing keeps the present stage; without a text the value decides; without either it is null and the stages cycle.
 */
export function stageOf(step: string | null, progress: number | null, present: Stage): Stage | null {
  if (step && step !== defaultStep) return words.find(([, pattern]) => pattern.test(step))?.[0] ?? present;
  if (progress === null) return null;
  return progress < 30 ? 0 : progress < 70 ? 1 : 2;
}
