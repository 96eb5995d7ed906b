import { careKinds } from "#server/coach/care/care.ts";
import type { Question } from "#server/coach/reading/question.ts";
import { train } from "./logistic.ts";
import { gravest, type Prepared, trainQuestion } from "./prepare.ts";
import type { Message } from "./training-messages.ts";
import { weightsText, written } from "./write-weights.ts";

/** How the headings of the corpus and the earlier sets name what the classifier tells apart. */
const kindOf: Record<string, string> = {
  selfharm: "self-harm",
  emergency: "medical-emergency",
  low: "suicide",
  hopeless: "suicide",
  postpartum: "suicide",
  addiction: "suicide",
  mania: "losing-touch",
  others: "someone-else",
};
/** Suicide is what the classifier supposes where nothing says otherwise. */
const kinds = careKinds.filter((kind) => kind !== "suicide");

/** Worth a question at least. */
export const isGrave = ({ expect }: Message): boolean => expect === "act" || expect === "check";
/** Worth a reply that is care alone. */
export const isUrgent = ({ expect }: Message): boolean => expect === "act";

/** Trains the classifier of care; gives its weights as their file has them. */
export function trainCare(messages: readonly Prepared[]): string {
  const gravity = trainQuestion(messages, isGrave);
  return weightsText({
    gravity: written(gravity),
    urgency: written(trainQuestion(messages, isUrgent)),
    ...teachKinds(messages, gravity),
  });
}

/** Each kind against the others, trained with the gravest piece of each grave message, by its words alone. */
function teachKinds(messages: readonly Prepared[], gravity: Question) {
  const grave = messages.filter(isGrave).map(({ about, pieces }) => ({
    kind: kindOf[about] ?? about,
    seen: pieces.reduce((one, other) => (gravest(gravity, [other]) > gravest(gravity, [one]) ? other : one)),
  }));
  const examples = grave.map(({ kind, seen }) => ({
    kind,
    seen: { ...seen, letters: new Set<string>(), typed: new Set<string>() },
  }));
  return Object.fromEntries(
    kinds.map((kind) => [
      kind,
      written(train(examples.map((one) => ({ seen: one.seen, isYes: one.kind === kind })))),
    ]),
  );
}
