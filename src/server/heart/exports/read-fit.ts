import { Buffer } from "node:buffer";
import FitParser from "fit-file-parser";
import {
  type BeatRun,
  emptyReading,
  type HeartReading,
  isRate,
  isVariability,
  type ReadOptions,
} from "./reading.ts";
import { wallClockOf } from "./wall-clock.ts";

/** What a watch writes where a place in a list of intervals is empty, in seconds. */
const emptyPlaceS = 65.5;

/** Messages of a kind: the parser gives some as a list and some, which come once a file, alone. */
function every<Message>(given: Message | Message[] | undefined): Message[] {
  if (given === undefined) return [];
  return Array.isArray(given) ? given : [given];
}

/** Whether the first bytes are those of a FIT file. */
export function isFit(head: Uint8Array): boolean {
  return String.fromCharCode(...head.subarray(8, 12)) === ".FIT";
}

/**
 * Reads a FIT file of Garmin, Polar, Suunto and others: intervals between beats where the recording has them, heart
 * rates, and what the watch says of a night. Throws for a file that is cut or broken.
 */
export async function readFit(bytes: Uint8Array, { timeZone }: ReadOptions): Promise<HeartReading> {
  const parser = new FitParser({ mode: "list" });
  const data = await parser.parseAsync(Buffer.from(bytes));
  const wallClock = wallClockOf(timeZone);
  const when = (moment: Date | undefined): number | null => {
    const utcMs = moment instanceof Date ? moment.getTime() : Number.NaN;
    return Number.isNaN(utcMs) ? null : wallClock(utcMs);
  };
  const reading = emptyReading("a FIT file");
  const intervalsMs = [...every(data.hrv), ...every(data.beat_intervals)].flatMap(({ time }) =>
    (time ?? []).flatMap((seconds) =>
      typeof seconds === "number" && seconds > 0 && seconds < emptyPlaceS ? [Math.round(seconds * 1000)] : [],
    ),
  );
  const startMs = when(data.records?.[0]?.timestamp ?? data.sessions?.[0]?.start_time);
  const run: BeatRun = { startMs, intervalsMs };
  if (intervalsMs.length > 1) reading.runs.push(run);
  for (const { heart_rate: rate, timestamp } of [...every(data.records), ...every(data.monitors)])
    if (typeof rate === "number" && isRate(rate)) reading.rates.push({ atMs: when(timestamp), value: rate });
  for (const { resting_heart_rate: rate, timestamp } of every(data.monitoring_hr_data))
    if (typeof rate === "number" && isRate(rate))
      reading.resting.push({ atMs: when(timestamp), value: rate });
  for (const { value, timestamp } of every(data.hrv_value))
    if (typeof value === "number" && isVariability(value))
      reading.watch.RMSSD.push({ atMs: when(timestamp), value });
  for (const { last_night_average: value, timestamp } of every(data.hrv_status_summary))
    if (reading.watch.RMSSD.length === 0 && typeof value === "number" && isVariability(value))
      reading.watch.RMSSD.push({ atMs: when(timestamp), value });
  return reading;
}
