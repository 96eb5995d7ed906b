import fc from "fast-check";
import { expect, test } from "vitest";
import { type BreathCounts, boundedCounts, breathBounds, breathParts, countWord } from "./breath-counts.ts";
import { namesCounts } from "./read-counts.ts";
import { type PracticeWish, readPracticeWish } from "./read-practice-wish.ts";

const within = (part: keyof BreathCounts): fc.Arbitrary<number> =>
  fc.integer({ min: breathBounds[part].least, max: breathBounds[part].most });
const anyCounts = fc.record({
  in: within("in"),
  hold: within("hold"),
  out: within("out"),
  rest: within("rest"),
});

interface Phrased {
  text: string;
  wish: PracticeWish;
}

/** One wish in one of the ways in which people say it. */
const oneOf = (...ways: Phrased[]): fc.Arbitrary<Phrased> => fc.constantFrom(...ways);
const number = fc.boolean().map((isWord) => (count: number) => (isWord ? countWord(count) : String(count)));

const phrasedCounts = fc.tuple(anyCounts, number, fc.nat(3)).map(([counts, say, way]): Phrased => {
  const { in: inward, hold, out, rest } = counts;
  const named = [
    `in for ${say(inward)}`,
    hold > 0 ? `hold for ${say(hold)}` : "",
    `out for ${say(out)}`,
    rest > 0 ? `wait for ${say(rest)}` : "",
  ].filter(Boolean);
  const texts = [
    named.join(", "),
    [
      `inhale ${say(inward)}`,
      hold > 0 ? `hold ${say(hold)}` : "",
      `exhale ${say(out)}`,
      rest > 0 ? `hold ${say(rest)}` : "",
    ]
      .filter(Boolean)
      .join(" "),
    `${say(inward)} counts in${hold > 0 ? `, hold for about ${say(hold)}` : ""} and ${say(out)} counts out${rest > 0 ? `, then wait ${say(rest)}` : ""}`,
    rest > 0
      ? `breathing ${inward}-${hold}-${out}-${rest}`
      : hold > 0
        ? `${inward}-${hold}-${out} breathing`
        : `breathing ${inward}/${out}`,
  ];
  return { text: texts[way] ?? "", wish: { counts } };
});
const phrasedLength = fc.oneof(
  fc
    .tuple(fc.integer({ min: 2, max: 12 }), fc.constantFrom("minutes", "min", "mins"))
    .map(([minutes, unit]): Phrased => ({ text: `${minutes} ${unit}`, wish: { minutes } })),
  fc.integer({ min: 2, max: 12 }).map((rounds): Phrased => ({ text: `${rounds} rounds`, wish: { rounds } })),
  oneOf(
    { text: "", wish: {} },
    { text: "30 seconds", wish: { minutes: 0.5 } },
    { text: "one minute", wish: { minutes: 1 } },
    { text: "a couple of minutes", wish: { minutes: 2 } },
    { text: "very short", wish: { minutes: 1 } },
  ),
);
const phrasedManner = fc.tuple(
  oneOf(
    { text: "", wish: {} },
    { text: "standing up", wish: { posture: "standing" } },
    { text: "standing up, no lying down", wish: { posture: "standing" } },
    { text: "sitting on a chair", wish: { posture: "sitting" } },
    { text: "lying down", wish: { posture: "lying" } },
  ),
  oneOf(
    { text: "", wish: {} },
    { text: "no talking", wish: { words: "few" } },
    { text: "in easy words", wish: { words: "easy" } },
  ),
  oneOf({ text: "", wish: {} }, { text: "breathing only", wish: { isOnlyBreath: true } }),
);

test("what is wished for is read back from the ways in which it is said", () => {
  fc.assert(
    fc.property(phrasedCounts, phrasedLength, phrasedManner, (counts, length, manner) => {
      const said = [counts, length, ...manner];
      const text = said
        .map((one) => one.text)
        .filter(Boolean)
        .join("; ");
      const { practice: _practice, ...read } = readPracticeWish(`${text}, please`);
      const wish = said.reduce<PracticeWish>((all, one) => Object.assign(all, one.wish), {});
      expect([text, read]).toEqual([text, wish]);
    }),
    { numRuns: 500 },
  );
});

test("whatever counts are named, the breath is one that can be breathed, and what was named is kept to be told", () => {
  fc.assert(
    fc.property(fc.nat(999), fc.nat(999), (inward, out) => {
      const { counts, named } = readPracticeWish(`breathe in for ${inward}, out for ${out}`);
      expect(counts).toEqual(boundedCounts({ in: inward, hold: 0, out, rest: 0 }));
      const isIn = counts?.in === inward && counts.out === out;
      expect(named).toEqual(isIn ? undefined : { in: inward, hold: 0, out, rest: 0 });
      for (const part of breathParts) {
        expect(counts?.[part]).toBeGreaterThanOrEqual(breathBounds[part].least);
        expect(counts?.[part]).toBeLessThanOrEqual(breathBounds[part].most);
      }
    }),
  );
});

test.each([
  ["breathing out longer than in", [4, 0, 6, 0]],
  ["No, out longer than in. Like in 4, out 6.", [4, 0, 6, 0]],
  ["Make me 2 minutes of that, out longer.", [4, 0, 6, 0]],
  ["4-7-8", [4, 7, 8, 0]],
  ["box, 5 minutes", [4, 4, 4, 4]],
  ["box breathing with five", [5, 5, 5, 5]],
  ["in and out for 5", [5, 0, 5, 0]],
  ["count to four", [4, 0, 4, 0]],
  ["even breathing", [5, 0, 5, 0]],
  ["slow breathing", [4, 0, 6, 0]],
])("%s is a breath of %j", (text, [way = 0, hold = 0, out = 0, rest = 0]) => {
  expect(readPracticeWish(text).counts).toEqual({ in: way, hold, out, rest });
});

test.each([
  "5-4-3-2-1",
  "in 5 minutes I have to go",
  "we were in for 2 hours and out 3 days later",
  "I got 4 to 5 calls",
  "between 10-15 minutes",
])("%s counts no breath", (text) => {
  expect(readPracticeWish(text).counts).toBeUndefined();
  expect(namesCounts(text)).toBe(false);
});

test("slower, faster and longer out are said of the breath before", () => {
  const before: PracticeWish = { counts: { in: 4, hold: 0, out: 6, rest: 0 } };
  const counts = (text: string): BreathCounts | undefined => readPracticeWish(text, before).counts;
  expect(counts("slower please")).toEqual({ in: 5, hold: 0, out: 7, rest: 0 });
  expect(counts("a bit faster")).toEqual({ in: 3, hold: 0, out: 5, rest: 0 });
  expect(counts("out for 8")).toEqual({ in: 4, hold: 0, out: 8, rest: 0 });
  expect(counts("once more")).toEqual(before.counts);
});

test.each([
  ["Isn't there one for the daytime? I'm not in bed.", { isByDay: true }],
  ["I only have 3 minutes before they call me in, a shorter one please", { minutes: 3, length: "shorter" }],
  ["too long", { length: "shorter" }],
  ["a longer one please", { length: "longer" }],
  ["I need something before I go in", { minutes: 1 }],
] as const)("%s is heard", (text, wish) => {
  expect(readPracticeWish(text)).toMatchObject(wish);
});
