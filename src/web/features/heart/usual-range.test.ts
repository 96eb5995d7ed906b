import fc from "fast-check";
import { expect, test } from "vitest";
import { byDay, usualRange } from "./usual-range.ts";

const dayOf = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);
const series = (values: number[]) => values.map((value, at) => ({ day: dayOf(at), value }));

test("less than a week says nothing of what is usual", () => {
  expect(usualRange(series([40, 41, 42, 43, 44, 45]))).toBeUndefined();
});

test("the usual range is what one in ten of the latest sixty days lie below, and one in ten above", () => {
  const earlier = Array.from({ length: 40 }, () => 500);
  const latest = Array.from({ length: 60 }, (_, at) => 40 + (at % 11));
  expect(usualRange(series([...earlier, ...latest]))).toEqual({ low: 40, high: 49, days: 60 });
});

test("at least eight days in ten lie in the range, whatever they are", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 10, max: 200 }), { minLength: 7, maxLength: 60 }), (values) => {
      const usual = usualRange(series(values));
      const inside = values.filter((value) => usual && value >= usual.low && value <= usual.high);
      expect(inside.length / values.length).toBeGreaterThanOrEqual(0.8);
    }),
  );
});

test("several values of a day are one, and days come in their order", () => {
  expect(
    byDay([
      { day: "2026-05-02", value: 50 },
      { day: "2026-05-01", value: 40 },
      { day: "2026-05-02", value: 60 },
    ]),
  ).toEqual([
    { day: "2026-05-01", value: 40 },
    { day: "2026-05-02", value: 55 },
  ]);
});
