import { expect, test } from "vitest";
import { defaultStep, stageOf } from "./stages.ts";

test.each([
  ["Analyzing your message...", 0],
  ["ANALYZING", 0],
  ["Searching knowledge base...", 1],
  ["Found 3 relevant documents", 1],
  ["Referring to the web", 1],
  ["Getting AI response...", 2],
  ["Processing response...", 2],
])("the step %s is stage %i", (step, stage) => {
  expect(stageOf(step, null, 0)).toBe(stage);
});

test("a step that matches nothing keeps the present stage, whatever the value", () => {
  expect(stageOf("Checking configuration...", 90, 1)).toBe(1);
});

test.each([
  [10, 0],
  [30, 1],
  [60, 1],
  [80, 2],
])("without a step the value %i is stage %i", (value, stage) => {
  expect(stageOf(null, value, 0)).toBe(stage);
});

test("without step and value, or with the default text, the stages cycle", () => {
  expect(stageOf(null, null, 2)).toBeNull();
  expect(stageOf(defaultStep, null, 2)).toBeNull();
});
