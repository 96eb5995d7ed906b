import { decibels, mono, rms, type Sound } from "./sound.ts";

/** How the two channels stand to each other and to zero. */
export interface BalanceReading {
  dc: number;
  correlation: number;
  /** What the sum of both loses against the two apart, in dB. */
  monoLossDb: number;
}

/** Reads offset, correlation and what is lost on one speaker. */
export function readBalance(sound: Sound): BalanceReading {
  const [left = new Float32Array(), right = left] = sound.channels;
  let product = 0;
  for (let at = 0; at < left.length; at += 1) product += (left[at] ?? 0) * (right[at] ?? 0);
  const [l, r] = [rms(left), rms(right)];
  const offsets = sound.channels.map((channel) =>
    Math.abs(channel.reduce((sum, one) => sum + one, 0) / channel.length),
  );
  return {
    dc: Math.max(...offsets),
    correlation: product / left.length / Math.max(1e-12, l * r),
    monoLossDb: decibels(Math.sqrt((l ** 2 + r ** 2) / 2) / Math.max(1e-9, rms(mono(sound)))),
  };
}
