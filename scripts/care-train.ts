import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { careKinds } from "#server/coach/care/care.ts";
import type { Taught } from "./care/logistic.ts";
import { teach } from "./care/logistic.ts";
import { gravest, judgedUnseen, type Prepared, prepared, teachReader } from "./care/prepare.ts";
import { type Message, taughtMessages } from "./care/taught-messages.ts";

const file = join(import.meta.dirname, "..", "src", "server", "coach", "care", "reader", "weights.json");
/** How the headings of the corpus and the earlier sets name what the reader tells apart. */
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
/** Suicide is what the reader supposes where nothing says otherwise. */
const kinds = careKinds.filter((kind) => kind !== "suicide");
/** A weight of less says too little to be kept. */
const least = 1.2;
const leastOfKind = 2;

const whole = ({ bias, weights }: Taught, floor: number) => ({
  bias: Math.round(bias * 100) / 100,
  weights: Object.fromEntries(
    [...weights]
      .filter(([, weight]) => Math.abs(weight) >= floor)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, weight]) => [name, Math.round(weight * 10) / 10]),
  ),
});

const messages: Prepared[] = taughtMessages().map(prepared);
const grave = messages.filter(({ expect }) => expect !== "none");
const kindFor = ({ about }: Message): string => kindOf[about] ?? about;
const reader = teachReader(messages);
const taught = {
  ...whole(reader, least),
  kinds: Object.fromEntries(
    kinds.map((kind) => [
      kind,
      whole(
        teach(
          grave.map((message) => ({
            features:
              message.pieces.toSorted((one, other) => gravest(reader, [other]) - gravest(reader, [one]))[0] ??
              new Set<string>(),
            isYes: kindFor(message) === kind,
          })),
        ),
        leastOfKind,
      ),
    ]),
  ),
};
writeFileSync(file, `${JSON.stringify(taught, null, 2)}\n`);

/** What a threshold would catch and wrongly flag, by readers that had not been taught with the message judged. */
for (const by of ["message", "group"] as const) {
  const scores = judgedUnseen(messages, by);
  const above = (isGrave: boolean, least: number): string => {
    const among = scores.filter((_score, at) => (messages[at]?.expect !== "none") === isGrave);
    return `${((100 * among.filter((score) => score > least).length) / among.length).toFixed(1)}%`;
  };
  console.log(`left out by ${by}`);
  console.table(
    [1, 1.5, 2, 2.5, 3].map((least) => ({
      threshold: least,
      heard: above(true, least),
      "wrongly flagged": above(false, least),
    })),
  );
}
