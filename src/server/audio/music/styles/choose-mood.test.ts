import fc from "fast-check";
import { expect, test } from "vitest";
import { moods } from "#shared/listening/moods.ts";
import { chooseMood } from "./choose-mood.ts";

const said = {
  stress: "The deadline is close and I feel overwhelmed by the pressure.",
  anxiety: "I panic before every call, I am so anxious.",
  sleep: "I lie awake for hours and cannot sleep.",
  energy: "I need more energy, everything feels sluggish.",
  focus: "I cannot concentrate, I am distracted all day.",
  healing: "I am grieving, it still hurts.",
  default: "We had dinner with the neighbours on Sunday.",
};

test("each mood is heard in words that speak of it, and nothing in words that do not", () => {
  for (const mood of moods) expect(chooseMood([said[mood]])).toBe(mood);
  expect(chooseMood([])).toBe("default");
});

test("only the last six messages count, and the later ones count more", () => {
  const calm = Array.from({ length: 6 }, () => said.default);
  expect(chooseMood([said.sleep, ...calm])).toBe("default");
  expect(chooseMood([said.sleep, ...calm.slice(1)])).toBe("sleep");
  expect(chooseMood(["I want to focus.", "I want to sleep."])).toBe("sleep");
  expect(chooseMood(["I want to sleep.", "I want to focus."])).toBe("focus");
});

test("a sign counts at the start of a word only, and in any case", () => {
  expect(chooseMood(["My ambassador was decent."])).toBe("default");
  expect(chooseMood(["STRESSED"])).toBe("stress");
});

test("whatever is written, a mood comes out", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme" }), { maxLength: 9 }), (messages) => {
      expect(moods).toContain(chooseMood(messages));
    }),
  );
});
