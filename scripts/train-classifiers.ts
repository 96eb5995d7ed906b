import { existsSync, writeFileSync } from "node:fs";
import { putRightBounds } from "#server/coach/care/answers/put-right.ts";
import { replyBounds } from "#server/coach/care/said/assess-reply.ts";
import { type Card, cardFileOf, cardOf, readCard, weightsFileOf } from "./classifiers/card.ts";
import { type Classifier, classifiers } from "./classifiers/classifiers.ts";
import { judgeCare } from "./classifiers/judge-care.ts";
import { taughtIntents } from "./classifiers/taught-intents.ts";
import { judgeActs } from "./classifiers/train-acts.ts";
import { judgeGivens } from "./classifiers/train-givens.ts";
import { judgeIntents } from "./classifiers/train-intents.ts";
import { judgePutRight } from "./classifiers/train-put-right.ts";
import { judgeReplies } from "./classifiers/train-replies.ts";
import { trainingActs } from "./classifiers/training-acts.ts";
import { trainingAnswersToCare } from "./classifiers/training-answers-to-care.ts";
import { trainingGivens } from "./classifiers/training-givens.ts";
import { trainingReplies } from "./classifiers/training-replies.ts";

/** How a classifier does on lines it had not been trained with; minutes for each. */
const judged: Record<Classifier["name"], () => string[]> = {
  act: () => [judgeActs(trainingActs())],
  care: judgeCare,
  given: () => judgeGivens(trainingGivens()),
  intent: () => judgeIntents(taughtIntents()),
  "put-right": () => judgePutRight(trainingAnswersToCare(), putRightBounds.sureFrom),
  replies: () => judgeReplies(trainingReplies(), replyBounds.sentence, replyBounds.atStake),
};

/** Figures of an earlier run, which say themselves of how many lines they are. */
function keptFigures({ name }: Classifier): Pick<Card, "figures" | "figuresOfLines"> | undefined {
  const card = existsSync(cardFileOf(name)) ? readCard(name) : undefined;
  return card && card.figures.length > 0 ? card : undefined;
}

const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const today = new Date().toISOString().slice(0, 10);
for (const classifier of classifiers.filter(({ name }) => chosen.length === 0 || chosen.includes(name))) {
  const kept = process.argv.includes("--judge") ? undefined : keptFigures(classifier);
  const figures = kept ?? {
    figures: judged[classifier.name](),
    figuresOfLines: classifier.lines().length,
  };
  const weights = classifier.train();
  const card = cardOf(classifier, weights, today, figures);
  writeFileSync(weightsFileOf(classifier.name), weights);
  writeFileSync(cardFileOf(classifier.name), `${JSON.stringify(card, undefined, 2)}\n`);
  console.log(`${classifier.name}: ${card.lines} lines, weights ${card.weightsSha256.slice(0, 12)}`);
}
