import type { Asked, AskedBySentence } from "#server/coach/arc/asked.ts";
import { stepOrder } from "#server/coach/arc/steps.ts";
import { hourQuestions } from "#server/coach/hour/read-hour.ts";
import { checkInQuestions, moveWords } from "./move-words.ts";
import { joyStepWords, lossStepWords, offers, type StepWords, stepWords, toldWords } from "./step-words.ts";

const ofStep = ({ questions, invitations, simpler }: StepWords, step: Asked): [string, Asked][] =>
  [...questions, ...invitations, ...simpler].map((sentence) => [sentence, step]);
const ofSteps = [stepWords, joyStepWords, lossStepWords].flatMap((words) =>
  stepOrder.flatMap((step) => ofStep(words[step], step)),
);

/** Every sentence with which the guide leaves something open. */
export const askedBySentence: AskedBySentence = new Map<string, Asked>([
  ...ofSteps,
  ...hourQuestions,
  ...ofStep(toldWords, "more"),
  ...[...offers, ...moveWords.writingDoneOffer].map((sentence): [string, Asked] => [sentence, "offer"]),
  ...checkInQuestions.map((sentence): [string, Asked] => [sentence, "check-in"]),
]);
