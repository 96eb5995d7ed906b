import { expect, test } from "vitest";
import { subjectIn } from "./read-subject.ts";

test.each([
  [
    "Could you make a meditation that's about Kiki in the mornings, not about being sad in general?",
    "Kiki in the mornings",
  ],
  ["a meditation about the quiet please", "the quiet"],
  ["Please make me a short meditation about it", undefined],
  ["something about my mother's cake", undefined],
  ["And where was Kiki?", "Kiki"],
])("what a meditation is to be about can be said by another voice, or is left out: %s", (text, subject) => {
  expect(subjectIn(text)).toBe(subject);
});
