import { readerBounds } from "#server/coach/care/reader/taught-reader.ts";
import { type Asked, judgedUnseen, type Prepared, preparedForCare } from "./prepare.ts";
import { type Message, taughtAnswers, taughtMessages } from "./taught-messages.ts";
import { isGrave, isUrgent } from "./teach-care.ts";

const bounds = [-1, -0.5, 0, 0.5, 1, 1.5, 2];
const labels: Message["expect"][] = ["act", "check", "none", "medical", "out", "injection"];

/** What each bound would catch of each label, by readers that had not been taught with the message judged. */
export function judgeCare(): string[] {
  const messages = [...taughtMessages(), ...taughtAnswers()].map(preparedForCare);
  return [
    ...judge("gravity", messages, isGrave, readerBounds.askFrom),
    ...judge("urgency", messages, isUrgent, readerBounds.actFrom),
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
