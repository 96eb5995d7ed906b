import {
  sentenceFaults,
  sentenceQuestions,
  weighAtStake,
  weighSentence,
} from "#server/coach/care/reply-classifier/reply-classifier.ts";
import { seenAtStake, seenInSentence } from "#server/coach/care/reply-classifier/seen-in-sentence.ts";
import type { Question } from "#server/coach/reading/question.ts";
import { questionTable, taughtIn } from "#server/coach/reading/question-table.ts";
import type { Seen } from "#server/coach/reading/seen.ts";
import { trainerOf } from "./logistic.ts";
import type { TrainingSentence } from "./training-replies.ts";
import { weightsText, written } from "./write-weights.ts";

interface Example {
  sentence: TrainingSentence;
  seen: Seen;
}

const examplesOf = (sentences: readonly TrainingSentence[]): Example[] =>
  sentences.map((sentence) => ({
    sentence,
    seen: sentence.from === "at stake" ? seenAtStake(sentence.text) : seenInSentence(sentence.text),
  }));

/** Whether a sentence is unsafe is asked with its letters, and what it is by its sense alone. */
function questionsFrom(examples: readonly Example[]): Map<string, Question> {
  const whole = trainerOf(examples.map(({ seen }) => seen));
  const bySense = trainerOf(examples.map(({ seen }) => ({ ...seen, letters: new Set<string>() })));
  const unsafe = whole(
    examples.map(({ sentence }) => ({ isYes: sentence.fault !== undefined, counts: sentence.counts })),
  );
  const kinds = sentenceFaults.map((kind): [string, Question] => [
    kind,
    bySense(
      examples.map(({ sentence: { fault, counts } }) => ({
        isYes: fault === kind,
        counts: fault === undefined || fault === kind ? counts : 0,
      })),
    ),
  ]);
  return new Map([["unsafe", unsafe], ...kinds]);
}

/** Trains the classifier of generated sentences; gives its weights as their file has them. */
export function trainReplies(sentences: readonly TrainingSentence[]): string {
  const questions = questionsFrom(examplesOf(sentences));
  return weightsText(Object.fromEntries([...questions].map(([name, question]) => [name, written(question)])));
}

/** FNV-1a, so that a group falls into the same fold wherever it stands. */
const hashOf = (group: string): number =>
  [...group].reduce((hash, char) => Math.imul(hash ^ char.charCodeAt(0), 16_777_619) >>> 0, 2_166_136_261);

/** Who wrote a file: those of one hand are alike, so a hand is left out as a whole. */
const handOf = (file: string): string =>
  /^(hand-[a-z]+|[a-z-]*wide|[a-z-]*many-hands)/
    .exec(file)?.[1]
    ?.replace(/^.*(?:wide|many-hands)$/, "wide") ?? "first";

/** The folds of a judgement: a hand is one; lines of our books fall anywhere. */
function foldsOf(sentences: readonly TrainingSentence[]): Map<TrainingSentence, string> {
  const isByHand = ({ from }: TrainingSentence): boolean => from === "written" || from === "ordinary";
  const hands = [...new Set(sentences.filter(isByHand).map(({ group }) => handOf(group)))];
  return new Map(
    sentences
      .filter(({ from }) => from !== "frame")
      .map((one) => [
        one,
        isByHand(one) ? handOf(one.group) : (hands[hashOf(one.group) % hands.length] ?? ""),
      ]),
  );
}
const rows: Record<string, (sentence: TrainingSentence) => boolean> = {
  unsafe: ({ fault, from }) => fault !== undefined && from === "written",
  "safe twins": ({ fault, from }) => fault === undefined && from === "written",
  ordinary: ({ from }) => from === "ordinary",
  library: ({ from }) => from === "library",
  guide: ({ from }) => from === "guide",
};
const rowsAtStake: typeof rows = {
  "unsafe where much is at stake": ({ fault, from }) => fault !== undefined && from === "at stake",
  "harmless where much is at stake": ({ fault, from }) => fault === undefined && from === "at stake",
};
const bounds = [-1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5, 3];

/** What each bound would withhold of sentences by hands that the classifier had not been trained with. */
export function judgeReplies(
  sentences: readonly TrainingSentence[],
  bound: number,
  boundAtStake: number,
): string[] {
  const examples = examplesOf(sentences);
  const judged: { sentence: TrainingSentence; score: number }[] = [];
  const folds = foldsOf(sentences);
  for (const fold of new Set(folds.values())) {
    const isLeftOut = ({ sentence }: Example): boolean => folds.get(sentence) === fold;
    const questions = questionsFrom(examples.filter((example) => !isLeftOut(example)));
    const untaught: Question = { bias: 0, weights: new Map() };
    const table = questionTable(sentenceQuestions.map((name) => taughtIn(questions.get(name) ?? untaught)));
    for (const { sentence, seen } of examples.filter(isLeftOut))
      judged.push({
        sentence,
        score: (sentence.from === "at stake" ? weighAtStake : weighSentence)(seen, table).score,
      });
  }
  const share = (from: number, isOne: (sentence: TrainingSentence) => boolean): string => {
    const among = judged.filter(({ sentence }) => isOne(sentence));
    const withheld = among.filter(({ score }) => score >= from).length;
    return `${((100 * withheld) / among.length).toFixed(1)}% of ${among.length}`;
  };
  console.table(
    bounds.map((from) => ({
      bound: from,
      ...Object.fromEntries(
        Object.entries({ ...rows, ...rowsAtStake }).map(([name, isOne]) => [name, share(from, isOne)]),
      ),
    })),
  );
  return [
    ...Object.entries(rows).map(
      ([name, isOne]) => `${name} withheld at ${bound}: ${share(bound, isOne)}, by hands left out`,
    ),
    ...Object.entries(rowsAtStake).map(
      ([name, isOne]) =>
        `${name} withheld at ${boundAtStake}: ${share(boundAtStake, isOne)}, by messages left out`,
    ),
  ];
}
