import { expect, test } from "vitest";
import { readTalk } from "#server/coach/arc/read-talk.ts";
import type { Utterance } from "#server/coach/coach.ts";
import { secondsOf } from "#server/coach/practice/fit-practice.ts";
import { pausesOf } from "#server/coach/script/stages.ts";
import { choosePractice } from "./choose-practice.ts";

/** What is given after these messages, each of which was given a practice. */
function given(...messages: string[]): string {
  const talk: Utterance[] = [];
  let text = "";
  for (const message of messages) {
    talk.push({ role: "person", text: message });
    text = choosePractice(readTalk(talk), "s");
    talk.push({ role: "coach", text });
  }
  return text;
}
const title = (text: string): string => text.slice(2, text.indexOf("\n"));

test("a breath is given in the counts that were asked for, in the next exercise too", () => {
  for (const messages of [
    ["A breathing exercise please, in 4, out 6"],
    ["One breathing exercise please. No talking.", "No, out longer than in. Like in 4, out 6."],
    [
      "One breathing exercise please.",
      "No, out longer than in. Like in 4, out 6.",
      "A short exercise, please",
    ],
  ]) {
    const text = given(...messages);
    expect(title(text)).toBe("A longer breath out");
    expect(text).toMatch(/\[pause 4\][^\n]*\[pause 6\]\n/);
  }
});

test("two minutes of a longer breath out are two minutes of that", () => {
  const text = given("A breathing exercise please", "An exercise again: 2 minutes of that, out longer.");
  expect(title(text)).toBe("A longer breath out");
  expect(secondsOf(text)).toBeGreaterThan(105);
  expect(secondsOf(text)).toBeLessThan(135);
});

test("shorter is two thirds of the one before at most, every time", () => {
  for (const first of ["a kindness exercise please", "a breathing exercise please", "a body scan please"]) {
    const one = given(first);
    const two = given(first, "a shorter one please");
    const three = given(first, "a shorter one please", "shorter");
    expect([title(two), title(three)]).toEqual([title(one), title(one)]);
    expect(secondsOf(two)).toBeLessThan((secondsOf(one) * 2) / 3);
    expect(secondsOf(three)).toBeLessThan((secondsOf(two) * 2) / 3 + 6);
  }
});

test("what was not breathing, and was asked to be, is breathing", () => {
  const text = given(
    "A short exercise, please, without breathing",
    "That was not breathing. I asked for a breathing exercise only. No thoughts.",
  );
  expect(title(text)).toBe("Even breathing");
  expect(text).not.toMatch(/\bthoughts?\b|\bsounds?\b/i);
});

test("by day nothing of bed is given, and there is one for the worry", () => {
  const night = given("I lie awake at night. Have you got an exercise for sleep?");
  expect(title(night)).toBe("Winding down for sleep");
  const day = given(
    "I lie awake at night. Have you got an exercise for sleep?",
    "I'm not in bed, it's the afternoon. An exercise for the daytime, please.",
  );
  expect(title(day)).toBe("Before something difficult");
});

test("a very short one in easy words is both", () => {
  const text = given("I am nervous for tomorrow. Can you give me a very short exercise with easy words?");
  expect(title(text)).toBe("Before something difficult");
  expect(secondsOf(text)).toBeLessThan(70);
  const words = text.replace(/\[pause \d+\]|^#.*/gm, "").split(/[.?:]/);
  for (const sentence of words) expect(sentence.trim().split(/\s+/).length).toBeLessThanOrEqual(10);
});

test("a place of the body gets a release for it, in the posture asked for", () => {
  const text = given("my shoulders are like rocks. an exercise I can do standing up, 1 min, no lying down");
  expect(title(text)).toBe("Shoulders and neck");
  expect(text).not.toMatch(/\b(?:sit|lie|legs)\b/i);
  expect(pausesOf(text).length).toBeGreaterThan(3);
  expect(secondsOf(text)).toBeLessThan(70);
});
