import { expect, test } from "vitest";
import { noWishes } from "#server/coach/story/story.ts";
import { minutesIn, readWishes } from "./read-wishes.ts";

test("lengths are read as they are said, and the nearest there is is taken", () => {
  expect(
    ["make it five minutes", "10 min pls", "a 3-minute one", "12 minutes", "no time given"].map(minutesIn),
  ).toEqual([5, 10, 3, 12, undefined]);
  expect(readWishes("12 minutes please").minutes).toBe(10);
  expect(readWishes("something short").minutes).toBe(5);
});

test.each([
  ["no beach please", { noNature: true }],
  ["without breathing, it makes me nervous", { noBreath: true }],
  ["with my eyes open", { eyesOpen: true }],
  ["I'm lying in bed", { lyingDown: true }],
  ["leave the past out of it", { noMemory: true }],
  ["nothing religious", { tone: "secular" }],
  ["with a prayer", { tone: "religious" }],
  ["a meditation for sleep", { purpose: "sleep" }],
  ["something at my desk", { purpose: "work" }],
] as const)("a wish is heard: %s", (text, wish) => expect(readWishes(text)).toMatchObject(wish));

test("what is not spoken of stays as it was wished for before", () => {
  const before = readWishes("five minutes, no beach");
  expect(readWishes("and lying down", before)).toEqual({
    ...noWishes,
    minutes: 5,
    noNature: true,
    lyingDown: true,
  });
});
