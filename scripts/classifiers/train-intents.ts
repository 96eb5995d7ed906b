import { seenInIntent } from "#server/coach/intent/features.ts";
import { intents } from "#server/coach/intent/intents.ts";
import { intentBounds } from "#server/coach/intent/read-intent.ts";
import { scoreOf } from "#server/coach/reading/question.ts";
import { trainerOf } from "./logistic.ts";
import type { IntentMessage } from "./training-intents.ts";
import { weightsText, written } from "./write-weights.ts";

const rounds = 100;
const folds = 3;
const labelsFor = (messages: readonly IntentMessage[], intent: string) =>
  messages.map((message) => ({ isYes: message.intent === intent }));

/** Trains the classifier of intents, each against all others; gives its weights as their file has them. */
export function trainIntents(messages: readonly IntentMessage[]): string {
  const train = trainerOf(
    messages.map(({ text }) => seenInIntent(text)),
    rounds,
  );
  return weightsText(
    Object.fromEntries(intents.map((intent) => [intent, written(train(labelsFor(messages, intent)))])),
  );
}

/** How often intents are read right in lines the classifier had not been trained with, and how often where it is sure. */
export function judgeIntents(messages: readonly IntentMessage[]): string[] {
  const foldOf = (at: number): number => ((at * 7919) % 104_729) % folds;
  const counts = { all: 0, right: 0, sure: 0, surelyRight: 0 };
  for (let fold = 0; fold < folds; fold += 1) {
    const trained = messages.filter((_message, at) => foldOf(at) !== fold);
    const train = trainerOf(
      trained.map(({ text }) => seenInIntent(text)),
      rounds,
    );
    const questions = intents.map((intent) => ({ intent, question: train(labelsFor(trained, intent)) }));
    for (const [at, message] of messages.entries()) {
      if (foldOf(at) !== fold) continue;
      const seen = seenInIntent(message.text);
      const [best, next] = questions
        .map(({ intent, question }) => ({ intent, score: scoreOf(question, seen) }))
        .toSorted((one, other) => other.score - one.score);
      const isRight = best?.intent === message.intent;
      const isSure = (best?.score ?? 0) - (next?.score ?? 0) >= intentBounds.sureAhead;
      counts.all += 1;
      if (isRight) counts.right += 1;
      if (isSure) counts.sure += 1;
      if (isSure && isRight) counts.surelyRight += 1;
    }
  }
  return [
    `${counts.right} of ${counts.all} lines it had not been trained with are read right (${folds} folds)`,
    `${counts.surelyRight} of the ${counts.sure} that it is sure of`,
  ];
}
