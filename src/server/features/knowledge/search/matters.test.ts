import { expect, test } from "vitest";
import { mattersIn } from "./matters.ts";

test.each([
  ["I can't switch off at night", "busymind"],
  ["I snapped at my son", "lost-temper"],
  ["My manager humiliates me", "boss"],
  ["I can’t sleep", "sleeplessness"],
])("%s speaks of %s", (text, matter) => {
  expect([...mattersIn(text).keys()]).toContain(matter);
});

test("a phrase is found as a whole only", () => {
  expect(mattersIn("switch off the light").has("busymind")).toBe(false);
});

test("an ending is free where the lexicon leaves it free, and nowhere else", () => {
  expect(mattersIn("I was terrified").has("fear")).toBe(true);
  expect(mattersIn("a category").has("pets")).toBe(false);
});

test("each mention counts, and a text without any speaks of nothing", () => {
  expect(mattersIn("worry, worry").get("worrying")).toBe(2);
  expect(mattersIn("xyzzy").size).toBe(0);
  expect(mattersIn("").size).toBe(0);
});
