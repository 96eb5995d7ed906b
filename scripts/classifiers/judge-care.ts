import { classifierBounds } from "#server/coach/care/classifier/message-classifier.ts";
import { type Asked, judgedUnseen, type Prepared, preparedForCare } from "./prepare.ts";
import { isGrave, isUrgent } from "./train-care.ts";
import { type Message, trainingAnswers, trainingMessages } from "./training-messages.ts";

const bounds = [-1, -0.5, 0, 0.5, 1, 1.5, 2];
const labels: Message["expect"][] = ["act", "check", "none", "medical", "out", "injection"];

/** What each bound would catch of each label, by classifiers that had not been trained with the message judged. */
export function judgeCare(): string[] {
  const messages = [...trainingMessages(), ...trainingAnswers()].map(preparedForCare);
  return [
    ...judge("gravity", messages, isGrave, classifierBounds.askFrom),
    ...judge("urgency", messages, isUrgent, classifierBounds.actFrom),
  ];
}

function judge(name: string, messages: readonly Prepared[], isYes: Asked, bound: number): string[] {
  const scores = judgedUnseen(messages, isYes);
  const share = (label: string, from: number): string => {
    const among = messages.flatMap(({ expect }, at) => (expect === label ? [scores[at] ?? 0] : []));
    return `${((100 * among.filter((score) => score >= from).length) / among.length).toFixed(1)}%`;
  };
  console.log(name);
  console.table(
    bounds.map((from) => ({
      bound: from,
      ...Object.fromEntries(labels.map((label) => [label, share(label, from)])),
    })),
  );
  return labels
    .slice(0, 3)
    .map((label) => `${name} at ${bound}: ${share(label, bound)} of "${label}", unseen`);
}
