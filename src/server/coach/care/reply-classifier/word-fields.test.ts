import { expect, test } from "vitest";
import { fieldsOf } from "./word-fields.ts";

const fields = (text: string) => fieldsOf(text.split(" "));

test("an entry of several words goes before its first word, wherever it stands", () => {
  expect(fields("you need not worry about no need")).toEqual(["YOU", "NEED", "NOT", "FEAR", "NOT"]);
  expect(fields("sleep it off")).toEqual(["WAIT"]);
});

test("the longest entry that begins with a word is taken, also at the end of a sentence", () => {
  expect(fields("nothing to worry about")).toEqual(["FINE"]);
  expect(fields("nothing to")).toEqual(["NOT"]);
});

test("entries that stand for any ending, and numbers, are found word by word", () => {
  expect(fields("recommending 20 tablets")).toEqual(["SHOULD", "NUMBER", "MEDICINE"]);
});
