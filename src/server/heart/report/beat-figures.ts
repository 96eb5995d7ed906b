import { alphaOne } from "#server/heart/complexity/detrended-fluctuation.ts";
import { sampleEntropy } from "#server/heart/complexity/sample-entropy.ts";
import { lombScargle } from "#server/heart/frequency/lomb-scargle.ts";
import { bandPowers, type Spectrum } from "#server/heart/frequency/spectrum.ts";
import { welch } from "#server/heart/frequency/welch.ts";
import { mean, sum } from "#server/heart/statistics.ts";
import { triangularIndex } from "#server/heart/time/histogram.ts";
import { poincare } from "#server/heart/time/poincare.ts";
import { stressIndex } from "#server/heart/time/stress-index.ts";
import { meanHeartRate, percentAbove, rmssd, sdnn, sdsd } from "#server/heart/time/time-domain.ts";
import type { HeartFigure } from "#shared/heart.ts";

/** What a figure needs to mean anything: so many beats, and so many seconds. */
interface Need {
  beats: number;
  seconds: number;
}

interface Rule extends Need {
  key: string;
  label: string;
  unit: string;
  convention: string;
  of(intervalsMs: number[]): number;
}

const timeRules: Rule[] = [
  {
    key: "meanRr",
    label: "Mean interval",
    unit: "ms",
    beats: 2,
    seconds: 0,
    convention: "mean of the intervals",
    of: mean,
  },
  {
    key: "meanHr",
    label: "Mean heart rate",
    unit: "bpm",
    beats: 2,
    seconds: 0,
    convention: "60000 over the mean interval",
    of: meanHeartRate,
  },
  {
    key: "rmssd",
    label: "RMSSD",
    unit: "ms",
    beats: 20,
    seconds: 10,
    convention: "root mean square of successive differences",
    of: rmssd,
  },
  {
    key: "sdnn",
    label: "SDNN",
    unit: "ms",
    beats: 50,
    seconds: 55,
    convention: "standard deviation of the intervals, n - 1",
    of: sdnn,
  },
  {
    key: "sdsd",
    label: "SDSD",
    unit: "ms",
    beats: 20,
    seconds: 10,
    convention: "standard deviation of successive differences, n - 1",
    of: sdsd,
  },
  {
    key: "pnn50",
    label: "pNN50",
    unit: "%",
    beats: 50,
    seconds: 55,
    convention: "differences strictly above 50 ms over all differences (N - 1)",
    of: (rr) => percentAbove(rr, 50),
  },
  {
    key: "pnn20",
    label: "pNN20",
    unit: "%",
    beats: 50,
    seconds: 55,
    convention: "differences strictly above 20 ms over all differences (N - 1)",
    of: (rr) => percentAbove(rr, 20),
  },
  {
    key: "triangular",
    label: "Triangular index",
    unit: "",
    beats: 250,
    seconds: 240,
    convention: "all intervals over the highest bin of 1/128 s",
    of: (rr) => triangularIndex(rr),
  },
  {
    key: "sd1",
    label: "SD1",
    unit: "ms",
    beats: 50,
    seconds: 55,
    convention: "projection across the diagonal, n - 1",
    of: (rr) => poincare(rr).sd1,
  },
  {
    key: "sd2",
    label: "SD2",
    unit: "ms",
    beats: 50,
    seconds: 55,
    convention: "projection along the diagonal, n - 1",
    of: (rr) => poincare(rr).sd2,
  },
  {
    key: "stress",
    label: "Stress index (Baevsky)",
    unit: "",
    beats: 100,
    seconds: 90,
    convention: "AMo / (2 Mo MxDMn), bins of 50 ms; a name in the literature, no verdict on stress",
    of: stressIndex,
  },
  {
    key: "alpha1",
    label: "DFA alpha 1",
    unit: "",
    beats: 128,
    seconds: 110,
    convention: "order 1, boxes of 4-16 beats, not overlapping",
    of: alphaOne,
  },
  {
    key: "sampen",
    label: "Sample entropy",
    unit: "",
    beats: 200,
    seconds: 170,
    convention: "m = 2, r = 0.2 SD, strictly less",
    of: (rr) => sampleEntropy(rr),
  },
];

/** Welch's method for what is longer than this: its segments are then many, and the other would take minutes. */
const longestForLombS = 1800;

/** The spectrum that the bands and their picture are taken from, and its name. */
export function spectrumOf(intervalsMs: number[]): { spectrum: Spectrum; name: string } {
  const isShort = sum(intervalsMs) / 1000 <= longestForLombS;
  return isShort
    ? { spectrum: lombScargle(intervalsMs), name: "Lomb-Scargle" }
    : { spectrum: welch(intervalsMs), name: "Welch, resampled at 4 Hz" };
}

const bandRules = [
  { key: "vlf", label: "VLF power", unit: "ms²", seconds: 300, band: "0.003-0.04 Hz" },
  { key: "lf", label: "LF power", unit: "ms²", seconds: 110, band: "0.04-0.15 Hz" },
  { key: "hf", label: "HF power", unit: "ms²", seconds: 55, band: "0.15-0.4 Hz" },
  { key: "total", label: "Total power", unit: "ms²", seconds: 300, band: "0.003-0.4 Hz" },
  { key: "lfHf", label: "LF/HF", unit: "", seconds: 110, band: "ratio of the two powers" },
  { key: "lfNu", label: "LF", unit: "n.u.", seconds: 110, band: "share of LF + HF" },
  { key: "hfNu", label: "HF", unit: "n.u.", seconds: 110, band: "share of LF + HF" },
] as const;

/**
 * Every figure of a corrected recording with its convention; `value` is null where the recording is too short for it
 * (Task Force 1996; Shaffer and Ginsberg 2017) or where it does not exist.
 */
export function beatFigures(
  intervalsMs: number[],
  spectral: ReturnType<typeof spectrumOf> | null,
): HeartFigure[] {
  const seconds = sum(intervalsMs) / 1000;
  const figure = (rule: Omit<Rule, "of">, value: () => number): HeartFigure => {
    const isAllowed = intervalsMs.length >= rule.beats && seconds >= rule.seconds;
    const found = isAllowed ? value() : Number.NaN;
    const { key, label, unit, convention } = rule;
    return { key, label, unit, convention, value: Number.isFinite(found) ? found : null };
  };
  const powers = spectral && bandPowers(spectral.spectrum);
  return [
    ...timeRules.map((rule) => figure(rule, () => rule.of(intervalsMs))),
    ...bandRules.map(({ band, ...rule }) =>
      figure(
        { ...rule, beats: 50, convention: `${spectral?.name ?? "no spectrum"}; ${band}` },
        () => powers?.[rule.key] ?? Number.NaN,
      ),
    ),
  ];
}
