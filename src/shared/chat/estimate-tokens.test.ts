import { expect, test } from "vitest";
import { estimateTokens } from "./estimate-tokens.ts";

test("a token is four characters, rounded up, and whitespace counts as one", () => {
  expect(estimateTokens("12345678")).toBe(2);
  expect(estimateTokens("123456789")).toBe(3);
  expect(estimateTokens("  12 \n\t 34  ")).toBe(2);
  expect(estimateTokens("")).toBe(0);
});
