import FFT from "fft.js";
import type { Sound } from "./sound.ts";
import { mono } from "./sound.ts";

/** Magnitudes of overlapping slices of a sound, loudest possible sine near 1. */
export interface Spectrogram {
  frames: Float32Array[];
  hopSeconds: number;
  binHz: number;
}

/** Cuts a channel into Hann-windowed slices and takes each one's magnitudes; a slice shorter than `size` is filled with silence. */
export function spectrogram(
  channel: Float32Array,
  sampleRate: number,
  size: number,
  hop: number,
  length = size,
): Spectrogram {
  const fft = new FFT(size);
  const window = Float64Array.from({ length }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / length));
  const slice = new Array<number>(size).fill(0);
  const out = fft.createComplexArray();
  const frames: Float32Array[] = [];
  for (let from = 0; from + length <= channel.length; from += hop) {
    for (let at = 0; at < length; at += 1) slice[at] = (channel[from + at] ?? 0) * (window[at] ?? 0);
    fft.realTransform(out, slice);
    frames.push(
      Float32Array.from(
        { length: size / 2 },
        (_, bin) => (4 * Math.sqrt((out[2 * bin] ?? 0) ** 2 + (out[2 * bin + 1] ?? 0) ** 2)) / length,
      ),
    );
  }
  return { frames, hopSeconds: hop / sampleRate, binHz: sampleRate / size };
}

/** Where a slice's magnitudes have their centre, in hertz; nothing for silence. */
export function centroidOf(frame: Float32Array, binHz: number): number | undefined {
  let weighted = 0;
  let sum = 0;
  for (const [bin, magnitude] of frame.entries()) {
    weighted += bin * magnitude;
    sum += magnitude;
  }
  return sum > 1e-4 ? (weighted / sum) * binHz : undefined;
}

function rollOffOf(frame: Float32Array, binHz: number): number | undefined {
  const total = frame.reduce((sum, magnitude) => sum + magnitude, 0);
  if (total <= 1e-4) return undefined;
  let sum = 0;
  const bin = frame.findIndex((magnitude) => {
    sum += magnitude;
    return sum >= 0.85 * total;
  });
  return bin * binHz;
}

const mean = (values: readonly (number | undefined)[]) => {
  const known = values.filter((value) => value !== undefined);
  return known.reduce((sum, value) => sum + value, 0) / Math.max(1, known.length);
};

/** How bright a sound is on the whole: mean centroid and mean 85 % roll-off, in hertz. */
export function brightness(sound: Sound): { centroidHz: number; rollOffHz: number } {
  const { frames, binHz } = spectrogram(mono(sound), sound.sampleRate, 4096, 8192);
  return {
    centroidHz: mean(frames.map((frame) => centroidOf(frame, binHz))),
    rollOffHz: mean(frames.map((frame) => rollOffOf(frame, binHz))),
  };
}
