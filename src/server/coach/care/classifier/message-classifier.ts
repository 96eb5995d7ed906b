import { type CareKind, careKinds } from "#server/coach/care/care.ts";
import { questionsOf } from "#server/coach/reading/read-questions.ts";
import { type Seen, typedIn } from "#server/coach/reading/seen.ts";
import { piecesOf, seenIn } from "./features.ts";

const trained = questionsOf(new URL("../../classifiers/care.weights.json", import.meta.url), [
  "gravity",
  "urgency",
  "here-and-now",
  ...careKinds,
]);
/** The place of gravity among them; urgency is the next, then a place, means or last things, and then come the kinds. */
const gravityAt = 0;

/** What the classifier makes of a text; scores are logits of its gravest piece. */
export interface Reading {
  /** Whether it is worth a question at least. */
  gravity: number;
  /** Whether it is worth a reply that is care alone. */
  urgency: number;
  /** Whether a place, means or last things are spoken of as people in danger do; taught by what is said in a talk. */
  hereAndNow: number;
  /** The likeliest kind of danger, if there is any. */
  kind: CareKind;
  /** It is hardly likely itself, or another one is nearly as likely. */
  isUnnamed: boolean;
  /** The names that weighed most, the gravest first; for who asks why, never for a log. */
  because: string[];
}

/** From which scores the classifier speaks, and below which the rows are not believed; decision 032 says how they were chosen. */
export const classifierBounds = {
  /** Urgency and gravity both: the reply is care alone. */
  actFrom: -0.25,
  /** Gravity: it is asked about, be it beside the ordinary reply. */
  askFrom: 0.4,
  /** Urgency of what is asked about: it counts as said outright, and no two calm messages end it. */
  urgentFrom: -1.6,
  /** Gravity: what the rows find grave stands. */
  rowsActFrom: -1.3,
  /** Gravity: what they find of death or of somebody else stands or is asked about; animals and games are full of both. */
  rowsStoryFrom: 0.4,
  /** Gravity: what a row that is not doubted finds of a body in danger stands, where silence would cost most. */
  bodyActFrom: -5.5,
  /** Gravity: what the rows find is asked about. */
  rowsAskFrom: -0.5,
  /** Gravity: a wish not to be that a row which is not doubted finds said outright is asked about. */
  wishAskFrom: -2.6,
  /** Gravity: a "no" in a message that reads graver is not believed, nor is a message calm. */
  calmBelow: -1.2,
  /** Gravity: what the classifier hears by itself is no faint sign any more. */
  plainFrom: 1.25,
  /** Gravity and urgency together: the same. */
  plainFromBoth: 1.5,
  /** Gravity: what the rows find is no faint sign any more. */
  rowsPlainFrom: 0.5,
  /** Gravity: a second faint sign counts, whatever danger the first was of. */
  secondFrom: 0.8,
  /** A place, means or last things are spoken of as in danger: in a talk such a line gets back what a talk takes from it. */
  hereAndNowFrom: -2,
  /** A kind's score: a likeliest kind that is less likely is not named. */
  kindFrom: -1,
  /** How far it has to be ahead of the next kind. */
  kindAhead: 1,
} as const;

/** What is added to the bounds above in a conversation. */
export const classifierDoubt = {
  /** An answer to the coach, whose score is the mean of two readings and lies nearer to the middle. */
  answer: -0.3,
  /** An answer of a few words, for a question beside the reply; by itself, and against the bounds of an answer. */
  fewWords: -0.5,
  /** An answer that speaks of a place, means or last things, the same way. */
  hereAndNow: -0.9,
  /** What is said not long after care has asked; it was taught with somewhat fewer dangers than there are. */
  asked: 0.05,
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
  const all = [
    ...pieces.map((seen) => scored(seen, 0)),
    ...sentences.map((seen) => scored(seen, classifierDoubt.sentence)),
  ];
  const gravest = gravestOf(all) ?? scored(seenIn("", typed, isAnswer), 0);
  // Which danger it is shows in what stands around the gravest sentence too.
  const around = gravestOf(all.slice(0, pieces.length)) ?? gravest;
  return {
    gravity: gravest.gravity,
    urgency: Math.max(...all.map(({ urgency }) => urgency)),
    hereAndNow: Math.max(...all.map(({ hereAndNow }) => hereAndNow)),
    ...kindOf(around.kinds),
    because: heaviest(gravest.seen),
  };
}

/** What is seen in a piece, with its scores. */
interface Scored {
  seen: Seen;
  gravity: number;
  urgency: number;
  hereAndNow: number;
  /** In the order of `careKinds`. */
  kinds: number[];
}

function scored(seen: Seen, doubt: number): Scored {
  const [gravity = 0, urgency = 0, hereAndNow = 0, ...kinds] = trained().scores(seen);
  return { seen, gravity: gravity - doubt, urgency: urgency - doubt, hereAndNow: hereAndNow - doubt, kinds };
}

const gravestOf = (all: readonly Scored[]): Scored | undefined =>
  all.reduce<Scored | undefined>(
    (one, other) => (one && one.gravity >= other.gravity ? one : other),
    undefined,
  );

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

/**
 * Which danger it is. Every kind is a question of its own, and what is near to two of them, or to none, is asked about
 * openly: a wrong name costs more than a question.
 */
function kindOf(scores: readonly number[]): Pick<Reading, "kind" | "isUnnamed"> {
  const [best, next] = careKinds
    .map((kind, at) => ({ kind, score: scores[at] ?? 0 }))
    .toSorted((one, other) => other.score - one.score);
  if (!best || !next) throw new Error("There are no kinds of danger.");
  const { kindFrom, kindAhead } = classifierBounds;
  return { kind: best.kind, isUnnamed: best.score < kindFrom || best.score - next.score < kindAhead };
}

const weightOf = (name: string): number => trained().weight(name, gravityAt);

const heaviest = (seen: Seen): string[] =>
  [...seen.words, ...seen.signs]
    .filter((name) => weightOf(name) > 0)
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .slice(0, 5);
