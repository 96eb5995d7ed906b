import type { Before } from "./before.ts";
import {
  answersInOwnWords,
  asksOfTheirSentence,
  handsBackAName,
  saysTheirSentence,
  wantsWordsFor,
  writesAndChecks,
} from "./looks/own-words.ts";
import {
  answersAfterAll,
  answersAndAsks,
  asksAtItsEnd,
  asksHowLongOfLoss,
  asksOfItself,
  asksOfNoIllness,
  isJudgedByForm,
} from "./looks/what-is-asked.ts";
import { asksForAnExercise, declinesWhatIsMade, namesTheExercise } from "./looks/what-is-made.ts";
import type { Turn } from "./turn.ts";

/** What is looked at once more after a message was read; the first that finds something otherwise is believed. */
const looks: ((turn: Turn, before: Before) => Turn | undefined)[] = [
  asksOfTheirSentence,
  declinesWhatIsMade,
  namesTheExercise,
  wantsWordsFor,
  asksOfItself,
  asksOfNoIllness,
  writesAndChecks,
  answersInOwnWords,
  saysTheirSentence,
  asksForAnExercise,
  asksAtItsEnd,
  answersAndAsks,
  answersAfterAll,
  isJudgedByForm,
  asksHowLongOfLoss,
  handsBackAName,
];

/** A message as it was read, or as it is read on a second look at what goes wrong most dearly: a script nobody wants, a doctor for nobody who is ill. */
export function secondLook(turn: Turn, before: Before): Turn {
  if (turn.by === "tap") return turn;
  for (const look of looks) {
    const seen = look(turn, before);
    if (seen !== undefined) return seen;
  }
  return turn;
}
