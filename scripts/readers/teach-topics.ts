import { type Prepared, preparedForTopics, teachReader } from "./prepare.ts";
import type { Message } from "./taught-messages.ts";
import { writeWeights, written } from "./write-weights.ts";

/** The topics that are turned away, each by how the messages' labels call it. */
export const foreignTopics = { medical: "medical", "out-of-domain": "out", injection: "injection" } as const;

/** Teaches the reader of topics and writes its weights; gives the messages as it saw them. */
export function teachTopics(messages: readonly Message[]): Prepared[] {
  const seen = messages.map(preparedForTopics);
  writeWeights(
    "topic",
    Object.fromEntries(
      Object.entries(foreignTopics).map(([topic, label]) => [
        topic,
        written(teachReader(seen, ({ expect }) => expect === label)),
      ]),
    ),
  );
  return seen;
}
