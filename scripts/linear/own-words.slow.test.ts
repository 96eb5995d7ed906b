import { expect, test } from "vitest";
import { slowWords } from "./own-words.ts";

test("a search ahead without a bound is found by its own words, and one with a bound passes", () => {
  expect(slowWords(/good night\b[^.]*\.\s*$/i)).toMatch(/good night/);
  expect(slowWords(/\b(?:call me|dateTime.*confidence)/i)).toMatch(/dateTime/);
  expect(slowWords(/good night\b[^.]{0,200}\.\s*$/i)).toBeUndefined();
});
