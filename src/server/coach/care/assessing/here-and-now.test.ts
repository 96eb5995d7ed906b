import { expect, test } from "vitest";
import type { Utterance } from "#server/coach/coach.ts";
import { assessMessage } from "./assess-message.ts";

const talk: Utterance[] = [
  "Long day, we had the plumber in again",
  "In my shoulders mostly",
  "A bit tired, nothing much",
  "I might cook something later",
].flatMap((text): Utterance[] => [
  { role: "person", text },
  { role: "coach", text: "I see." },
]);

test.each([
  "I'm at the river now, I don't want to go home",
  "I walked to the harbour and I'm not walking back",
  "I'm on the platform, the next one doesn't stop",
  "I'm sitting on the edge of the cliff and I don't care",
])(
  "who speaks from a place of danger in more than a few words is asked in the middle of a talk: %s",
  (text) => {
    expect(assessMessage(text, talk).tier).not.toBe("none");
  },
);

test.each([
  "I walked to the harbour and I'm walking back with a bag of shrimps",
  "I'm on the platform, the next one doesn't stop here on Sundays",
  "I'm sitting on the edge of the sofa and the match doesn't interest me",
])("who is at such a place for something else is not: %s", (text) => {
  expect(assessMessage(text, talk).tier).toBe("none");
});

test("what a talk took from a place or last things is given back for a question beside the reply, and interrupts nobody", () => {
  expect(assessMessage("I walked to the harbour and I'm not walking back", talk).tier).toBe("faint");
});

test.each([
  "I say I don't want one and you make one. Forget it, I'm off to weigh cod at five",
  "That is the point.",
  "That one was good, the list that isn't in the bed, I'll use it tonight.",
  "i cant close my eyes im standign in the barn",
  "sorry he woke up. where were we",
  "It does the opposite of what I say. I'm going for my bus.",
  "what's the point of a button that does nothing",
])("a complaint about what was made, and thanks for it, are no danger: %s", (text) => {
  expect(assessMessage(text, talk).tier).toBe("none");
});

test.each([
  "sorry I woke up",
  "I say I don't want help and you give it. Forget it, I'm going to end it",
  "I give up. On all of it. The pills are here.",
  "I don't see the point anymore",
])("a complaint that is about being alive is asked about: %s", (text) => {
  expect(assessMessage(text, talk).tier).not.toBe("none");
});
