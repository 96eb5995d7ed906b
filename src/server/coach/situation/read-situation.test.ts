import { expect, test } from "vitest";
import { createSituationReader } from "./read-situation.ts";

const readSituation = createSituationReader();

test.each([
  ["left-out", "They all went to the lake and nobody asked me"],
  ["sleepless", "can't sleep again, third night"],
  ["quarrel", "I had a row with my brother about the heating"],
  ["breakup", "Divorce papers came this morning"],
  ["turned-down", "Rejection number thirty-eight. 'We were impressed by your profile.'"],
])("a situation is read that people tell of in these or nearly these words: %s", (id, text) => {
  expect(readSituation(text)).toBe(id);
});

test.each(["hello", "in my chest", "what can you do?", "The bank said the cat is blue", "", "ok"])(
  "no situation is read in %j",
  (text) => {
    expect(readSituation(text)).toBeUndefined();
  },
);
