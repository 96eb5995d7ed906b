import type { BeatRun, HeartReading } from "#server/heart/exports/reading.ts";
import type { Sample, Samples } from "#server/heart/exports/samples.ts";
import { median } from "#server/heart/statistics.ts";
import type { DayFigure, HeartReport } from "#shared/heart.ts";
import { chosenRun, reportBeats, warnCorrected } from "./report-beats.ts";
import { short } from "./thin-out.ts";

/** What became of a reading: a report, or why there is none. */
export type HeartOutcome = { report: HeartReport } | { fault: "HEART_NOT_FOUND" | "HEART_NOT_USABLE" };

const spans = 288;
const dayMs = 86_400_000;
/** Spans that days are made of without a rest. */
const spansOfDay = [1, 2, 3, 4, 6, 8, 12, 24].map((hours) => (hours * dayMs) / 24);

/** More beats than this at once would need more memory than the process has that reads them. */
export const mostBeats = 200_000;

/** A recording, or as much of its beginning as can be looked at. */
function beginningOf({ startMs, intervalsMs }: BeatRun): BeatRun {
  return { startMs, intervalsMs: intervalsMs.slice(0, mostBeats) };
}

/** Turns what was read into what is spoken about and drawn. Beats that cannot be used are left out, and that is said. */
export function reportHeart(reading: HeartReading): HeartOutcome {
  const longest = chosenRun(reading.runs);
  const run = longest && beginningOf(longest);
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
  if (longest && run && beats && run.intervalsMs.length < longest.intervalsMs.length) {
    notes.push(
      `The recording has more than ${mostBeats} beats, two days; the figures are of so many of its first.`,
    );
  }
  if (beats && beats.correctedShare > warnCorrected) {
    notes.push("More than 5 % of the beats had to be corrected, so these figures are rough.");
  }
  const moments = [reading.rates, reading.resting, ...Object.values(reading.watch)]
    .flatMap((list): (number | null)[] => extremesOf(list))
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
      days: figuresByDay(reading),
      notes: notes.slice(0, 20),
    },
  };
}

/** The first and the last moment that is named. */
function extremesOf(samples: Iterable<Sample>): number[] {
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { atMs } of samples) {
    if (atMs === null) continue;
    first = Math.min(first, atMs);
    last = Math.max(last, atMs);
  }
  return first <= last ? [first, last] : [];
}

/** What is known of the values of a span without holding them: an export may have millions. */
interface Tally {
  count: number;
  sum: number;
  least: number;
  most: number;
}

/** Rates by spans of equal length, the whole recording long; daily values keep their days. */
function overTime(samples: Samples): HeartReport["rates"] {
  if (samples.length === 0) return null;
  const momentOf = ({ atMs }: Sample, at: number) => atMs ?? at * 1000;
  const [from = 0, to = 0] = extremesOf(timed(samples, momentOf));
  const isManyDays = to - from > 3 * dayMs;
  const start = isManyDays ? Math.floor(from / dayMs) * dayMs : from;
  const spanMs = isManyDays
    ? (spansOfDay.find((each) => (to - start) / each <= spans) ??
      dayMs * Math.ceil((to - start) / dayMs / spans))
    : Math.max(1000, (to - from + 1) / spans);
  const tallies = tallied(samples, (sample, at) => Math.floor((momentOf(sample, at) - start) / spanMs));
  const ordered = [...tallies].toSorted(([one], [other]) => one - other);
  return {
    at: ordered.map(([span]) => new Date(start + span * spanMs).toISOString().slice(0, 19)),
    mean: ordered.map(([, { sum, count }]) => short(sum / count, 1)),
    least: ordered.map(([, { least }]) => short(least, 1)),
    most: ordered.map(([, { most }]) => short(most, 1)),
    count: samples.length,
  };
}

/** Samples with a moment each, one after another and never all at once. */
function* timed(samples: Samples, momentOf: (sample: Sample, at: number) => number): Generator<Sample> {
  let at = 0;
  for (const sample of samples) {
    yield { atMs: momentOf(sample, at), value: sample.value };
    at += 1;
  }
}

/** The tally of each span; a sample that belongs to none is left out. */
function tallied(
  samples: Samples,
  spanOf: (sample: Sample, at: number) => number | undefined,
): Map<number, Tally> {
  const tallies = new Map<number, Tally>();
  let at = 0;
  for (const sample of samples) {
    const span = spanOf(sample, at);
    at += 1;
    if (span === undefined) continue;
    const { value } = sample;
    const tally = tallies.get(span);
    if (tally) {
      tally.count += 1;
      tally.sum += value;
      tally.least = Math.min(tally.least, value);
      tally.most = Math.max(tally.most, value);
    } else tallies.set(span, { count: 1, sum: value, least: value, most: value });
  }
  return tallies;
}

const mostDayFigures = 3000;

/** The number of the day that a sample is of; nothing where it names no moment. */
const dayNumber = ({ atMs }: Sample): number | undefined =>
  atMs === null ? undefined : Math.floor(atMs / dayMs);

/** What a device says of each day: the median of each of its measures, and the mean rate. */
function figuresByDay({ rates, resting, watch }: HeartReading): DayFigure[] {
  const figure = (day: number, metric: DayFigure["metric"], value: number): DayFigure => ({
    day: new Date(day * dayMs).toISOString().slice(0, 10),
    metric,
    value: short(value, 1),
  });
  const medians = (samples: Sample[], metric: DayFigure["metric"]) =>
    [...Map.groupBy(samples, dayNumber)].flatMap(([day, ofDay]) =>
      day === undefined ? [] : [figure(day, metric, median(ofDay.map(({ value }) => value)))],
    );
  return [
    ...medians(watch.SDNN, "SDNN"),
    ...medians(watch.RMSSD, "RMSSD"),
    ...medians(watch.unnamed, "HRV"),
    ...medians(resting, "resting heart rate"),
    ...[...tallied(rates, dayNumber)].map(([day, { sum, count }]) => figure(day, "heart rate", sum / count)),
  ]
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .slice(-mostDayFigures);
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
