import type { BeatRun } from "#server/heart/exports/reading.ts";
import { mean, sum } from "#server/heart/statistics.ts";
import { histogram } from "#server/heart/time/histogram.ts";
import { poincare } from "#server/heart/time/poincare.ts";
import type { BeatReport } from "#shared/heart.ts";
import { beatFigures, spectrumOf } from "./beat-figures.ts";
import { drawnPoints, everyNth, short } from "./thin-out.ts";
import { usableBeats } from "./usable-beats.ts";

/** Above this share of corrected beats the figures would be the correction's, not the heart's. */
export const mostCorrected = 0.2;
/** From this share on the figures are given with a warning. */
export const warnCorrected = 0.05;

const binMs = 25;
const drawnHz = 0.5;

/** The recording that is spoken about: the one with the most beats, the latest of equals. */
export function chosenRun(runs: BeatRun[]): BeatRun | undefined {
  return runs.reduce<BeatRun | undefined>(
    (best, run) => (run.intervalsMs.length >= (best?.intervalsMs.length ?? 0) ? run : best),
    undefined,
  );
}

/** The figures of a recording and what its pictures are drawn from; nothing when too much of it is no beat. */
export function reportBeats(recorded: number[]): BeatReport | undefined {
  const { intervalsMs, isCorrected, share } = usableBeats(recorded);
  if (intervalsMs.length < 2 || share > mostCorrected) return undefined;
  const durationS = sum(intervalsMs) / 1000;
  const spectral = intervalsMs.length >= 50 && durationS >= 55 ? spectrumOf(intervalsMs) : null;
  const bins = histogram(intervalsMs, binMs);
  const { sd1, sd2 } = intervalsMs.length > 2 ? poincare(intervalsMs) : { sd1: 0, sd2: 0 };
  return {
    beats: intervalsMs.length,
    durationS: short(durationS, 1),
    correctedShare: share,
    figures: beatFigures(intervalsMs, spectral),
    tachogram: tachogram(intervalsMs, isCorrected),
    histogram: { ...bins, counts: bins.counts.slice(0, 200) },
    poincare: {
      ...pairs(intervalsMs),
      sd1: finite(sd1),
      sd2: finite(sd2),
      centreMs: short(mean(intervalsMs)),
    },
    spectrum: spectral && drawnSpectrum(spectral.spectrum),
  };
}

const finite = (value: number): number => (Number.isFinite(value) ? short(value, 3) : 0);

function tachogram(intervalsMs: number[], isCorrected: boolean[]): BeatReport["tachogram"] {
  const ends = new Float64Array(intervalsMs.length);
  for (const [at, ms] of intervalsMs.entries()) ends[at] = (ends[at - 1] ?? 0) + ms / 1000;
  const drawn = drawnPoints(intervalsMs);
  return {
    seconds: drawn.map((at) => short(ends[at] ?? 0)),
    ms: drawn.map((at) => short(intervalsMs[at] ?? 0, 1)),
    corrected: drawn.map((at) => isCorrected[at] ?? false),
  };
}

function pairs(intervalsMs: number[]): { x: number[]; y: number[] } {
  const drawn = everyNth(Math.max(0, intervalsMs.length - 1), 1000);
  return {
    x: drawn.map((at) => Math.round(intervalsMs[at] ?? 0)),
    y: drawn.map((at) => Math.round(intervalsMs[at + 1] ?? 0)),
  };
}

/** Neighbouring frequencies as one where there are more than can be seen. */
function drawnSpectrum({ hz, density }: { hz: Float64Array; density: Float64Array }): BeatReport["spectrum"] {
  const last = hz.findIndex((each) => each > drawnHz);
  const length = last < 0 ? hz.length : last;
  const step = Math.max(1, Math.ceil(length / 300));
  const starts = Array.from({ length: Math.ceil(length / step) }, (_, at) => at * step);
  return {
    hz: starts.map((at) => short(mean(hz.subarray(at, Math.min(length, at + step))), 4)),
    density: starts.map((at) => short(mean(density.subarray(at, Math.min(length, at + step))), 1)),
  };
}
