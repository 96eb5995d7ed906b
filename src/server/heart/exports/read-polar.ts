import { z } from "zod";
import type { RowReader } from "./read-rows.ts";

const sampleText = z.object({
  /** Seconds between values; nothing for intervals between beats, which are not read from here. */
  "recording-rate": z.number().positive().nullish(),
  "sample-type": z.union([z.string(), z.number()]).transform(String),
  data: z.string(),
});
/** A session: all values of a kind in one text, so many seconds apart from its start. */
const session = z.object({ "start-time": z.string(), samples: z.array(sampleText) });
/** Days of a wrist sensor: rates with their seconds since midnight. */
const days = z.object({
  deviceDays: z.array(
    z.object({
      date: z.string(),
      samples: z.array(z.object({ heartRate: z.number(), secondsFromDayStart: z.number() })),
    }),
  ),
});

/** Heart rates among the kinds of samples. */
const rateKind = "0";

/**
 * Reads the two forms of Polar's JSON in which the moments stand elsewhere than the values: sessions and days. Both are
 * on the clock of the place. False when a value is neither.
 */
export function readPolar(value: unknown, rows: Pick<RowReader, "row" | "endTable">): boolean {
  const found = [
    ...(days.safeParse(value).data?.deviceDays ?? []).flatMap(({ date, samples }) =>
      samples.map(({ heartRate, secondsFromDayStart }) => ({
        atMs: Date.parse(`${date}T00:00:00Z`) + secondsFromDayStart * 1000,
        rate: String(heartRate),
      })),
    ),
    ...sessionsIn(value).flatMap(({ samples, ...of }) =>
      samples
        .filter((each) => each["sample-type"] === rateKind)
        .flatMap((each) =>
          each.data.split(",").map((rate, at) => ({
            atMs:
              Date.parse(`${of["start-time"].slice(0, 19)}Z`) +
              at * (each["recording-rate"] ?? Number.NaN) * 1000,
            rate: rate.trim(),
          })),
        ),
    ),
  ];
  if (found.length === 0) return false;
  rows.endTable();
  rows.row(["deviceDays or recording-rate"]);
  rows.row(["timestamp", "heart rate"]);
  for (const { atMs, rate } of found) {
    const moment = Number.isNaN(atMs) ? "" : new Date(atMs).toISOString().slice(0, 19);
    rows.row([moment, rate === "0" ? "" : rate]);
  }
  return true;
}

function sessionsIn(value: unknown): z.infer<typeof session>[] {
  const list = Array.isArray(value) ? value : [value];
  const inside = z.object({ exercises: z.array(z.unknown()) });
  return list
    .flatMap((each) => [each, ...(inside.safeParse(each).data?.exercises ?? [])])
    .flatMap((each) => session.safeParse(each).data ?? []);
}
