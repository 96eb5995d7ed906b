import { expect, test } from "vitest";
import { composeReply } from "#server/coach/guide/compose-reply.ts";
import { moves } from "#server/coach/guide/moves.ts";
import { topicOf } from "./topic-of.ts";

const replyTo = (text: string): string =>
  composeReply({ conversation: [{ role: "person", text }], seed: "seed", passages: [] });

test.each(["give me a lasagna recipe", "how do i reset my router", "best laptop for video editing"])(
  "an errand is turned to the feeling behind it: %s",
  (text) => {
    expect(topicOf(text)).toBe("out-of-domain");
    expect(moves.errandTurn.some((turn) => replyTo(text).includes(turn))).toBe(true);
  },
);

test.each(["should I up my sertraline to 100", "can you read my blood test results"])(
  "a medical question is turned to who can answer it: %s",
  (text) => {
    expect(topicOf(text)).toBe("medical");
    expect(moves.medicalTurn.some((turn) => replyTo(text).includes(turn))).toBe(true);
  },
);

test("what a person tells of their life is never turned away", () => {
  expect(topicOf("My boss took my project and my chest is tight")).toBe("inner");
});
