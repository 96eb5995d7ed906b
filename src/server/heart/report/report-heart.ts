import type { HeartReading, Sample } from "#server/heart/exports/reading.ts";
import { mean, median } from "#server/heart/statistics.ts";
import type { HeartReport } from "#shared/heart.ts";
import { chosenRun, reportBeats, warnCorrected } from "./report-beats.ts";
import { short } from "./thin-out.ts";

/** What became of a reading: a report, or why there is none. */
export type HeartOutcome = { report: HeartReport } | { fault: "HEART_NOT_FOUND" | "HEART_NOT_USABLE" };

const spans = 288;
const dayMs = 86_400_000;
/** Spans that days are made of without a rest. */
const spansOfDay = [1, 2, 3, 4, 6, 8, 12, 24].map((hours) => (hours * dayMs) / 24);

/** Turns what was read into what is spoken about and drawn. Beats that cannot be used are left out, and that is said. */
export function reportHeart(reading: HeartReading): HeartOutcome {
  const run = chosenRun(reading.runs);
  const beats = run ? reportBeats(run.intervalsMs) : undefined;
  const rates = overTime(reading.rates);
  const watch = watchFigures(reading);
  if (!beats && !rates && watch.length === 0) return { fault: run ? "HEART_NOT_USABLE" : "HEART_NOT_FOUND" };
  const notes = [...reading.notes];
  if (run && !beats)
    notes.push("The beat intervals in this file cannot be used: too many of them are no beats.");
  if (reading.runs.length > 1 && beats) {
    notes.push(`The file holds ${reading.runs.length} recordings of beats; the figures are of the longest.`);
  }
  if (beats && beats.correctedShare > warnCorrected) {
    notes.push("More than 5 % of the beats had to be corrected, so these figures are rough.");
  }
  const moments = [reading.rates, reading.resting, ...Object.values(reading.watch)]
    .flatMap((list) => [earliest(list), latest(list)])
    .concat(
      run && beats ? [run.startMs, run.startMs === null ? null : run.startMs + beats.durationS * 1000] : [],
    )
    .filter((atMs) => atMs !== null);
  const stamp = (atMs: number) => (Number.isFinite(atMs) ? new Date(atMs).toISOString().slice(0, 16) : null);
  return {
    report: {
      device: reading.device.slice(0, 80),
      from: stamp(Math.min(...moments)),
      to: stamp(Math.max(...moments)),
      beats: beats ?? null,
      rates,
      watch,
      notes: notes.slice(0, 20),
    },
  };
}

function earliest(samples: Sample[]): number | null {
  return samples.reduce<number | null>(
    (least, { atMs }) => (atMs !== null && (least === null || atMs < least) ? atMs : least),
    null,
  );
}

function latest(samples: Sample[]): number | null {
  return samples.reduce<number | null>(
    (most, { atMs }) => (atMs !== null && (most === null || atMs > most) ? atMs : most),
    null,
  );
}

/** Rates by spans of equal length, the whole recording long; daily values keep their days. */
function overTime(samples: Sample[]): HeartReport["rates"] {
  if (samples.length === 0) return null;
  const timed = samples.map(({ atMs, value }, at) => ({ atMs: atMs ?? at * 1000, value }));
  const [from, to] = [earliest(timed) ?? 0, latest(timed) ?? 0];
  const isManyDays = to - from > 3 * dayMs;
  const start = isManyDays ? Math.floor(from / dayMs) * dayMs : from;
  const spanMs = isManyDays
    ? (spansOfDay.find((each) => (to - start) / each <= spans) ??
      dayMs * Math.ceil((to - start) / dayMs / spans))
    : Math.max(1000, (to - from + 1) / spans);
  const groups = new Map<number, number[]>();
  for (const { atMs, value } of timed) {
    const span = Math.floor((atMs - start) / spanMs);
    const group = groups.get(span);
    if (group) group.push(value);
    else groups.set(span, [value]);
  }
  const ordered = [...groups].toSorted(([one], [other]) => one - other);
  return {
    at: ordered.map(([span]) => new Date(start + span * spanMs).toISOString().slice(0, 19)),
    mean: ordered.map(([, values]) => short(mean(values), 1)),
    least: ordered.map(([, values]) =>
      short(
        values.reduce((one, other) => Math.min(one, other)),
        1,
      ),
    ),
    most: ordered.map(([, values]) =>
      short(
        values.reduce((one, other) => Math.max(one, other)),
        1,
      ),
    ),
    count: samples.length,
  };
}

const conventions = {
  SDNN: "SDNN as the device computed it, over a minute or the span it chose; another measure than RMSSD",
  RMSSD: "RMSSD as the device computed it, mostly overnight; another measure than SDNN",
  unnamed: "HRV as the device calls it; the file does not say whether it is SDNN or RMSSD",
};

function watchFigures({ watch, resting }: HeartReading): HeartReport["watch"] {
  const one = (
    samples: Sample[],
    metric: HeartReport["watch"][number]["metric"],
    unit: string,
    convention: string,
  ) => {
    if (samples.length === 0) return [];
    const values = Float64Array.from(samples, ({ value }) => value);
    const last = samples.reduce((late, each) => ((each.atMs ?? 0) >= (late.atMs ?? 0) ? each : late));
    const [least, most] = [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
    const figures = { count: values.length, median: median(values), least, most, latest: last.value };
    return [{ metric, unit, convention, ...figures }];
  };
  return [
    ...one(watch.SDNN, "SDNN", "ms", conventions.SDNN),
    ...one(watch.RMSSD, "RMSSD", "ms", conventions.RMSSD),
    ...one(watch.unnamed, "HRV", "ms", conventions.unnamed),
    ...one(resting, "resting heart rate", "bpm", "as the device computed it"),
  ];
}
