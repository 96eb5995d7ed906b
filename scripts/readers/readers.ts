import { actBounds } from "#server/coach/act/read-act.ts";
import { readerBounds, readerDoubt } from "#server/coach/care/reader/taught-reader.ts";
import { replyBounds } from "#server/coach/care/said/assess-reply.ts";
import { preparedForCare } from "./prepare.ts";
import { taughtActs } from "./taught-acts.ts";
import { taughtAnswers, taughtMessages } from "./taught-messages.ts";
import { taughtReplies } from "./taught-replies.ts";
import { teachActs } from "./teach-acts.ts";
import { teachCare } from "./teach-care.ts";
import { teachReplies } from "./teach-replies.ts";

/** A taught reader of the coach: what it is taught with, and how. */
export interface Reader {
  name: "act" | "care" | "replies";
  reads: string;
  /** Where its lines come from. */
  taughtFrom: string[];
  /** Every line it is taught with, in its order; cheap to gather. */
  lines(): readonly object[];
  /** The bytes of its weights; takes a minute or more. The same lines always give the same bytes. */
  teach(): string;
  /** From which scores it is believed; kept in the code that reads. */
  bounds: Readonly<Record<string, number>>;
}

const careLines = () => [...taughtMessages(), ...taughtAnswers()];

/** Every taught reader. */
export const readers: Reader[] = [
  {
    name: "act",
    reads: "what a person is doing with a message",
    taughtFrom: [
      "scripts/readers/corpus/acts",
      "the phrases of src/server/coach/guide/answers",
      "what scripts/readers/corpus expects to be turned away or let pass",
    ],
    lines: taughtActs,
    teach: () => teachActs(taughtActs()),
    bounds: actBounds,
  },
  {
    name: "care",
    reads: "whether a message is worth a question about safety, or a reply that is care alone",
    taughtFrom: [
      "scripts/readers/corpus but for acts",
      "scripts/eval/messages first to fifth and topics",
      "every other question of knowledge",
      "the answers the guide proposes",
    ],
    lines: careLines,
    teach: () => teachCare(careLines().map(preparedForCare)),
    bounds: { ...readerBounds, ...readerDoubt },
  },
  {
    name: "replies",
    reads: "whether a generated sentence may be shown, and why not",
    taughtFrom: [
      "pairs and ordinary sentences in scripts/readers/corpus/replies",
      "frames in scripts/readers/corpus/reply-frames",
      "what guide and meditations have said, in scripts/readers/corpus/reply-words",
      "the texts of knowledge",
    ],
    lines: taughtReplies,
    teach: () => teachReplies(taughtReplies()),
    bounds: replyBounds,
  },
];
