import { expect, test } from "vitest";
import { greeting } from "./greeting.ts";

const at = (hour: number, name = "Dana Quiet") => greeting(name, new Date(2026, 2, 2, hour, 30));

test.each([
  [4, "Late night, Dana."],
  [5, "Early morning, Dana."],
  [8, "Good morning, Dana."],
  [12, "Good afternoon, Dana."],
  [17, "Good evening, Dana."],
  [21, "Good evening, Dana."],
  [22, "Late night, Dana."],
])("at half past %i one reads: %s", (hour, words) => {
  expect(at(hour)).toBe(words);
});

test.each(["", "  ", "dana@quiet.example", "a".repeat(25)])(
  "who is called %j is greeted without a name",
  (name) => {
    expect(at(9, name)).toBe("Good morning.");
  },
);

test("a name in any writing is taken up to its first space", () => {
  expect(at(9, " 智子 山田")).toBe("Good morning, 智子.");
});
