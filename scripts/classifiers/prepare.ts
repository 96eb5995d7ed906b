import { withoutDenials } from "#server/coach/care/answers/direct-question.ts";
import { plainText } from "#server/coach/care/assessing/plain-text.ts";
import { piecesOf, seenIn } from "#server/coach/care/classifier/features.ts";
import { withoutIdioms } from "#server/coach/care/words/idioms.ts";
import { type Question, scoreOf } from "#server/coach/reading/question.ts";
import { type Seen, typedIn } from "#server/coach/reading/seen.ts";
import { type Example, train } from "./logistic.ts";
import type { Message } from "./training-messages.ts";

/** A message with what the classifier sees in each of its pieces. */
export interface Prepared extends Message {
  pieces: Seen[];
}

/** Reads a message as the classifier of care will. */
export function preparedForCare(message: Message): Prepared {
  const plain = plainText(message.text);
  const left = message.isAnswer ? withoutDenials(plain) : undefined;
  const typed = typedIn(left ?? message.text);
  const pieces = piecesOf(withoutIdioms(left ?? plain)).map((piece) =>
    seenIn(piece, typed, message.isAnswer),
  );
  return { ...message, pieces };
}

/** A yes-or-no question about a message. */
export type Asked = (message: Message) => boolean;

/** The score of a message is that of its gravest piece. */
export const gravest = (trained: Question, pieces: readonly Seen[]): number =>
  Math.max(...pieces.map((piece) => scoreOf(trained, piece)));

/** Trains twice: the second time only the gravest piece of a long message of which the answer is yes stands for it. */
export function trainQuestion(messages: readonly Prepared[], isYes: Asked): Question {
  const examplesOf = (message: Prepared, pieces = message.pieces): Example[] =>
    pieces.map((seen) => ({
      seen: message.isOfRows ? { ...seen, signs: new Set<string>() } : seen,
      isYes: isYes(message),
      counts: (message.counts ?? 1) / Math.sqrt(pieces.length),
    }));
  const first = train(messages.filter(({ pieces }) => pieces.length === 1).flatMap((one) => examplesOf(one)));
  return train(
    messages.flatMap((message) =>
      isYes(message)
        ? examplesOf(
            message,
            message.pieces.filter((piece) => scoreOf(first, piece) >= gravest(first, message.pieces)),
          )
        : examplesOf(message),
    ),
  );
}

const folds = 5;

/** The score of every message by a classifier that was not trained with it: one message in five is left out. */
export function judgedUnseen(messages: readonly Prepared[], isYes: Asked): number[] {
  const foldOf = (at: number): number => ((at * 7919) % 104_729) % folds;
  const scores: number[] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const trained = trainQuestion(
      messages.filter((_message, at) => foldOf(at) !== fold),
      isYes,
    );
    for (const [at, { pieces }] of messages.entries())
      if (foldOf(at) === fold) scores[at] = gravest(trained, pieces);
  }
  return scores;
}
