import { actBounds } from "#server/coach/act/read-act.ts";
import { putRightBounds } from "#server/coach/care/answers/put-right.ts";
import { classifierBounds, classifierDoubt } from "#server/coach/care/classifier/message-classifier.ts";
import { replyBounds } from "#server/coach/care/said/assess-reply.ts";
import { givenBounds } from "#server/coach/given/read-given.ts";
import { intentBounds } from "#server/coach/intent/read-intent.ts";
import { preparedForCare } from "./prepare.ts";
import { taughtIntents } from "./taught-intents.ts";
import { trainActs } from "./train-acts.ts";
import { trainCare } from "./train-care.ts";
import { trainGivens } from "./train-givens.ts";
import { trainIntents } from "./train-intents.ts";
import { trainPutRight } from "./train-put-right.ts";
import { trainReplies } from "./train-replies.ts";
import { trainingActs } from "./training-acts.ts";
import { trainingAnswersToCare } from "./training-answers-to-care.ts";
import { trainingGivens } from "./training-givens.ts";
import {
  trainingAnswers,
  trainingMessages,
  trainingRequests,
  trainingShortLines,
} from "./training-messages.ts";
import { trainingReplies } from "./training-replies.ts";
import { trainingStories } from "./training-stories.ts";

/** A classifier of the coach: what it is trained with, and how. */
export interface Classifier {
  name: "act" | "care" | "given" | "intent" | "put-right" | "replies";
  reads: string;
  /** Where its lines come from. */
  trainedFrom: string[];
  /** Every line it is trained with, in its order; cheap to gather. */
  lines(): readonly object[];
  /** The bytes of its weights; takes a minute or more. The same lines always give the same bytes. */
  train(): string;
  /** From which scores it is believed; kept in the code that reads. */
  bounds: Readonly<Record<string, number>>;
}

const careLines = () => [
  ...trainingMessages(),
  ...trainingAnswers(),
  ...trainingRequests(),
  ...trainingShortLines(),
  ...trainingStories(),
];

/** Every classifier. */
export const classifiers: Classifier[] = [
  {
    name: "act",
    reads: "what a person is doing with a message",
    trainedFrom: [
      "scripts/classifiers/corpus/acts",
      "the phrases of src/server/coach/guide/answers",
      "what scripts/classifiers/corpus expects to be turned away or let pass",
    ],
    lines: trainingActs,
    train: () => trainActs(trainingActs()),
    bounds: actBounds,
  },
  {
    name: "care",
    reads: "whether a message is worth a question about safety, or a reply that is care alone",
    trainedFrom: [
      "scripts/classifiers/corpus but for acts",
      "scripts/eval/messages first to fifth and topics",
      "every other question of knowledge",
      "the answers the guide proposes",
    ],
    lines: careLines,
    train: () => trainCare(careLines().map(preparedForCare)),
    bounds: { ...classifierBounds, ...classifierDoubt },
  },
  {
    name: "given",
    reads: "what a message does with what the last reply gave",
    trainedFrom: [
      "scripts/classifiers/corpus/given",
      "what is told in the lines of act, and asked in those of intent, some of each",
    ],
    lines: trainingGivens,
    train: () => trainGivens(trainingGivens()),
    bounds: givenBounds,
  },
  {
    name: "intent",
    reads: "what a message asks the coach for",
    trainedFrom: ["scripts/classifiers/corpus/intents"],
    lines: taughtIntents,
    train: () => trainIntents(taughtIntents()),
    bounds: intentBounds,
  },
  {
    name: "put-right",
    reads: "whether an answer to a question about safety puts a misreading right",
    trainedFrom: [
      "scripts/classifiers/corpus/answers-to-care",
      "denials, half denials and ordinary answers in scripts/classifiers/corpus/in-conversation",
    ],
    lines: trainingAnswersToCare,
    train: () => trainPutRight(trainingAnswersToCare()),
    bounds: putRightBounds,
  },
  {
    name: "replies",
    reads: "whether a generated sentence may be shown, and why not",
    trainedFrom: [
      "pairs and ordinary sentences in scripts/classifiers/corpus/replies",
      "answers to messages that put much at stake, in scripts/classifiers/corpus/replies-in-talk",
      "frames in scripts/classifiers/corpus/reply-frames",
      "what guide and meditations have said, in scripts/classifiers/corpus/reply-words",
      "the texts of knowledge",
    ],
    lines: trainingReplies,
    train: () => trainReplies(trainingReplies()),
    bounds: replyBounds,
  },
];
