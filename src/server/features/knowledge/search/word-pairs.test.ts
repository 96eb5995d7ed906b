import { expect, test } from "vitest";
import { wordPairsIn } from "./word-pairs.ts";

test("two words in a row are a pair, articles passed over and apostrophes made alike", () => {
  expect([...wordPairsIn("I can’t let the Baby cry")]).toEqual([
    "#i can't",
    "#can't let",
    "#let baby",
    "#baby cry",
  ]);
});

test("no pair reaches across a comma or the end of a sentence, and none is named twice", () => {
  expect([...wordPairsIn("give in, then give in. Stop")]).toEqual(["#give in", "#then give"]);
});

test("a text of marks alone has no pairs", () => {
  expect(wordPairsIn("… !? — '").size).toBe(0);
});
