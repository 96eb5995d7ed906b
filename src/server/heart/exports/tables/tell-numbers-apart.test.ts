import fc from "fast-check";
import { expect, test } from "vitest";
import { intervalsFrom, tellNumbersApart } from "./tell-numbers-apart.ts";

const kinds = (values: number[]) => tellNumbersApart(values).map(({ kind }) => kind);

/** Intervals of a heart that breathes: none is like the one before it. */
const heart = fc
  .record({
    middle: fc.integer({ min: 450, max: 1500 }),
    depth: fc.integer({ min: 10, max: 90 }),
    beats: fc.integer({ min: 30, max: 300 }),
    pace: fc.double({ min: 3, max: 9, noNaN: true }),
  })
  .map(({ middle, depth, beats, pace }) =>
    Array.from({ length: beats }, (_, at) =>
      Math.round(middle + depth * Math.sin((2 * Math.PI * at) / pace)),
    ),
  )
  .filter((intervals) => new Set(intervals).size > 1);

const totals = (intervals: number[], from: number) => {
  let total = from;
  return intervals.map((ms) => {
    total += ms;
    return total;
  });
};

test("intervals are told by their size, in milliseconds and in seconds", () => {
  fc.assert(
    fc.property(heart, (intervals) => {
      expect(kinds(intervals)).toEqual(["intervals"]);
      const seconds = intervals.map((ms) => ms / 1000);
      expect(tellNumbersApart(seconds)).toEqual([{ kind: "intervals", factor: 1000 }]);
    }),
  );
});

test("a rising column is the times of beats in seconds or milliseconds, and its steps are the intervals", () => {
  fc.assert(
    fc.property(heart, fc.integer({ min: 0, max: 100_000 }), (intervals, from) => {
      const beats = totals(intervals, from);
      const [inMs, other] = tellNumbersApart(beats);
      expect([inMs, other]).toEqual([{ kind: "times", factor: 1 }, undefined]);
      expect(inMs && intervalsFrom(beats, inMs)).toEqual(intervals.slice(1));
      const inSeconds = beats.map((ms) => ms / 1000);
      expect(tellNumbersApart(inSeconds)).toEqual([{ kind: "times", factor: 1000 }]);
    }),
  );
});

test("rates that turn are rates", () => {
  fc.assert(
    fc.property(fc.integer({ min: 45, max: 170 }), fc.integer({ min: 8, max: 200 }), (middle, count) => {
      const rates = Array.from({ length: count }, (_, at) => middle + Math.round(8 * Math.sin(at / 3)));
      expect(kinds(rates)).toEqual(["rates"]);
    }),
  );
});

test("a few rising numbers that are rates of a warm-up or times of beats are a doubt", () => {
  expect(kinds([60.5, 61.2, 62.1, 62.9, 63.7, 64.8])).toEqual(["times", "rates"]);
});

test("numbers between the highest rates and the shortest intervals are a doubt", () => {
  expect(kinds([231, 236, 229, 240, 233])).toEqual(["intervals", "rates"]);
});

test.each([
  ["a count", Array.from({ length: 200 }, (_, at) => at + 1)],
  ["a clock of seconds", Array.from({ length: 200 }, (_, at) => 30 + at)],
  ["a rising series with steps of no heart", Array.from({ length: 40 }, (_, at) => 700 + at * at * 0.3 + at)],
  ["nothing but noughts", new Array<number>(30).fill(0)],
])("%s is neither rates nor intervals nor times", (_what, values) => {
  expect(kinds(values)).toEqual([]);
});
