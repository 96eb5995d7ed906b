import { expect, test } from "vitest";
import { phraseNames, phraseRanks, phraseShelf } from "./phrase-shelf.ts";

const phrases = [
  { id: "sleep", text: "how do i fall asleep" },
  { id: "sleep", text: "i lie awake at night" },
  { id: "work", text: "my manager shouts at me" },
  { id: "grief", text: "my father died last spring" },
];

test("the very phrase is as near as can be, and a misspelt one is still the nearest", () => {
  const shelf = phraseShelf(phrases);
  expect(shelf(phraseNames("my manager shouts at me"))?.nearness).toBeCloseTo(1, 6);
  expect(shelf(phraseNames("My mannager shouts at me"))?.id).toBe("work");
});

test("a rare word says more than one that many phrases have", () => {
  const shelf = phraseShelf(phrases);
  expect(shelf(phraseNames("my father"))?.id).toBe("grief");
  expect(shelf(phraseNames("my night"))?.id).toBe("sleep");
});

test("what shares nothing with any phrase is near to none, and a shelf of no phrases is near to nothing", () => {
  expect(phraseShelf(phrases)(phraseNames("qqq zzz"))).toBeUndefined();
  expect(phraseShelf([])(phraseNames("my father"))).toBeUndefined();
});

test("each thing ranks once, the nearest first", () => {
  const ranks = phraseRanks(phrases)(phraseNames("awake at night, how do i fall asleep"), 2);
  expect(ranks.map(({ id }) => id)).toEqual(["sleep", "work"]);
});

test("words that stand in no phrase make a text less near", () => {
  const shelf = phraseShelf(phrases);
  const near = (text: string) => shelf(phraseNames(text))?.nearness ?? 0;
  expect(near("my father died last spring and then the lawyers came")).toBeLessThan(
    near("my father died last spring"),
  );
});
