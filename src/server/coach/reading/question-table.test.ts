import { expect, test } from "vitest";
import { scoreOf } from "./question.ts";
import { questionTable, taughtIn } from "./question-table.ts";

const seen = {
  words: new Set(["one", "two"]),
  letters: new Set(["#on"]),
  typed: new Set(["=One"]),
  signs: new Set(["{a}"]),
};
const questions = [
  {
    bias: -1,
    weights: new Map([
      ["one", 2],
      ["#on", -1],
      ["{a}", 0.5],
    ]),
  },
  {
    bias: 0.25,
    weights: new Map([
      ["two", 1],
      ["=One", 3],
      ["unseen", 9],
    ]),
  },
  { bias: 0, weights: new Map<string, number>() },
];

test("questions asked together score as they do one by one", () => {
  const together = questionTable(questions.map(taughtIn)).scores(seen);
  for (const [at, question] of questions.entries())
    expect(together[at]).toBeCloseTo(scoreOf(question, seen), 5);
});

test("a table gives the weight of a name for each question, and none for a name it does not have", () => {
  const { weight } = questionTable(questions.map(taughtIn));
  expect([weight("two", 0), weight("two", 1), weight("{a}", 0), weight("three", 1)]).toEqual([0, 1, 0.5, 0]);
});
