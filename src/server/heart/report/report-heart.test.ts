import { expect, test } from "vitest";
import { emptyReading } from "#server/heart/exports/reading.ts";
import { reportHeart } from "./report-heart.ts";

const dayMs = 86_400_000;
const daysFrom = (day: string, values: number[]) =>
  values.map((value, at) => ({ atMs: Date.parse(`${day}T00:00:00Z`) + at * dayMs, value }));

test("a month of daily rates keeps its thirty days, in the picture and to be kept", () => {
  const values = Array.from({ length: 30 }, (_, at) => 60 + (at % 7));
  const outcome = reportHeart({ ...emptyReading("a table"), rates: daysFrom("2026-04-01", values) });
  const report = "report" in outcome ? outcome.report : undefined;
  expect(report?.rates?.at).toHaveLength(30);
  expect(report?.rates?.at[29]).toBe("2026-04-30T00:00:00");
  expect(report?.rates?.mean).toEqual(values);
  expect(report?.days.map(({ value }) => value)).toEqual(values);
});

test("a day's figures are the median of each measure and the mean rate, the measures apart", () => {
  const atMs = Date.parse("2026-04-01T03:00:00Z");
  const at = (values: number[]) => values.map((value) => ({ atMs, value }));
  const reading = emptyReading("a watch");
  const outcome = reportHeart({
    ...reading,
    rates: at([60, 90]),
    watch: { ...reading.watch, SDNN: at([40, 50, 90]), RMSSD: at([30]) },
  });
  expect("report" in outcome ? outcome.report.days : []).toEqual([
    { day: "2026-04-01", metric: "SDNN", value: 50 },
    { day: "2026-04-01", metric: "RMSSD", value: 30 },
    { day: "2026-04-01", metric: "heart rate", value: 75 },
  ]);
});
