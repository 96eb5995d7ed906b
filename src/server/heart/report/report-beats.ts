import type { BeatRun } from "#server/heart/exports/reading.ts";
import type { Spectrum } from "#server/heart/frequency/spectrum.ts";
import { mean, sum } from "#server/heart/statistics.ts";
import { histogram } from "#server/heart/time/histogram.ts";
import { type BeatReport, type BeatView, type Correction, corrections } from "#shared/heart.ts";
import { beatFigures, spectraOf } from "./beat-figures.ts";
import { drawnPoints, everyNth, short } from "./thin-out.ts";
import { type UsableBeats, usableBeats } from "./usable-beats.ts";

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

/** Beyond this many beats, eight hours of sleep, the slower correction is left out: a day would take too long. */
export const mostForLipponen = 30_000;

/**
 * The figures of a recording and what its pictures are drawn from, under the correction that is used unless somebody
 * chooses another, and under the others beside it. Nothing when too much of it is no beat.
 */
export function reportBeats(recorded: number[]): BeatReport | undefined {
  const usual = usableBeats(recorded, usualCorrection);
  if (usual.intervalsMs.length < 2 || usual.share > mostCorrected) return undefined;
  const offered = corrections.filter((each) => each !== "lipponen" || recorded.length <= mostForLipponen);
  const views: BeatView[] = [];
  for (const correction of offered) {
    const beats = correction === usualCorrection ? usual : usableBeats(recorded, correction);
    if (beats.intervalsMs.length < 2 || beats.share > mostCorrected) continue;
    // What nothing was corrected in has the figures it had as recorded.
    const same = beats.share === 0 ? views.find(({ correctedShare }) => correctedShare === 0) : undefined;
    views.push(same ? { ...same, correction } : viewOf(beats, correction));
  }
  const view = views.find(({ correction }) => correction === usualCorrection);
  return view && { ...view, others: views.filter((each) => each !== view) };
}

/** The correction whose figures are spoken of: it leaves clean recordings as they are. */
const usualCorrection: Correction = "artefacts";

function viewOf({ intervalsMs, isCorrected, share }: UsableBeats, correction: Correction): BeatView {
  const durationS = sum(intervalsMs) / 1000;
  const spectra = intervalsMs.length >= 50 && durationS >= 55 ? spectraOf(intervalsMs) : null;
  const bins = histogram(intervalsMs, binMs);
  const figures = beatFigures(intervalsMs, spectra);
  const figureOf = (key: string) => short(figures.find((figure) => figure.key === key)?.value ?? 0, 3);
  return {
    correction,
    beats: intervalsMs.length,
    durationS: short(durationS, 1),
    correctedShare: share,
    figures,
    tachogram: tachogram(intervalsMs, isCorrected),
    histogram: { ...bins, counts: bins.counts.slice(0, 200) },
    // Where SD1 and SD2 are not given, 0 draws no ellipse.
    poincare: {
      ...pairs(intervalsMs),
      sd1: figureOf("sd1"),
      sd2: figureOf("sd2"),
      centreMs: short(mean(intervalsMs)),
    },
    spectrum: spectra && drawnSpectrum(spectra.welch),
    lomb: spectra && drawnSpectrum(spectra.lomb),
  };
}

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
function drawnSpectrum({ hz, density }: Spectrum): BeatView["spectrum"] {
  const last = hz.findIndex((each) => each > drawnHz);
  const length = last < 0 ? hz.length : last;
  const step = Math.max(1, Math.ceil(length / 300));
  const starts = Array.from({ length: Math.ceil(length / step) }, (_, at) => at * step);
  return {
    hz: starts.map((at) => short(mean(hz.subarray(at, Math.min(length, at + step))), 4)),
    density: starts.map((at) => short(mean(density.subarray(at, Math.min(length, at + step))), 1)),
  };
}
