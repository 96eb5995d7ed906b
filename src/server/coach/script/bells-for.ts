import { readTalk } from "#server/coach/arc/read-talk.ts";
import type { Utterance } from "#server/coach/coach.ts";
import { type PracticeName, practices } from "#server/coach/practice/practice.ts";
import { stagesOf } from "./stages.ts";

/** Nothing at its end may wake who is on the way to sleep, and nothing may come before the help in a panic. */
const ofPractice: Partial<Record<PracticeName, "start" | "none">> = { "wind-down": "start", panic: "none" };

/** Where a bell is struck around a script or a practice that was made in a talk, or in none. */
export function bellsFor(text: string, conversation: readonly Utterance[]): "both" | "start" | "none" {
  const title = stagesOf(text)[0]?.heading;
  const practice = practices.find((each) => each.title === title);
  if (practice) return ofPractice[practice.name] ?? "both";
  return readTalk(conversation).wishes.purpose === "sleep" ? "start" : "both";
}
