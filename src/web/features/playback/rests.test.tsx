import { expect, test } from "vitest";
import { isRestAt } from "./rests.ts";
import { stageAt } from "./scene.tsx";

const sentences = [
  { text: "Let yourself arrive.", startMs: 5500, endMs: 8000 },
  { text: "Feel the ground.", startMs: 8750, endMs: 11_000 },
  { text: "Let it be.", startMs: 15_000, endMs: 17_000 },
];

test("a rest begins a moment after a sentence and ends a moment before the next; a breath between two is none", () => {
  const rests = [0, 4700, 5000, 7000, 8300, 11_500, 11_800, 14_200, 14_400, 17_200, 18_000];
  expect(rests.filter((moment) => isRestAt(sentences, moment))).toEqual([0, 4700, 11_800, 14_200, 18_000]);
  expect(isRestAt([], 0)).toBe(false);
});

test("a meditation goes in and comes back by its length; without one it is in its beginning", () => {
  const stages = [0, 20_000, 60_000, 95_000].map((moment) => stageAt(moment, 100_000));
  expect(stages).toEqual(["arriving", "going-in", "resting", "returning"]);
  expect(stageAt(95_000, null)).toBe("arriving");
});
