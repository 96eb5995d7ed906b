import { mean, type Series } from "#server/heart/statistics.ts";
import { beatTimes, type Spectrum } from "./spectrum.ts";

/** Where the spectrum ends by default: just past the HF band. */
const highestHz = 0.4;

/**
 * The Lomb-Scargle spectrum of the intervals where they are, without resampling (Lomb 1976, Scargle 1982), as the
 * one-sided density 2P / fs with fs the mean beat rate. Frequencies are multiples of one over the duration and end
 * at `maxHz` or at half the mean beat rate, beyond which only mirror images lie.
 */
export function lombScargle(intervalsMs: Series, maxHz: number = highestHz): Spectrum {
  const times = beatTimes(intervalsMs);
  const durationS = (times.at(-1) ?? 0) + (intervalsMs[0] ?? 0) / 1000;
  const beatRate = intervalsMs.length / durationS;
  const count = Math.floor(Math.min(maxHz, beatRate / 2) * durationS);
  const sums = gather(times, intervalsMs, count, 1 / durationS);
  const density = new Float64Array(count);
  for (let at = 0; at < count; at += 1) density[at] = (2 * power(sums, at)) / beatRate;
  return { hz: density.map((_, at) => (at + 1) / durationS), density };
}

/** Sums over the beats, one value per frequency: signal by cosine and sine, and the three products of these. */
interface Sums {
  yc: Float64Array;
  ys: Float64Array;
  cc: Float64Array;
  cs: Float64Array;
  beats: number;
}

/** Each beat's angle grows by one step from frequency to frequency, so it is turned instead of computed anew. */
function gather(times: Float64Array, intervalsMs: Series, count: number, stepHz: number): Sums {
  const centre = mean(intervalsMs);
  const empty = () => new Float64Array(count);
  const sums: Sums = { yc: empty(), ys: empty(), cc: empty(), cs: empty(), beats: times.length };
  const { yc, ys, cc, cs } = sums;
  for (let beat = 0; beat < times.length; beat += 1) {
    const y = (intervalsMs[beat] ?? 0) - centre;
    const angle = 2 * Math.PI * stepHz * (times[beat] ?? 0);
    const turnCos = Math.cos(angle);
    const turnSin = Math.sin(angle);
    let cos = 1;
    let sin = 0;
    for (let at = 0; at < count; at += 1) {
      const nextCos = cos * turnCos - sin * turnSin;
      sin = sin * turnCos + cos * turnSin;
      cos = nextCos;
      yc[at] = (yc[at] ?? 0) + y * cos;
      ys[at] = (ys[at] ?? 0) + y * sin;
      cc[at] = (cc[at] ?? 0) + cos * cos;
      cs[at] = (cs[at] ?? 0) + cos * sin;
    }
  }
  return sums;
}

/** Half of what the best sinusoid of this frequency takes from the sum of squares: Scargle's P without his time shift. */
function power(sums: Sums, at: number): number {
  const yc = sums.yc[at] ?? 0;
  const ys = sums.ys[at] ?? 0;
  const cc = sums.cc[at] ?? 0;
  const cs = sums.cs[at] ?? 0;
  const ss = sums.beats - cc;
  return (yc * yc * ss + ys * ys * cc - 2 * yc * ys * cs) / (cc * ss - cs * cs) / 2;
}
