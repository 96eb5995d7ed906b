import type { Series } from "#server/heart/statistics.ts";

/** A one-sided power spectral density over rising frequencies. */
export interface Spectrum {
  hz: Float64Array;
  /** In ms²/Hz. */
  density: Float64Array;
}

/** From (inclusive) and to (exclusive), in hertz. */
export type Band = readonly [number, number];

/** The bands of the Task Force (1996) for short recordings. */
export const bands = {
  vlf: [0.003, 0.04],
  lf: [0.04, 0.15],
  hf: [0.15, 0.4],
} as const satisfies Record<string, Band>;

/** Powers in ms²; `lfNu` and `hfNu` are shares of LF + HF in percent. */
export interface BandPowers {
  vlf: number;
  lf: number;
  hf: number;
  total: number;
  lfHf: number;
  lfNu: number;
  hfNu: number;
}

/** The power inside a band: the trapezoid rule over the frequencies that lie in it. */
export function powerOf({ hz, density }: Spectrum, [from, to]: Band): number {
  let power = 0;
  for (let at = 1; at < hz.length; at += 1) {
    const left = hz[at - 1] ?? 0;
    const right = hz[at] ?? 0;
    if (left < from || right >= to) continue;
    power += ((right - left) * ((density[at - 1] ?? 0) + (density[at] ?? 0))) / 2;
  }
  return power;
}

/** The powers of the three bands and what is derived from them; `vlf` may be given another edge. */
export function bandPowers(spectrum: Spectrum, of: Record<keyof typeof bands, Band> = bands): BandPowers {
  const vlf = powerOf(spectrum, of.vlf);
  const lf = powerOf(spectrum, of.lf);
  const hf = powerOf(spectrum, of.hf);
  return {
    vlf,
    lf,
    hf,
    total: vlf + lf + hf,
    lfHf: lf / hf,
    lfNu: (100 * lf) / (lf + hf),
    hfNu: (100 * hf) / (lf + hf),
  };
}

/** When each interval ended, in seconds from the end of the first one. */
export function beatTimes(intervalsMs: Series): Float64Array {
  const times = new Float64Array(intervalsMs.length);
  for (let at = 1; at < times.length; at += 1) {
    times[at] = (times[at - 1] ?? 0) + (intervalsMs[at] ?? 0) / 1000;
  }
  return times;
}
