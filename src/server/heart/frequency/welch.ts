import FFT from "fft.js";
import { mean, type Series } from "#server/heart/statistics.ts";
import { splineValues } from "./cubic-spline.ts";
import { beatTimes, type Spectrum } from "./spectrum.ts";

/** How the averaged periodogram is taken. */
export interface WelchOptions {
  /** Samples a second after resampling. */
  sampleRate?: number;
  /** Samples of a segment; segments overlap by half. */
  segment?: number;
}

/** The intervals as an evenly sampled signal: a cubic spline through the beats (Task Force 1996 suggests 4 Hz). */
export function resampled(intervalsMs: Series, sampleRate: number): Float64Array {
  const times = beatTimes(intervalsMs);
  const length = Math.floor((times.at(-1) ?? 0) * sampleRate + 1e-9) + 1;
  const grid = new Float64Array(length);
  for (let at = 0; at < length; at += 1) grid[at] = at / sampleRate;
  return splineValues(times, intervalsMs, grid);
}

/**
 * Welch's spectrum of the intervals resampled at 4 Hz: segments of 1024 samples (or all, when there are fewer) that
 * overlap by half, each without its mean and under a periodic Hann window (Welch 1967). One-sided.
 */
export function welch(intervalsMs: Series, options: WelchOptions = {}): Spectrum {
  const { sampleRate = 4, segment = 1024 } = options;
  const signal = resampled(intervalsMs, sampleRate);
  const length = Math.min(segment, signal.length);
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, length)));
  const window = Float64Array.from({ length }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / length));
  const scale = 2 / (sampleRate * window.reduce((total, each) => total + each * each, 0));
  const density = new Float64Array(size / 2 + 1);
  const step = length - Math.floor(length / 2);
  const transform = new FFT(size);
  const spectrum: number[] = transform.createComplexArray();
  // As long as the transform; what the segment does not fill stays 0.
  const padded = new Float64Array(size);
  let segments = 0;
  for (let from = 0; from + length <= signal.length; from += step) {
    const centre = mean(signal.subarray(from, from + length));
    for (let at = 0; at < length; at += 1)
      padded[at] = ((signal[from + at] ?? 0) - centre) * (window[at] ?? 0);
    transform.realTransform(spectrum, padded);
    for (let at = 0; at < density.length; at += 1)
      density[at] = (density[at] ?? 0) + (spectrum[2 * at] ?? 0) ** 2 + (spectrum[2 * at + 1] ?? 0) ** 2;
    segments += 1;
  }
  for (let at = 0; at < density.length; at += 1) {
    const isAtAnEnd = at === 0 || at === density.length - 1;
    density[at] = ((density[at] ?? 0) * scale) / segments / (isAtAnEnd ? 2 : 1);
  }
  return { hz: density.map((_, at) => (at * sampleRate) / size), density };
}
