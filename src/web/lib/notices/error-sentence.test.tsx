import { ORPCError } from "@orpc/client";
import { expect, test } from "vitest";
import { errorSentence } from "./error-sentence.ts";

test("a refusal of the catalogue is said with its details", () => {
  const error = new ORPCError("DAILY_LIMIT_BLOCKED", { status: 429, data: { limit: 100 } });
  expect(errorSentence(error)).toBe(
    "Daily limit reached! You've used all 100 conversations for today. Resets at midnight.",
  );
});

test("a refused input is said in the contract's own words", () => {
  const error = new ORPCError("BAD_REQUEST", {
    status: 400,
    message: "Input validation failed",
    data: { issues: [{ message: "Please enter a valid email address." }] },
  });
  expect(errorSentence(error)).toBe("Please enter a valid email address.");
});

test("nothing of a stranger's wording is shown", () => {
  expect(errorSentence(new Error("ECONNREFUSED 10.0.0.1"))).toBe(
    "An unexpected error occurred. Please try again.",
  );
});

test("that no answer came is said as that", () => {
  expect(errorSentence(new TypeError("Failed to fetch"))).toBe(
    "The server can't be reached. Check the connection and try again.",
  );
});
