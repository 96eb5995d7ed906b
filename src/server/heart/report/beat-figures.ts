import { alphaOne } from "#server/heart/complexity/detrended-fluctuation.ts";
import { sampleEntropy } from "#server/heart/complexity/sample-entropy.ts";
import { lombScargle } from "#server/heart/frequency/lomb-scargle.ts";
import { type Band, bandPowers, bands, type Spectrum } from "#server/heart/frequency/spectrum.ts";
import { welch } from "#server/heart/frequency/welch.ts";
import { mean, sum } from "#server/heart/statistics.ts";
import { triangularIndex } from "#server/heart/time/histogram.ts";
import { poincare, poincareByIdentity } from "#server/heart/time/poincare.ts";
import { stressIndex } from "#server/heart/time/stress-index.ts";
import {
  countAbove,
  meanHeartRate,
  meanOfBeatRates,
  percentAbove,
  rmssd,
  sdnn,
  sdsd,
} from "#server/heart/time/time-domain.ts";
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
    key: "meanBeatHr",
    label: "Mean heart rate",
    unit: "bpm",
    beats: 2,
    seconds: 0,
    convention: "mean of the rates of the single beats",
    of: meanOfBeatRates,
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
    key: "pnn50OverN",
    label: "pNN50",
    unit: "%",
    beats: 50,
    seconds: 55,
    convention: "differences strictly above 50 ms over all intervals (N), as some programs count",
    of: (rr) => percentAbove(rr, 50, "intervals"),
  },
  {
    key: "nn50",
    label: "NN50",
    unit: "",
    beats: 50,
    seconds: 55,
    convention: "how many differences are strictly above 50 ms",
    of: (rr) => countAbove(rr, 50),
  },
  {
    key: "nn20",
    label: "NN20",
    unit: "",
    beats: 50,
    seconds: 55,
    convention: "how many differences are strictly above 20 ms",
    of: (rr) => countAbove(rr, 20),
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
    key: "sd1Identity",
    label: "SD1",
    unit: "ms",
    beats: 50,
    seconds: 55,
    convention: "from SDSD by the identity, as some programs print it",
    of: (rr) => poincareByIdentity(rr).sd1,
  },
  {
    key: "sd2Identity",
    label: "SD2",
    unit: "ms",
    beats: 50,
    seconds: 55,
    convention: "from SDNN and SDSD by the identity, as some programs print it",
    of: (rr) => poincareByIdentity(rr).sd2,
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

/** Both spectra of a recording, by the same method whatever its length. */
export interface Spectra {
  welch: Spectrum;
  lomb: Spectrum;
}

/** Samples of a segment of Welch's method at 4 Hz: 64 s, the length that programs take unless told otherwise. */
const segment = 256;

/** Both spectra of some intervals. */
export function spectraOf(intervalsMs: number[]): Spectra {
  return { welch: welch(intervalsMs, { segment }), lomb: lombScargle(intervalsMs) };
}

/** A method of the spectrum with its name, the ending of its figures' keys, and its bands. */
interface Method {
  of: keyof Spectra;
  name: string;
  ending: string;
  edges: Record<keyof typeof bands, Band>;
}

/** The one that published figures compare with comes first; segments of 64 s say nothing below 0.003 Hz anyway. */
const methods: readonly Method[] = [
  {
    of: "welch",
    name: "Welch: 4 Hz spline, Hann windows of 64 s, half overlapping",
    ending: "",
    edges: { ...bands, vlf: [0, 0.04] },
  },
  { of: "lomb", name: "Lomb-Scargle: whole recording, not resampled", ending: "Lomb", edges: bands },
];

const bandRules = [
  { key: "vlf", label: "VLF power", unit: "ms²", seconds: 300 },
  { key: "lf", label: "LF power", unit: "ms²", seconds: 110 },
  { key: "hf", label: "HF power", unit: "ms²", seconds: 55 },
  { key: "total", label: "Total power", unit: "ms²", seconds: 300 },
  { key: "lfHf", label: "LF/HF", unit: "", seconds: 110 },
  { key: "lfNu", label: "LF", unit: "n.u.", seconds: 110 },
  { key: "hfNu", label: "HF", unit: "n.u.", seconds: 110 },
] as const;

/** What a figure of a spectrum is taken from, in words. */
function bandOf(key: (typeof bandRules)[number]["key"], edges: Method["edges"]): string {
  if (key === "lfHf") return "ratio of the two powers";
  if (key === "lfNu" || key === "hfNu") return "share of LF + HF";
  const [from, to] = key === "total" ? [edges.vlf[0], edges.hf[1]] : edges[key];
  return `${from}-${to} Hz`;
}

/**
 * Every figure of a recording with its convention; `value` is null where the recording is too short for it
 * (Task Force 1996; Shaffer and Ginsberg 2017) or where it does not exist.
 */
export function beatFigures(intervalsMs: number[], spectra: Spectra | null): HeartFigure[] {
  const seconds = sum(intervalsMs) / 1000;
  const figure = (rule: Omit<Rule, "of">, value: () => number): HeartFigure => {
    const isAllowed = intervalsMs.length >= rule.beats && seconds >= rule.seconds;
    const found = isAllowed ? value() : Number.NaN;
    const { key, label, unit, convention } = rule;
    return { key, label, unit, convention, value: Number.isFinite(found) ? found : null };
  };
  const inBands = methods.flatMap(({ of, name, ending, edges }) => {
    const powers = spectra && bandPowers(spectra[of], edges);
    return bandRules.map((rule) => {
      const convention = `${name}; ${bandOf(rule.key, edges)}`;
      const named = { ...rule, key: `${rule.key}${ending}`, beats: 50, convention };
      return figure(named, () => powers?.[rule.key] ?? Number.NaN);
    });
  });
  return [...timeRules.map((rule) => figure(rule, () => rule.of(intervalsMs))), ...inBands];
}
