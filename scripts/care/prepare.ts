import { withoutIdioms } from "#server/coach/care/idioms.ts";
import { plainText } from "#server/coach/care/plain-text.ts";
import { featuresOf, piecesOf } from "#server/coach/care/reader/features.ts";
import { type Example, scoreOf, type Taught, teach } from "./logistic.ts";
import type { Message } from "./taught-messages.ts";

/** A message with what the reader sees in each of its pieces. */
export interface Prepared extends Message {
  pieces: Set<string>[];
}

/** Reads a message as the reader will. */
export const prepared = (message: Message): Prepared => ({
  ...message,
  pieces: piecesOf(withoutIdioms(plainText(message.text))).map(featuresOf),
});

const isGrave = ({ expect }: Message): boolean => expect !== "none";

/** The score of a message is that of its gravest piece. */
export const gravest = (taught: Taught, pieces: Set<string>[]): number =>
  Math.max(...pieces.map((piece) => scoreOf(taught, piece)));

/** Teaches twice: the second time only the gravest piece of a long crisis message stands for it. */
export function teachReader(messages: Prepared[]): Taught {
  const short = messages.filter(({ pieces }) => pieces.length === 1);
  const first = teach(short.flatMap(examplesOf));
  return teach(
    messages.flatMap((message) =>
      isGrave(message)
        ? examplesOf({
            ...message,
            pieces: message.pieces.filter((piece) => scoreOf(first, piece) >= gravest(first, message.pieces)),
          })
        : examplesOf(message),
    ),
  );
}

const examplesOf = (message: Prepared): Example[] =>
  message.pieces.map((features) => ({ features, isYes: isGrave(message) }));

const folds = 10;

/** The score of every message by a reader that was not taught with it; by groups, or one message in ten. */
export function judgedUnseen(messages: Prepared[], by: "group" | "message"): number[] {
  const groups = [...new Set(messages.map(({ group }) => group))];
  const foldOf = ({ group }: Prepared, at: number): number =>
    (by === "group" ? groups.indexOf(group) : (at * 7919) % 104_729) % folds;
  const scores: number[] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const taught = teachReader(messages.filter((message, at) => foldOf(message, at) !== fold));
    for (const [at, message] of messages.entries())
      if (foldOf(message, at) === fold) scores[at] = gravest(taught, message.pieces);
  }
  return scores;
}
