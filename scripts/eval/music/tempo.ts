import type { Novelty } from "./onsets.ts";

/** The beat a machine hears. */
export interface TempoReading {
  bpm: number;
  /** How clear it is: the correlation of the onsets with themselves one beat later, at most 1. */
  clarity: number;
}

const slowest = 40;
const fastest = 200;

/** Finds the beat by autocorrelation of the onsets, preferring neither fast nor slow. */
export function readTempo({ values, hopSeconds }: Novelty): TempoReading {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const centred = values.map((value) => value - mean);
  const power = centred.reduce((sum, value) => sum + value ** 2, 0);
  const best = { bpm: 0, clarity: 0 };
  const lastLag = Math.ceil(60 / slowest / hopSeconds);
  const correlations = Array.from({ length: lastLag + 2 }, (_, lag) => {
    let sum = 0;
    for (let at = lag; at < centred.length; at += 1) sum += (centred[at] ?? 0) * (centred[at - lag] ?? 0);
    return power > 0 ? sum / power : 0;
  });
  for (let lag = Math.floor(60 / fastest / hopSeconds); lag <= lastLag; lag += 1) {
    const here = correlations[lag] ?? 0;
    const isPeak = here >= (correlations[lag - 1] ?? 0) && here >= (correlations[lag + 1] ?? 0);
    if (isPeak && here > best.clarity) Object.assign(best, { bpm: 60 / (lag * hopSeconds), clarity: here });
  }
  return best;
}

/** Below this nobody would tap a foot. */
const clearFrom = 0.25;

/** The reading as the rule counts it: a half or double reading counts as the lower; nothing when there is no clear beat. */
export function countedTempo({ bpm, clarity }: TempoReading): number | undefined {
  if (clarity < clearFrom) return undefined;
  return bpm > 80 ? bpm / 2 : bpm;
}
