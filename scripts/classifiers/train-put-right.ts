import { seenInAct } from "#server/coach/act/features.ts";
import { scoreOf } from "#server/coach/reading/question.ts";
import { trainerOf } from "./logistic.ts";
import type { AnswerToCare } from "./training-answers-to-care.ts";
import { weightsText, written } from "./write-weights.ts";

const seenIn = ({ text }: AnswerToCare) => seenInAct(text, "none");
const trained = (answers: readonly AnswerToCare[]) =>
  trainerOf(answers.map(seenIn))(answers.map(({ isRight, counts }) => ({ isYes: isRight, counts })));

/** Trains the classifier of what puts a misreading right; gives its weights as their file has them. */
export const trainPutRight = (answers: readonly AnswerToCare[]): string =>
  weightsText({ "put-right": written(trained(answers)) });

/** How it reads the lines of each hand after the others alone have taught it. */
export function judgePutRight(answers: readonly AnswerToCare[], sureFrom: number): string[] {
  const hands = [...new Set(answers.map(({ hand }) => hand))].filter((hand) => hand !== "elsewhere");
  const read = hands.flatMap((hand) => {
    const question = trained(answers.filter((answer) => answer.hand !== hand));
    return answers
      .filter((answer) => answer.hand === hand)
      .map((answer) => ({ ...answer, isTaken: scoreOf(question, seenIn(answer)) >= sureFrom }));
  });
  const share = (isRight: boolean): string => {
    const of = read.filter((answer) => answer.isRight === isRight);
    return `${of.filter(({ isTaken }) => isTaken).length} of ${of.length}`;
  };
  return [
    `taken for putting right, by hands that had not taught it: ${share(true)} that do, ${share(false)} that do not`,
  ];
}
