import type { Asked, AskedBySentence } from "#server/coach/arc/asked.ts";
import { stepOrder } from "#server/coach/arc/steps.ts";
import { checkInQuestions } from "./move-words.ts";
import { beginnings, joyStepWords, lossStepWords, offers, openWords, stepWords } from "./step-words.ts";

const ofSteps = [stepWords, joyStepWords, lossStepWords].flatMap((words) =>
  stepOrder.flatMap((step) =>
    [...words[step].questions, ...words[step].invitations, ...words[step].simpler].map(
      (sentence): [string, Asked] => [sentence, step],
    ),
  ),
);

/** Every sentence with which the guide leaves something open. */
export const askedBySentence: AskedBySentence = new Map<string, Asked>([
  ...ofSteps,
  ...beginnings.map((sentence): [string, Asked] => [sentence, "event"]),
  ...offers.map((sentence): [string, Asked] => [sentence, "offer"]),
  ...checkInQuestions.map((sentence): [string, Asked] => [sentence, "check-in"]),
  ...openWords.questions.map((sentence): [string, Asked] => [sentence, "other"]),
]);
