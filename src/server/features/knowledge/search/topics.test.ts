import { expect, test } from "vitest";
import { topicsIn } from "./topics.ts";

test.each([
  ["I can't switch off at night", "busymind"],
  ["I snapped at my son", "lost-temper"],
  ["My manager humiliates me", "boss"],
  ["I can’t sleep", "sleeplessness"],
])("%s speaks of %s", (text, topic) => {
  expect([...topicsIn(text).keys()]).toContain(topic);
});

test("a phrase is found as a whole only", () => {
  expect(topicsIn("switch off the light").has("busymind")).toBe(false);
});

test("an ending is free where the lexicon leaves it free, and nowhere else", () => {
  expect(topicsIn("I was terrified").has("fear")).toBe(true);
  expect(topicsIn("a category").has("pets")).toBe(false);
});

test("each mention counts, and a text without any speaks of nothing", () => {
  expect(topicsIn("worry, worry").get("worrying")).toBe(2);
  expect(topicsIn("xyzzy").size).toBe(0);
  expect(topicsIn("").size).toBe(0);
});
