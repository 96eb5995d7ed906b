import { type Asked, judgedUnseen, type Prepared } from "./readers/prepare.ts";
import { taughtActs } from "./readers/taught-acts.ts";
import { type Message, taughtAnswers, taughtMessages } from "./readers/taught-messages.ts";
import { judgeActs, teachActs } from "./readers/teach-acts.ts";
import { isGrave, isUrgent, teachCare } from "./readers/teach-care.ts";

const bounds = [-1, -0.5, 0, 0.5, 1, 1.5, 2];

/** What each bound would catch of each label, by readers that had not been taught with the message judged. */
function judge(name: string, messages: readonly Prepared[], isYes: Asked): void {
  const scores = judgedUnseen(messages, isYes);
  const labels: Message["expect"][] = ["act", "check", "none", "medical", "out", "injection"];
  const share = (label: string, bound: number): string => {
    const among = messages.flatMap(({ expect }, at) => (expect === label ? [scores[at] ?? 0] : []));
    return `${((100 * among.filter((score) => score >= bound).length) / among.length).toFixed(1)}%`;
  };
  console.log(name);
  console.table(
    bounds.map((bound) => ({
      bound,
      ...Object.fromEntries(labels.map((label) => [label, share(label, bound)])),
    })),
  );
}

const messages = taughtMessages();
console.log(`${messages.length} messages`);
const forCare = teachCare([...messages, ...taughtAnswers()]);
teachActs(taughtActs());
if (process.argv.includes("--judge")) {
  judge("gravity", forCare, isGrave);
  judge("urgency", forCare, isUrgent);
  judgeActs(taughtActs());
}
