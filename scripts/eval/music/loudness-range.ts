import { integratedLoudness, shortTermLoudness } from "#shared/sound/loudness.ts";
import { quantileOf, type Sound } from "./sound.ts";

/** How loud a sound is, and how much that changes. */
export interface LoudnessReading {
  lufs: number;
  /** Loudness range after EBU Tech 3342, in LU. */
  lra: number;
  /** The largest change of short-term loudness from one second to the next, in LU. */
  jump: number;
}

/** Short-term values that count: above -70 LUFS and not 20 LU below the rest (EBU Tech 3342). */
function gated(values: readonly number[]): number[] {
  const audible = values.filter((value) => value > -70);
  const power = audible.reduce((sum, value) => sum + 10 ** (value / 10), 0) / Math.max(1, audible.length);
  return audible.filter((value) => value > 10 * Math.log10(power) - 20);
}

/** Reads loudness, loudness range and jumps. */
export function readLoudness({ channels, sampleRate }: Sound): LoudnessReading {
  const values = shortTermLoudness(channels, sampleRate);
  const counted = gated(values);
  const jumps = values.slice(10).map((value, at) => Math.abs(value - (values[at] ?? value)));
  return {
    lufs: integratedLoudness(channels, sampleRate),
    lra: quantileOf(counted, 0.95) - quantileOf(counted, 0.1),
    jump: Math.max(0, ...jumps.filter(Number.isFinite)),
  };
}
