import { expect, test } from "vitest";
import { refusedIn } from "./refused.ts";

test.each([
  [["I don't want an exercise."], "A short exercise, please"],
  [["I just said I don't want to breathe about it."], "A breathing exercise, please"],
  [["No meditation. Was my sentence fair?"], "Please make the meditation"],
  [["I don't want words for somebody."], "Find words for Ann"],
])("what was refused once is known by its name: %s", (said, tap) => {
  expect(refusedIn(said)(tap)).toBe(true);
});

test("what is wished for after all is offered again", () => {
  expect(refusedIn(["no meditation", "ok, a meditation then"])("Please make the meditation")).toBe(false);
  expect(refusedIn(["I don't want words for her", "what do I say to her?"])("Find words for Ann")).toBe(
    false,
  );
});

test.each(["I have no words for it.", "She asked for no sugar.", "I did an exercise yesterday."])(
  "nothing is refused by what only sounds like it: %s",
  (said) => {
    const isRefused = refusedIn([said]);
    expect(
      ["A short exercise, please", "Please make the meditation", "Find words for Ann"].some(isRefused),
    ).toBe(false);
  },
);
