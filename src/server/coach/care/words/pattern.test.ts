import { expect, test } from "vitest";
import { buildLexicon, readClause } from "./lexicon.ts";
import { findPattern, readPattern } from "./pattern.ts";

const lexicon = buildLexicon();
const found = (row: string, text: string) =>
  findPattern(readPattern(row), readClause(text.split(" "), lexicon)) !== undefined;

test("a concept stands for all its words and phrases, a gap for as many words as it says", () => {
  expect(found("WANT ..1 DIE", "i wish to die")).toBe(true);
  expect(found("WANT ..1 DIE", "i wish that one day we die")).toBe(false);
});

test("a forbidden word right after takes the sign away", () => {
  expect(found("want to die !of", "i want to die of laughter")).toBe(false);
  expect(found("want to die !of", "i want to die")).toBe(true);
});

test("what a row asks for or bars may stand anywhere in the clause", () => {
  expect(found("cut +myself -hair", "cut again i hate myself")).toBe(true);
  expect(found("cut +myself -hair", "i cut my hair myself")).toBe(false);
});

test("the end of a clause can be asked for", () => {
  expect(found("i give up $", "i give up")).toBe(true);
  expect(found("i give up $", "i give up sugar")).toBe(false);
});

test("words joined by a low line are one phrase", () => {
  expect(found("find|way_out", "is there a way out")).toBe(true);
});
