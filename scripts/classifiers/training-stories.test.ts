import { expect, test } from "vitest";
import { trainingStories } from "./training-stories.ts";

const stories = trainingStories();

test("the same stories are always made, so that the same lines give the same weights", () => {
  expect(trainingStories()).toEqual(stories);
});

test("what stands around a grave sentence stands around ordinary ones too", () => {
  const around = "Excuse my writing";
  const expected = new Set(
    stories.filter(({ text }) => text.includes(around)).map(({ expect }) => expect === "none"),
  );
  expect(expected).toEqual(new Set([true, false]));
});

test("a grave sentence is taught by itself and in the middle of something else, as grave", () => {
  const grave = stories.filter(({ text }) => /the rope from the boat is in the hall/i.test(text));
  expect(new Set(grave.map(({ expect, about }) => `${expect} ${about}`))).toEqual(new Set(["act suicide"]));
  expect(Math.max(...grave.map(({ text }) => text.length))).toBeGreaterThan(
    2 * Math.min(...grave.map(({ text }) => text.length)),
  );
});

test("what was told at length by one hand is taught as it was told", () => {
  const told = stories.filter(({ about }) => about === "told-at-length");
  expect(told.length).toBeGreaterThan(30);
  expect(told.every(({ expect, counts }) => expect === "none" && counts === undefined)).toBe(true);
});
