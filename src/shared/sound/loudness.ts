import type { Biquad } from "./biquad.ts";

/** The two K-weighting filters of ITU-R BS.1770-4, rebuilt for any sample rate from their analogue parameters. */
function kWeighting(sampleRate: number): [Biquad, Biquad] {
  const shelf = Math.tan((Math.PI * 1681.9744509555319) / sampleRate);
  const shelfQ = 0.7071752369554193;
  const high = 10 ** (3.99984385397 / 20);
  const band = high ** 0.499666774155;
  const a0 = 1 + shelf / shelfQ + shelf ** 2;
  const pass = Math.tan((Math.PI * 38.13547087613982) / sampleRate);
  const passQ = 0.5003270373253953;
  const p0 = 1 + pass / passQ + pass ** 2;
  return [
    {
      b0: (high + (band * shelf) / shelfQ + shelf ** 2) / a0,
      b1: (2 * (shelf ** 2 - high)) / a0,
      b2: (high - (band * shelf) / shelfQ + shelf ** 2) / a0,
      a1: (2 * (shelf ** 2 - 1)) / a0,
      a2: (1 - shelf / shelfQ + shelf ** 2) / a0,
    },
    { b0: 1, b1: -2, b2: 1, a1: (2 * (pass ** 2 - 1)) / p0, a2: (1 - pass / passQ + pass ** 2) / p0 },
  ];
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

const inLufs = (power: number) => -0.691 + 10 * Math.log10(power);

/** Adds the energy of a sound after both filters to a sum, part by part and without copies of it. */
function createMeter([first, second]: [Biquad, Biquad]): (samples: Float32Array, sum: number) => number {
  const state = new Float64Array(4);
  return (samples, before) => {
    // In variables of the call: those that calls share are slow to reach from a loop.
    let [first1 = 0, first2 = 0, second1 = 0, second2 = 0] = state;
    let sum = before;
    for (let at = 0; at < samples.length; at += 1) {
      const x = samples[at] ?? 0;
      const y = first.b0 * x + first1;
      first1 = first.b1 * x - first.a1 * y + first2;
      first2 = first.b2 * x - first.a2 * y;
      const z = second.b0 * y + second1;
      second1 = second.b1 * y - second.a1 * z + second2;
      second2 = second.b2 * y - second.a2 * z;
      sum += z * z;
    }
    state.set([first1, first2, second1, second2]);
    return sum;
  };
}

/** One channel's powers, of a sound that comes in parts. */
export interface PowerMeter {
  add(samples: Float32Array): void;
  /** Power of each whole block of so many tenths of a second, one tenth apart, K-weighted. */
  blocks(tenths: number): number[];
}

/** Meters a channel part by part, with the same result wherever it is cut. */
export function createPowerMeter(sampleRate: number): PowerMeter {
  const step = Math.round(sampleRate / 10);
  const addEnergy = createMeter(kWeighting(sampleRate));
  const sums: number[] = [];
  let sum = 0;
  let metered = 0;
  return {
    add: (samples) => {
      for (let at = 0; at < samples.length; ) {
        const end = Math.min(samples.length, at + step - metered);
        sum = addEnergy(samples.subarray(at, end), sum);
        metered += end - at;
        at = end;
        if (metered < step) continue;
        sums.push(sum);
        sum = 0;
        metered = 0;
      }
    },
    blocks: (tenths) => {
      const count = Math.max(0, sums.length - tenths + 1);
      return Array.from(
        { length: count },
        (_, from) => sums.slice(from, from + tenths).reduce((all, one) => all + one, 0) / (tenths * step),
      );
    },
  };
}

/** Power of each block of so many tenths of a second, one tenth apart, summed over the channels and K-weighted. */
export function blockPowers(channels: readonly Float32Array[], sampleRate: number, tenths: number): number[] {
  const [first = [], ...others] = channels.map((channel) => {
    const meter = createPowerMeter(sampleRate);
    meter.add(channel);
    return meter.blocks(tenths);
  });
  return first.map((power, block) => others.reduce((all, other) => all + (other[block] ?? 0), power));
}

/**
 * Integrated loudness of one or two channels in LUFS after ITU-R BS.1770-4 (400 ms blocks, three quarters overlapping,
 * gates at -70 LUFS and 10 LU below the rest); minus infinity for silence. One channel from two speakers reads 3 higher.
 */
export function integratedLoudness(
  sound: Float32Array | readonly Float32Array[],
  sampleRate: number,
): number {
  return gatedLoudness(blockPowers(sound instanceof Float32Array ? [sound] : sound, sampleRate, 4));
}

/** A loudness in LUFS as the power that `blockPowers` gives for it. */
export const powerOf = (lufs: number): number => 10 ** ((lufs + 0.691) / 10);

/** Integrated loudness in LUFS from the powers of blocks of 400 ms, one tenth of a second apart. */
export function gatedLoudness(powers: readonly number[]): number {
  const audible = powers.filter((power) => inLufs(power) > -70);
  if (audible.length === 0) return Number.NEGATIVE_INFINITY;
  const gate = inLufs(mean(audible)) - 10;
  return inLufs(mean(audible.filter((power) => inLufs(power) > gate)));
}

/** Short-term loudness (3 s windows, EBU Tech 3341) in LUFS, one value for every tenth of a second. */
export function shortTermLoudness(channels: readonly Float32Array[], sampleRate: number): number[] {
  return blockPowers(channels, sampleRate, 30).map(inLufs);
}
