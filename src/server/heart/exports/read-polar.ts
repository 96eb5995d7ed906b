import { z } from "zod";
import type { RowReader } from "./tables/read-rows.ts";

const sampleText = z.object({
  /** Seconds between values; nothing, or 0, for intervals between beats. */
  "recording-rate": z.number().nonnegative().nullish(),
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
/** Days of a wrist sensor: intervals between pulses, each with its moment. */
const pulses = z.array(
  z.object({
    devicePpiSamplesList: z.array(
      z.object({
        ppiSamples: z.array(z.object({ sampleDateTime: z.string(), pulseLength: z.number() })),
      }),
    ),
  }),
);

/** What Polar calls heart rates and intervals between beats among the kinds of samples. */
const kinds = { rate: "0", interval: "11" };

/** A table of one kind of values; those that are missing are empty. */
interface PolarTable {
  heading: "heart rate" | "rr interval (ms)";
  values: { atMs: number; value: string }[];
}

/**
 * Reads the forms of Polar's JSON in which the moments stand elsewhere than the values: sessions, days of rates and
 * days of pulses. All are on the clock of the place. False when a value is none of them.
 */
export function readPolar(value: unknown, rows: Pick<RowReader, "row" | "endTable">): boolean {
  const tables = [
    ratesOfDays(value),
    ...sessionsIn(value).flatMap(tablesOfSession),
    ...pulsesIn(value),
  ].filter(({ values }) => values.length > 0);
  for (const { heading, values } of tables) {
    rows.endTable();
    rows.row(["deviceDays or recording-rate"]);
    rows.row(["timestamp", heading]);
    for (const { atMs, value: cell } of values) {
      const moment = Number.isNaN(atMs) ? "" : new Date(atMs).toISOString().slice(0, 23);
      rows.row([moment, cell]);
    }
  }
  return tables.length > 0;
}

function ratesOfDays(value: unknown): PolarTable {
  const found = days.safeParse(value).data?.deviceDays ?? [];
  const values = found.flatMap(({ date, samples }) =>
    samples.map(({ heartRate, secondsFromDayStart }) => ({
      atMs: Date.parse(`${date}T00:00:00Z`) + secondsFromDayStart * 1000,
      value: measured(String(heartRate)),
    })),
  );
  return { heading: "heart rate", values };
}

/** Polar writes 0, `null` or nothing where there was no value. */
function measured(cell: string): string {
  const value = cell.trim();
  return value === "0" || value === "null" ? "" : value;
}

function tablesOfSession({ samples, ...of }: z.infer<typeof session>): PolarTable[] {
  const startMs = Date.parse(`${of["start-time"].slice(0, 19)}Z`);
  return samples.flatMap((each): PolarTable[] => {
    const cells = each.data.split(",").map(measured);
    if (each["sample-type"] === kinds.rate) {
      const stepMs = (each["recording-rate"] || Number.NaN) * 1000;
      const values = cells.map((value, at) => ({ atMs: startMs + at * stepMs, value }));
      return [{ heading: "heart rate", values }];
    }
    if (each["sample-type"] !== kinds.interval) return [];
    let atMs = startMs;
    const values = cells.map((value) => {
      atMs += Number(value) || 0;
      return { atMs, value };
    });
    return [{ heading: "rr interval (ms)", values }];
  });
}

/** A moment without its zone: the clock of the place is what counts. */
const wallClock = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?/;

function pulsesIn(value: unknown): PolarTable[] {
  return (pulses.safeParse(value).data ?? []).flatMap(({ devicePpiSamplesList }) =>
    devicePpiSamplesList.map(({ ppiSamples }): PolarTable => {
      const values = ppiSamples.map(({ sampleDateTime, pulseLength }) => ({
        atMs: Date.parse(`${wallClock.exec(sampleDateTime)?.[0]}Z`),
        value: measured(String(pulseLength)),
      }));
      return { heading: "rr interval (ms)", values };
    }),
  );
}

function sessionsIn(value: unknown): z.infer<typeof session>[] {
  const list = Array.isArray(value) ? value : [value];
  const inside = z.object({ exercises: z.array(z.unknown()) });
  return list
    .flatMap((each) => [each, ...(inside.safeParse(each).data?.exercises ?? [])])
    .flatMap((each) => session.safeParse(each).data ?? []);
}
