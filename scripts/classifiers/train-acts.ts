import { acts } from "#server/coach/act/acts.ts";
import { seenInAct } from "#server/coach/act/features.ts";
import { scoreOf } from "#server/coach/reading/question.ts";
import { trainerOf } from "./logistic.ts";
import type { ActMessage } from "./training-acts.ts";
import { weightsText, written } from "./write-weights.ts";

const seenIn = ({ text, asked = "none" }: ActMessage) => seenInAct(text, asked);
/** There are 25 questions over the same lines; after so many rounds none of them moves any more that is read. */
const rounds = 100;
const labelsFor = (messages: readonly ActMessage[], act: string) =>
  messages.map((message) => ({ isYes: message.act === act, counts: message.counts }));

/** Trains the classifier of acts, each act against all others; gives its weights as their file has them. */
export function trainActs(messages: readonly ActMessage[]): string {
  const train = trainerOf(messages.map(seenIn), rounds);
  return weightsText(Object.fromEntries(acts.map((act) => [act, written(train(labelsFor(messages, act)))])));
}

const folds = 3;

/** How often each act is read right in lines the classifier had not been trained with, and what it is taken for; gives the share of all. */
export function judgeActs(messages: readonly ActMessage[]): string {
  const foldOf = (at: number): number => ((at * 7919) % 104_729) % folds;
  const taken = new Map<string, Map<string, number>>();
  for (let fold = 0; fold < folds; fold += 1) {
    const trained = messages.filter((_message, at) => foldOf(at) !== fold);
    const train = trainerOf(trained.map(seenIn), rounds);
    const questions = acts.map((act) => ({ act, question: train(labelsFor(trained, act)) }));
    for (const [at, message] of messages.entries()) {
      if (foldOf(at) !== fold || message.counts < 1) continue;
      const seen = seenIn(message);
      const best = questions
        .map(({ act, question }) => ({ act, score: scoreOf(question, seen) }))
        .reduce((one, other) => (other.score > one.score ? other : one));
      const row = taken.get(message.act) ?? new Map<string, number>();
      row.set(best.act, (row.get(best.act) ?? 0) + 1);
      taken.set(message.act, row);
    }
  }
  console.table([...taken].map(([act, row]) => judged(act, row)));
  const right = [...taken].reduce((sum, [act, row]) => sum + (row.get(act) ?? 0), 0);
  const all = [...taken.values()].flatMap((row) => [...row.values()]).reduce((sum, count) => sum + count, 0);
  return `${right} of ${all} lines it had not been trained with are read right (${folds} folds)`;
}

function judged(act: string, row: ReadonlyMap<string, number>) {
  const lines = [...row.values()].reduce((sum, count) => sum + count, 0);
  const others = [...row].filter(([other]) => other !== act).toSorted(([, one], [, other]) => other - one);
  return {
    act,
    lines,
    right: `${((100 * (row.get(act) ?? 0)) / lines).toFixed(0)}%`,
    "taken for": others
      .slice(0, 4)
      .map(([other, count]) => `${other} ${count}`)
      .join(", "),
  };
}
