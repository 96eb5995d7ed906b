import { type Biquad, filtered } from "./biquad.ts";

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

/**
 * Integrated loudness of one channel in LUFS after ITU-R BS.1770-4 (400 ms blocks, three quarters overlapping, gates
 * at -70 LUFS and 10 LU below the rest); minus infinity for silence. The same sound from two speakers reads 3 higher.
 */
export function integratedLoudness(samples: Float32Array, sampleRate: number): number {
  const [shelf, pass] = kWeighting(sampleRate);
  const weighted = filtered(filtered(samples, shelf), pass);
  const step = Math.round(sampleRate / 10);
  const powers: number[] = [];
  for (let from = 0; from + 4 * step <= weighted.length; from += step) {
    let sum = 0;
    for (let at = from; at < from + 4 * step; at += 1) sum += (weighted[at] ?? 0) ** 2;
    powers.push(sum / (4 * step));
  }
  const audible = powers.filter((power) => inLufs(power) > -70);
  if (audible.length === 0) return Number.NEGATIVE_INFINITY;
  const gate = inLufs(mean(audible)) - 10;
  return inLufs(mean(audible.filter((power) => inLufs(power) > gate)));
}
