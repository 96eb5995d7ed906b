import { type CareKind, careKinds } from "#server/coach/care/care.ts";
import { answered } from "#server/coach/care/classifier/features.ts";
import type { Question } from "#server/coach/reading/question.ts";
import { trainerOf } from "./logistic.ts";
import { gravest, type Prepared, trainQuestion } from "./prepare.ts";
import type { Message } from "./training-messages.ts";
import { weightsText, written } from "./write-weights.ts";

/**
 * How the headings of the corpus and the earlier sets name the kinds that the classifier tells apart. A grave line under
 * any other heading (the twin of a line about sport, say) teaches that it is grave, and no kind.
 */
const kindOfHeading: Record<string, CareKind> = {
  suicide: "suicide",
  low: "suicide",
  hopeless: "suicide",
  grief: "suicide",
  postpartum: "suicide",
  addiction: "suicide",
  "wish to die, said again": "suicide",
  "plan or means at hand": "suicide",
  "attempt in progress": "suicide",
  selfharm: "self-harm",
  "self-harm": "self-harm",
  "self-harm now or getting deeper": "self-harm",
  eating: "eating",
  "eating disorder turned physical emergency": "eating",
  "someone-else": "someone-else",
  others: "someone-else",
  "worrying-about-others": "someone-else",
  "somebody else in danger": "someone-else",
  violence: "violence",
  "harm to a baby feared": "violence",
  "about to hurt somebody": "violence",
  abuse: "abuse",
  "partner or family violence": "abuse",
  child: "child",
  "a child or teenager being hurt": "child",
  emergency: "medical-emergency",
  "medical-emergency": "medical-emergency",
  "medical emergency": "medical-emergency",
  overdose: "medical-emergency",
  "overdose or poison already taken": "medical-emergency",
  "losing-touch": "losing-touch",
  mania: "losing-touch",
  "voices that command": "losing-touch",
};

const ofAChild =
  /\b(?:mum|mom|dad|step ?dad|step ?mum|father|mother|uncle|grandad|grandpa|foster|my parents|teacher|coach|school|year \d|brother|auntie|aunt)\b/i;
const ofAnAdult =
  /\b(?:husband|wife|boyfriend|girlfriend|partner|my ex|fianc|bf|gf|carer|landlord|madam|employer|my son|my daughter|care home|marry|married|wedding|engagement)\b/i;

/** The kind of a grave line; the lines on abuse do not say whether it is a child that is harmed. */
function kindOf({ about, text }: Message): CareKind | undefined {
  const kind = kindOfHeading[about];
  return kind === "abuse" && ofAChild.test(text) && !ofAnAdult.test(text) ? "child" : kind;
}

/** Worth a question at least. */
export const isGrave = ({ expect }: Pick<Message, "expect">): boolean =>
  expect === "act" || expect === "check";
/** Worth a reply that is care alone. */
export const isUrgent = ({ expect }: Message): boolean => expect === "act";

/** Trains the classifier of care; gives its weights as their file has them. */
export function trainCare(messages: readonly Prepared[]): string {
  const gravity = trainQuestion(messages, isGrave);
  return weightsText({
    gravity: written(gravity),
    urgency: written(trainQuestion(messages, isUrgent)),
    "here-and-now": written(trainHereAndNow(messages)),
    ...teachKinds(messages, gravity),
  });
}

/**
 * Whether a line speaks of a place, means or last things in danger: the grave lines of those families against everything calm that is said in a
 * talk. What is grave for its feelings teaches nothing here, so that feelings weigh little either way.
 */
export function trainHereAndNow(messages: readonly Prepared[]): Question {
  const lessons = messages.filter(
    (one) => one.family !== undefined || (!isGrave(one) && one.isAnswer && one.pieces.length === 1),
  );
  return trainQuestion(
    lessons.map((one) => ({
      ...one,
      pieces: one.pieces.map((seen) => ({ ...seen, signs: new Set([...seen.signs, answered]) })),
      counts: one.family === undefined ? calmCounts : 1,
    })),
    isGrave,
  );
}
/** There are forty of them to each line of the families. */
const calmCounts = 0.25;

/** Each kind against the others, trained with the gravest piece of each grave message of a known kind. */
function teachKinds(messages: readonly Prepared[], gravity: Question) {
  const grave = messages.filter(isGrave).flatMap((message) => {
    const kind = kindOf(message);
    return kind ? [{ kind, seen: gravestPiece(message, gravity) }] : [];
  });
  const trained = trainerOf(grave.map(({ seen }) => ({ ...seen, typed: new Set<string>() })));
  return Object.fromEntries(
    careKinds.map((kind) => [kind, written(trained(grave.map((one) => ({ isYes: one.kind === kind }))))]),
  );
}

const gravestPiece = ({ pieces }: Prepared, gravity: Question) =>
  pieces.reduce((one, other) => (gravest(gravity, [other]) > gravest(gravity, [one]) ? other : one));
