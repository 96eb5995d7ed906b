import type { Act } from "#server/coach/act/acts.ts";
import { ofTurningAway, trainingActs } from "./training-acts.ts";
import { type IntentMessage, trainingIntents } from "./training-intents.ts";

/** What people tell, of the lines written for the classifier of acts: every other one, since they are many. It asks for nothing. */
const told = new Set<Act>(["tells", "good-news", "mourns", "thanks", "leaves", "well", "unsure"]);
const everyOther = 2;
const leastWords = 3;
function toldLines(): IntentMessage[] {
  return trainingActs(ofTurningAway)
    .filter(({ act, text }) => told.has(act) && !text.includes("?") && text.split(" ").length >= leastWords)
    .filter((_message, at) => at % everyOther === 0)
    .map(({ text }) => ({ text, intent: "none" }));
}

/** Every line that teaches the classifier of intents: those written for it, and what people tell. */
export const taughtIntents = (): IntentMessage[] => [...trainingIntents(), ...toldLines()];
