import { seenAfterGiven } from "#server/coach/given/features.ts";
import { doings } from "#server/coach/given/given.ts";
import { givenBounds } from "#server/coach/given/read-given.ts";
import { scoreOf } from "#server/coach/reading/question.ts";
import { trainerOf } from "./logistic.ts";
import type { GivenMessage } from "./training-givens.ts";
import { weightsText, written } from "./write-weights.ts";

const rounds = 100;
const trained = (lines: readonly GivenMessage[]) => {
  const train = trainerOf(
    lines.map(({ text, given }) => seenAfterGiven(text, given)),
    rounds,
  );
  return doings.map((doing) => ({
    doing,
    question: train(lines.map(({ does, counts }) => ({ isYes: does === doing, counts }))),
  }));
};

/** Trains the classifier of what is done with a given thing, each doing against all others; gives its weights as their file has them. */
export const trainGivens = (lines: readonly GivenMessage[]): string =>
  weightsText(Object.fromEntries(trained(lines).map(({ doing, question }) => [doing, written(question)])));

/** How it reads the lines of each voice after the others alone have taught it. */
export function judgeGivens(lines: readonly GivenMessage[]): string[] {
  const voices = [...new Set(lines.map(({ voice }) => voice))].filter((voice) => voice !== "elsewhere");
  const counts = { all: 0, right: 0, sure: 0, surelyRight: 0, nothing: 0, taken: 0 };
  for (const voice of voices) {
    const questions = trained(lines.filter((line) => line.voice !== voice));
    for (const { text, given, does } of lines.filter((line) => line.voice === voice)) {
      const seen = seenAfterGiven(text, given);
      const [best, next] = questions
        .map(({ doing, question }) => ({ doing, score: scoreOf(question, seen) }))
        .toSorted((one, other) => other.score - one.score);
      const isSure = (best?.score ?? 0) - (next?.score ?? 0) >= givenBounds.sureAhead;
      const isRight = best?.doing === does;
      counts.all += 1;
      if (isRight) counts.right += 1;
      if (isSure) counts.sure += 1;
      if (isSure && isRight) counts.surelyRight += 1;
      if (does !== "tells" && does !== "new") continue;
      counts.nothing += 1;
      if (isSure && best?.doing !== "tells" && best?.doing !== "new") counts.taken += 1;
    }
  }
  return [
    `${counts.right} of ${counts.all} lines of ${voices.length} voices, each read after the others alone have taught it, are read right`,
    `${counts.surelyRight} of the ${counts.sure} that it is sure of`,
    `${counts.taken} of ${counts.nothing} that do nothing with what was given are surely taken for doing something`,
  ];
}
