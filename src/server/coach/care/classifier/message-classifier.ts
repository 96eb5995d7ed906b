import { type CareKind, careKinds } from "#server/coach/care/care.ts";
import { scoreOf } from "#server/coach/reading/question.ts";
import { questionsOf } from "#server/coach/reading/read-questions.ts";
import { type Seen, typedIn } from "#server/coach/reading/seen.ts";
import { piecesOf, seenIn } from "./features.ts";

const trained = questionsOf(new URL("../../classifiers/care.weights.json", import.meta.url));

/** What the classifier makes of a text; scores are logits of its gravest piece. */
export interface Reading {
  /** Whether it is worth a question at least. */
  gravity: number;
  /** Whether it is worth a reply that is care alone. */
  urgency: number;
  kind: CareKind;
  /** Another kind than the one given is nearly as likely. */
  isUnnamed: boolean;
  /** The names that weighed most, the gravest first; for who asks why, never for a log. */
  because: string[];
}

/** From which scores the classifier speaks, and below which the rows are not believed; decision 032 says how they were chosen. */
export const classifierBounds = {
  /** Urgency and gravity both: the reply is care alone. */
  actFrom: -0.25,
  /** Gravity: it is asked about, be it beside the ordinary reply. */
  askFrom: 0.25,
  /** Gravity: what the rows find grave stands. */
  rowsActFrom: -1.3,
  /** Gravity: what they find of a body in danger stands, where silence would cost most. */
  bodyActFrom: -4,
  /** Gravity: what the rows find is asked about. */
  rowsAskFrom: -0.5,
  /** Gravity: a wish not to be that they find said outright is asked about. */
  wishAskFrom: -2.6,
  /** Gravity: a "no" in a message that reads graver is not believed, nor is a message calm. */
  calmBelow: -1.2,
  /** Gravity: what the classifier hears by itself is no faint sign any more. */
  plainFrom: 1.25,
  /** Gravity and urgency together: the same. */
  plainFromBoth: 1.5,
  /** Gravity: what the rows find is no faint sign any more. */
  rowsPlainFrom: 0.5,
  /** A kind's score: from here on it is not said for sure that it is about the person's own life. */
  unnamedFrom: -1.2,
} as const;

/** What is added to the bounds above in a conversation. */
export const classifierDoubt = {
  /** An answer to the coach: it was taught with somewhat fewer dangers among them than there are. */
  answer: 0.4,
  /** The person has just answered the direct question with a no. */
  denied: 1,
  /** A sentence that is read out of its message. */
  sentence: 1,
  /** The person has put a misreading right not long ago. */
  corrected: 1,
} as const;

/** Reads a message, as typed and as plain text, alone or as an answer to the coach, by weights that `npm run classifiers:train` learnt from messages of our own. */
export function readingOf(text: string, plain: string, isAnswer: boolean): Reading {
  const typed = typedIn(text);
  const pieces = piecesOf(plain).map((piece) => seenIn(piece, typed, isAnswer));
  const sentences = sentencesOf(plain).map((sentence) => seenIn(sentence, typed, isAnswer));
  const all = [...pieces, ...sentences];
  const scoresOf = (question: string): number[] =>
    all.map(
      (seen, at) => scoreOf(trained(question), seen) - (at < pieces.length ? 0 : classifierDoubt.sentence),
    );
  const gravities = scoresOf("gravity");
  const gravest = Math.max(...gravities);
  const seen = all[gravities.indexOf(gravest)] ?? seenIn("", typed, isAnswer);
  return {
    gravity: gravest,
    urgency: Math.max(...scoresOf("urgency")),
    ...kindOf(seen),
    because: heaviest(seen),
  };
}

/** So many sentences of a message are read one by one as well. */
const mostSentences = 40;

/**
 * The sentences of a message, where there are several: what is calm around a grave one must not outweigh it. Only single
 * messages were taught, so a sentence out of its place has to read graver than a whole one.
 */
function sentencesOf(plain: string): string[] {
  const sentences = plain.split(/(?<=[.!?;\n])\s+/);
  return sentences.length < 2 ? [] : sentences.slice(0, mostSentences);
}

/** What is not likely to be another kind is about one's own life; where another one is near, that is not said for sure. */
function kindOf(seen: Seen): Pick<Reading, "kind" | "isUnnamed"> {
  const [best] = careKinds
    .filter((kind) => kind !== "suicide")
    .map((kind) => ({ kind, score: scoreOf(trained(kind), seen) }))
    .toSorted((one, other) => other.score - one.score);
  if (best && best.score > 0) return { kind: best.kind, isUnnamed: false };
  return { kind: "suicide", isUnnamed: best !== undefined && best.score > classifierBounds.unnamedFrom };
}

const weightOf = (name: string): number => trained("gravity").weights.get(name) ?? 0;

const heaviest = (seen: Seen): string[] =>
  [...seen.words, ...seen.signs]
    .filter((name) => weightOf(name) > 0)
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .slice(0, 5);
