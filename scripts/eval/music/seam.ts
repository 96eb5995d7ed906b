import { decibels, mono, rms, type Sound } from "./sound.ts";
import { centroidOf, spectrogram } from "./spectrum.ts";

/** What happens where the end of a loop meets its beginning. */
export interface SeamReading {
  /** The step across the seam against the 99.9th percentile of all steps; the worse channel. */
  step: number;
  /** Difference of level between the last and the first 50 ms, in dB. */
  levelDb: number;
  /** Difference of their spectral centroids, as a share. */
  centroid: number;
}

function stepRatio(channel: Float32Array): number {
  const steps = channel.subarray(1).map((sample, at) => Math.abs(sample - (channel[at] ?? 0)));
  const usual = steps.sort()[Math.floor(0.999 * steps.length)] ?? 0;
  return Math.abs((channel[0] ?? 0) - (channel.at(-1) ?? 0)) / Math.max(1e-12, usual);
}

/** Reads the seam of a loop. */
export function readSeam(sound: Sound): SeamReading {
  const length = Math.round(sound.sampleRate * 0.05);
  const whole = mono(sound);
  const [first, last] = [whole.subarray(0, length), whole.subarray(-length)];
  const centroid = (part: Float32Array) => {
    const { frames, binHz } = spectrogram(part, sound.sampleRate, 4096, length, length);
    return centroidOf(frames[0] ?? new Float32Array(), binHz) ?? 0;
  };
  const [a, b] = [centroid(first), centroid(last)];
  return {
    step: Math.max(...sound.channels.map(stepRatio)),
    levelDb: Math.abs(decibels(rms(first) / Math.max(1e-9, rms(last)))),
    centroid: Math.abs(a - b) / Math.max(1, a, b),
  };
}
