import { parseMoment } from "./parse-moment.ts";
import { emptyReading, type HeartReading, isRate } from "./reading.ts";

/** Whether a text is the sectioned file of a Polar heart monitor. */
export function isMonitorFile(head: string): boolean {
  return /^\s*\[Params\]/i.test(head);
}

/** In Polar's file an interval of 238 means that each line is the time between two beats. */
const beatCode = 238;

/** Reads a `.hrm` file: its `[Params]` say whether `[HRData]` holds intervals in milliseconds or rates every few seconds. */
export function readMonitorFile(text: string): HeartReading {
  const settings = new Map<string, string>();
  for (const [, name = "", value = ""] of text.matchAll(/^(Date|StartTime|Interval)=(.*)$/gim)) {
    const known = settings.has(name.toLowerCase());
    if (!known) settings.set(name.toLowerCase(), value.trim());
  }
  const param = (name: string): string => settings.get(name.toLowerCase()) ?? "";
  const body = /\[HRData\]([^[]*)/i.exec(text)?.[1] ?? "";
  const values = body.split(/\r\n|\r|\n/).flatMap((line) => {
    const value = Number(line.trim().split(/\s+/)[0] || Number.NaN);
    return Number.isFinite(value) ? [value] : [];
  });
  const today = new Date(0);
  const date = parseMoment(param("Date"), "day", today)?.wallMs;
  const clock = parseMoment(param("StartTime"), "day", today)?.wallMs ?? 0;
  const startMs = date === undefined ? null : date + clock;
  const reading = emptyReading("Polar");
  const interval = Number(param("Interval"));
  if (interval === beatCode) {
    if (values.length > 0) reading.runs = [{ startMs, intervalsMs: values }];
    return reading;
  }
  const stepMs = (Number.isFinite(interval) && interval > 0 ? interval : 1) * 1000;
  reading.rates = values.flatMap((value, at) =>
    isRate(value) ? [{ atMs: startMs === null ? null : startMs + at * stepMs, value }] : [],
  );
  return reading;
}
