import { decibels, type Sound } from "./sound.ts";

const half = 12;

/** Weights of a point `phase` quarters of a sample after the middle of 24: a windowed sinc. */
function weights(phase: number): number[] {
  return Array.from({ length: 2 * half }, (_, tap) => {
    const x = tap - half + 1 - phase / 4;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / (half + 1));
    return x === 0 ? 1 : (Math.sin(Math.PI * x) / (Math.PI * x)) * window;
  });
}

function highestBetween(channel: Float32Array): number {
  const phases = [0, 1, 2, 3].map(weights);
  let highest = 0;
  for (let at = 0; at < channel.length; at += 1) {
    // A sample this low has no neighbour between that could be the highest.
    if (Math.max(Math.abs(channel[at] ?? 0), Math.abs(channel[at + 1] ?? 0)) < highest * 0.5) continue;
    for (const taps of phases) {
      let sum = 0;
      for (let tap = 0; tap < taps.length; tap += 1)
        sum += (taps[tap] ?? 0) * (channel[at + tap - half + 1] ?? 0);
      highest = Math.max(highest, Math.abs(sum));
    }
  }
  return highest;
}

/** The true peak in dBTP: four points for every sample (ITU-R BS.1770-4, annex 2). */
export function truePeak({ channels }: Sound): number {
  return decibels(Math.max(...channels.map(highestBetween)));
}

/** Places where three samples in a row stand at full scale. */
export function clippedRuns({ channels }: Sound): number {
  const isFull = (sample: number | undefined) => Math.abs(sample ?? 0) >= 0.999;
  return channels.reduce((runs, channel) => {
    let found = 0;
    for (let at = 2; at < channel.length; at += 1)
      if (isFull(channel[at]) && isFull(channel[at - 1]) && isFull(channel[at - 2])) found += 1;
    return runs + found;
  }, 0);
}
