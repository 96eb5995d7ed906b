import { expect, test } from "vitest";
import { meditationComesForward } from "./comes-forward.ts";

type Said = Parameters<typeof meditationComesForward>[0][number];

const person = (content: string): Said => ({
  content,
  isUser: true,
  kind: "message",
  status: "complete",
  sources: [],
});
const coach = (content: string, more: Partial<Said> = {}): Said => ({
  ...person(content),
  isUser: false,
  ...more,
});
const shouted = person("My manager shouted at me in front of everyone.");
const chest = person("In my chest. Is that odd?");

test("Meditation comes forward when something was told twice, or when the coach offers it", () => {
  expect(meditationComesForward([shouted, coach("Where do you feel it?"), chest, coach("It isn't.")])).toBe(
    true,
  );
  expect(
    meditationComesForward([
      person("Can you calm me?"),
      coach("Yes."),
      person("How?"),
      coach("Press the Meditation button."),
    ]),
  ).toBe(true);
});

test("Meditation stays back after questions, greetings, searches that failed and replies from sources", () => {
  const none = coach("I can't help with that.");
  expect(
    meditationComesForward([
      person("What is the capital of France?"),
      none,
      person("And how long do I boil rice?"),
      none,
    ]),
  ).toBe(false);
  expect(meditationComesForward([person("hi"), coach("Hello."), person("ok"), coach("Good.")])).toBe(false);
  expect(meditationComesForward([shouted, coach("Where?"), chest, coach("", { status: "failed" })])).toBe(
    false,
  );
  const found = coach("I found this.", { sources: [{ title: "A page", url: "https://example.test/" }] });
  expect(meditationComesForward([shouted, found, person("Look up breathing for sleep."), found])).toBe(false);
  expect(meditationComesForward([shouted, coach("Where?"), chest])).toBe(false);
});
