import { mean, type Series } from "#server/heart/statistics.ts";
import { nonuniformTransform } from "./nonuniform-transform.ts";
import { beatTimes, type Spectrum } from "./spectrum.ts";

/** Where the spectrum ends by default: just past the HF band. */
const highestHz = 0.4;

/**
 * The Lomb-Scargle spectrum of the intervals where they are, without resampling (Lomb 1976, Scargle 1982), as the
 * one-sided density 2P / fs with fs the mean beat rate. Frequencies are multiples of one over the duration and end
 * at `maxHz` or at half the mean beat rate, beyond which only mirror images lie. One method for every length: the sums
 * over the beats come from a fast transform (Press and Rybicki 1989 showed that they can).
 */
export function lombScargle(intervalsMs: Series, maxHz: number = highestHz): Spectrum {
  const times = beatTimes(intervalsMs);
  const beats = times.length;
  const durationS = (times.at(-1) ?? 0) + (intervalsMs[0] ?? 0) / 1000;
  const beatRate = beats / durationS;
  const count = Math.floor(Math.min(maxHz, beatRate / 2) * durationS);
  const density = new Float64Array(Math.max(0, count));
  const centre = mean(intervalsMs);
  const signal = Float64Array.from(intervalsMs, (value) => value - centre);
  const ones = new Float64Array(beats).fill(1);
  const ofSignal = nonuniformTransform(times, signal, { period: durationS, highest: count });
  const ofBeats = nonuniformTransform(times, ones, { period: durationS, highest: 2 * count });
  for (let at = 0; at < density.length; at += 1) {
    const k = at + 1;
    const yc = ofSignal.real[k] ?? 0;
    const ys = -(ofSignal.imaginary[k] ?? 0);
    const cc = (beats + (ofBeats.real[2 * k] ?? 0)) / 2;
    const cs = -(ofBeats.imaginary[2 * k] ?? 0) / 2;
    density[at] = (2 * powerOf({ yc, ys, cc, cs, ss: beats - cc })) / beatRate;
  }
  return { hz: density.map((_, at) => (at + 1) / durationS), density };
}

/** Sums over the beats at one frequency: signal by cosine and by sine, and the three products of these. */
interface Sums {
  yc: number;
  ys: number;
  cc: number;
  cs: number;
  ss: number;
}

/** Half of what the best sinusoid of this frequency takes from the sum of squares: Scargle's P without his time shift. */
function powerOf({ yc, ys, cc, cs, ss }: Sums): number {
  return (yc * yc * ss + ys * ys * cc - 2 * yc * ys * cs) / (cc * ss - cs * cs) / 2;
}
