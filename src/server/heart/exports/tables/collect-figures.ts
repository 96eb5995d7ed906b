import {
  emptyReading,
  type HeartReading,
  hasFigures,
  isRate,
  isVariability,
  type WatchMetric,
} from "#server/heart/exports/reading.ts";
import { createSamples, type GrowingSamples } from "#server/heart/exports/samples.ts";
import type { ColumnKind } from "./classify-column.ts";
import { timesNote } from "./read-bare-numbers.ts";
import { intervalsFrom, isRising, tellNumbersApart } from "./tell-numbers-apart.ts";

/** One figure as it stands in a file. */
export interface RawFigure {
  kind: ColumnKind;
  unit: string | undefined;
  atMs: number | null;
  value: number;
}

/** Takes figures in the order of a file and puts them where they belong. */
export interface FigureCollector {
  take(figure: RawFigure): void;
  /** Beats that come next are not neighbours of those before. */
  breakBeats(): void;
  count(what: Omission): void;
  /** Whether anything was taken yet. */
  holdsFigures(): boolean;
  finish(device: string, metric: WatchMetric): HeartReading;
}

/** Why something was left out. */
export type Omission = "missing" | "unlikely" | "uncertain" | "textual" | "thin";

const sentences: Record<Omission, (count: number) => string> = {
  missing: (count) => `${count} ${count === 1 ? "place" : "places"} without a value.`,
  unlikely: (count) => `${count} ${count === 1 ? "value" : "values"} outside of what a heart does, left out.`,
  uncertain: (count) =>
    `${count} ${count === 1 ? "value" : "values"} that the device itself marked as uncertain, left out.`,
  thin: (count) =>
    `${count} ${count === 1 ? "value" : "values"} of spans that the device covered by less than 80 %, left out.`,
  textual: (count) =>
    `${count} ${count === 1 ? "value" : "values"} that ${count === 1 ? "is" : "are"} no number, left out.`,
};

/** A pause in a recording: what follows is another run. */
const pauseMs = 300_000;

/** The factor to milliseconds: the named unit, or what the middle of the values says. */
function toMs(values: number[], unit: string | undefined): number {
  const middle = values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
  if (unit === "s") return middle < 25 ? 1000 : 1;
  if (unit === "us" || unit === "µs") return 1e-3;
  if (middle < 10) return 1000;
  return middle > 20_000 ? 1e-3 : 1;
}

/** As many intervals that only rise come from no heart: they are the times of beats, or of something else. */
const fewestRising = 12;

/** The runs of a column that its heading calls intervals, in milliseconds; one that only rises holds times. */
function runsOf(
  written: HeartReading["runs"],
  { unit, notes }: { unit: string | undefined; notes: string[] },
): HeartReading["runs"] {
  const rising = written.filter(
    ({ intervalsMs }) => intervalsMs.length >= fewestRising && isRising(intervalsMs),
  );
  if (rising.length > 0 && rising.length === written.length) {
    const runs = rising.flatMap(({ startMs, intervalsMs }) => {
      const times = tellNumbersApart(intervalsMs).find(({ kind }) => kind === "times");
      return times ? [{ startMs, intervalsMs: intervalsFrom(intervalsMs, times) }] : [];
    });
    notes.push(runs.length > 0 ? timesNote : "The intervals in this file only rise, so they are none.");
    return runs;
  }
  const factor = toMs(
    written.flatMap(({ intervalsMs }) => intervalsMs.slice(0, 10_000)),
    unit,
  );
  if (factor === 1) return written;
  return written.map(({ startMs, intervalsMs }) => ({
    startMs,
    intervalsMs: intervalsMs.map((value) => value * factor),
  }));
}

/** Makes a collector. */
export function createCollector(): FigureCollector {
  const omitted = new Map<Omission, number>();
  const reading = emptyReading("");
  const averages = createSamples();
  let unitOfBeats: string | undefined;
  let run: HeartReading["runs"][number] | undefined;
  let lastBeatAt: number | null = null;
  const count = (what: Omission) => omitted.set(what, (omitted.get(what) ?? 0) + 1);

  const takeBeat = ({ atMs, value, unit }: RawFigure) => {
    const isPause = atMs !== null && lastBeatAt !== null && Math.abs(atMs - lastBeatAt) > pauseMs;
    if (!run || isPause) {
      run = { startMs: atMs, intervalsMs: [] };
      reading.runs.push(run);
    }
    unitOfBeats ??= unit;
    lastBeatAt = atMs ?? lastBeatAt;
    run.intervalsMs.push(value);
  };
  const takeRate = (list: GrowingSamples, { atMs, value, unit }: RawFigure) => {
    const bpm = unit === "hz" ? value * 60 : value;
    if (!isRate(bpm)) return count("unlikely");
    list.push({ atMs, value: bpm });
  };
  const takeWatch = (metric: WatchMetric, { atMs, value, unit }: RawFigure) => {
    const ms = unit === "s" || value < 1 ? value * 1000 : value;
    if (!isVariability(ms)) return count("unlikely");
    reading.watch[metric].push({ atMs, value: ms });
  };
  return {
    count,
    holdsFigures: () => hasFigures(reading) || averages.length > 0,
    breakBeats: () => {
      run = undefined;
      lastBeatAt = null;
    },
    take: (figure) => {
      const { kind } = figure;
      if (kind === "interval") takeBeat(figure);
      else if (kind === "rate") takeRate(reading.rates, figure);
      else if (kind === "averageRate") takeRate(averages, figure);
      else if (kind === "resting") takeRate(reading.resting, figure);
      else if (kind === "SDNN" || kind === "RMSSD" || kind === "unnamed") takeWatch(kind, figure);
    },
    finish: (device, metric) => {
      const notes = [...omitted].map(([what, times]) => sentences[what](times));
      const runs = runsOf(reading.runs, { unit: unitOfBeats, notes });
      const watch = { ...reading.watch };
      if (metric !== "unnamed" && watch.unnamed.length > 0) {
        watch[metric] = [...watch[metric], ...watch.unnamed];
        watch.unnamed = [];
      }
      const rates = reading.rates.length === 0 && averages.length > 1 ? averages : reading.rates;
      if (rates === averages) notes.push("The heart rates are averages over longer spans.");
      return { ...reading, device, runs, watch, rates, notes };
    },
  };
}
