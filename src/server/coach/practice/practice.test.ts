import fc from "fast-check";
import { expect, test } from "vitest";
import { faultOf } from "#server/coach/care/said/assess-reply.ts";
import { brokenWish, wishWords } from "#server/coach/prose/wish-words.ts";
import { sentencesOf } from "#server/coach/script/stages.ts";
import { noWishes, type Wishes } from "#server/coach/story/story.ts";
import { practiceFaults, secondsOf } from "./check-practice.ts";
import { type PracticeOffer, practice, practiceNamed, practices } from "./practice.ts";

const wishes = fc.record({
  noBreath: fc.boolean(),
  noHold: fc.boolean(),
  noNature: fc.boolean(),
  eyesOpen: fc.boolean(),
  lyingDown: fc.boolean(),
  standing: fc.boolean(),
  bare: fc.constant(false),
  unwanted: fc.constantFrom<string[]>([], ["relax"]),
});
const anyPractice = fc.constantFrom(...practices).chain((offer: PracticeOffer) =>
  fc.record({
    offer: fc.constant(offer),
    minutes: fc.constantFrom(...offer.minutes),
    seed: fc.string(),
  }),
);

test("every practice has its sentences, its marks and its minutes, whatever the seed", () => {
  fc.assert(
    fc.property(anyPractice, ({ offer, minutes, seed }) => {
      expect([offer.name, practiceFaults(practice(offer.name, minutes, noWishes, seed), minutes)]).toEqual([
        offer.name,
        [],
      ]);
    }),
    { numRuns: 300 },
  );
});

test("no wish is gone against, and none empties a practice", () => {
  fc.assert(
    fc.property(anyPractice, wishes, ({ offer, minutes, seed }, wished) => {
      const all: Wishes = { ...noWishes, ...wished };
      const text = practice(offer.name, minutes, all, seed);
      const broken = sentencesOf(text).map((sentence) => brokenWish(sentence, all));
      expect([offer.name, broken.filter(Boolean)]).toEqual([offer.name, []]);
      expect(secondsOf(text)).toBeGreaterThan(minutes * 60 * 0.6);
    }),
    { numRuns: 400 },
  );
});

test("who wants nothing with the breath gets another practice, under its own title", () => {
  const text = practice("box-breathing", 3, { ...noWishes, noBreath: true }, "s");
  expect(text).toMatch(/^# Five, four, three, two, one\n/);
  expect(text).not.toMatch(wishWords.breath);
});

test("who must not hold the breath counts in and out alone", () => {
  for (const name of ["four-seven-eight", "box-breathing"] as const) {
    expect(practice(name, 3, noWishes, "s")).toMatch(/\bHold\b[^.]*\. \[pause/);
    expect(practice(name, 3, { ...noWishes, noHold: true }, "s")).not.toMatch(wishWords.hold);
  }
});

test("a length there is none of becomes the nearest, and none at all becomes three minutes", () => {
  expect(practice("panic", 15, noWishes, "s")).toBe(practice("panic", 5, noWishes, "s"));
  expect(practice("quiet", undefined, noWishes, "s")).toBe(practice("quiet", 3, noWishes, "s"));
});

test("no practice would be withheld by the rule for generated text", () => {
  for (const { name, minutes } of practices)
    for (const length of minutes)
      for (const seed of ["a", "b", "c"])
        for (const sentence of sentencesOf(practice(name, length, noWishes, seed)))
          expect([sentence, faultOf(sentence)]).toEqual([sentence, undefined]);
});

const good = practice("quiet", 3, noWishes, "s");
test.each([
  ["a promise", good.replace("# A little quiet\n\n", "# A little quiet\n\nYou will feel calm. ")],
  ["a medical word", good.replace("# A little quiet\n\n", "# A little quiet\n\nThis heals. ")],
  ["a clause without an end", `${good} and then`],
  ["an unfilled gap", `${good}\n\nFeel your {place}.`],
  ["a silence of hours", good.replace(/\[pause \d+\]/, "[pause 400]")],
  ["no title", good.replace(/^# .*\n/, "")],
  ["holding without leave", `${good}\n\nBreathe in, and hold.`],
  ["half its length", good.slice(0, good.indexOf("[pause") + 9)],
])("the checker finds %s", (_what, text) => {
  expect(practiceFaults(text, 3)).not.toEqual([]);
});

test.each([
  ["Can we do 4-7-8?", "four-seven-eight"],
  ["a breathing exercise please", "even-breathing"],
  ["box breathing, one minute", "box-breathing"],
  ["a slower one, out longer than in", "longer-out"],
  ["just in 4, out 6, please", "longer-out"],
  ["I'm having a panic attack", "panic"],
  ["Give me a short grounding exercise.", "senses"],
  ["help me fall asleep", "wind-down"],
  ["Got anything for shoulders? 30 seconds, sitting.", "shoulders"],
  ["something for a stiff neck please", "shoulders"],
  ["a body scan for my shoulders", "body-scan"],
  ["something with loving-kindness", "kindness"],
  ["my manager took the report", undefined],
])("%s names the practice %s", (message, name) => {
  expect(practiceNamed(message)).toBe(name);
});
