import { existsSync, writeFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { replyBounds } from "#server/coach/care/said/assess-reply.ts";
import { cardFileOf, cardOf, linesHash, readCard, weightsFileOf } from "./classifiers/card.ts";
import { type Classifier, classifiers } from "./classifiers/classifiers.ts";
import { judgeCare } from "./classifiers/judge-care.ts";
import { judgeActs } from "./classifiers/train-acts.ts";
import { judgeReplies } from "./classifiers/train-replies.ts";
import { trainingActs } from "./classifiers/training-acts.ts";
import { trainingReplies } from "./classifiers/training-replies.ts";

/** How a classifier does on lines it had not been trained with; minutes for each. */
const judged: Record<Classifier["name"], () => string[]> = {
  act: () => [judgeActs(trainingActs())],
  care: judgeCare,
  replies: () => judgeReplies(trainingReplies(), replyBounds.sentence),
};

/** Figures of an earlier run hold as long as the lines and the bounds are the same. */
function keptFigures({ name, lines, bounds }: Classifier): string[] | undefined {
  if (!existsSync(cardFileOf(name))) return undefined;
  const { linesSha256, bounds: before, figures } = readCard(name);
  const isSame = linesSha256 === linesHash(lines()) && isDeepStrictEqual(before, { ...bounds });
  return isSame && figures.length > 0 ? figures : undefined;
}

const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const today = new Date().toISOString().slice(0, 10);
for (const classifier of classifiers.filter(({ name }) => chosen.length === 0 || chosen.includes(name))) {
  const kept = process.argv.includes("--judge") ? undefined : keptFigures(classifier);
  const figures = kept ?? judged[classifier.name]();
  const weights = classifier.train();
  const card = cardOf(classifier, weights, today, figures);
  writeFileSync(weightsFileOf(classifier.name), weights);
  writeFileSync(cardFileOf(classifier.name), `${JSON.stringify(card, undefined, 2)}\n`);
  console.log(`${classifier.name}: ${card.lines} lines, weights ${card.weightsSha256.slice(0, 12)}`);
}
