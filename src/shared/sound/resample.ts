/** Changes the sample rate of one sound that begins and ends in silence. */
export type Resample = (samples: Float32Array) => Float32Array;

/** Zero crossings of the filter on each side: enough that nothing folds back audibly. */
const crossings = 16;

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** A sinc, narrowed to the lower of the two rates and closed by a Hann window. */
function weight(distance: number, cutoff: number, reach: number): number {
  if (Math.abs(distance) >= reach) return 0;
  const x = Math.PI * distance * cutoff;
  const sinc = distance === 0 ? 1 : Math.sin(x) / x;
  return cutoff * sinc * (0.5 + 0.5 * Math.cos((Math.PI * distance) / reach));
}

/** A resampler between two whole-number rates, with its filter tables made once. */
export function createResample(from: number, to: number): Resample {
  if (from === to) return (samples) => samples;
  const common = divisor(from, to);
  const [up, down] = [to / common, from / common];
  const cutoff = Math.min(1, to / from) * 0.97;
  const reach = Math.ceil(crossings / cutoff);
  const taps = 2 * reach;
  const table = new Float32Array(up * taps);
  for (let phase = 0; phase < up; phase += 1)
    for (let tap = 0; tap < taps; tap += 1)
      table[phase * taps + tap] = weight(tap - reach + 1 - phase / up, cutoff, reach);
  const [wholeStep, phaseStep] = [Math.floor(down / up), down % up];
  return (samples) => {
    const out = new Float32Array(Math.ceil((samples.length * up) / down));
    let first = 1 - reach;
    let phase = 0;
    for (let at = 0; at < out.length; at += 1) {
      const row = phase * taps - first;
      const end = Math.min(samples.length, first + taps);
      let sum = 0;
      for (let near = Math.max(0, first); near < end; near += 1)
        sum += (table[row + near] ?? 0) * (samples[near] ?? 0);
      out[at] = sum;
      first += wholeStep;
      phase += phaseStep;
      if (phase >= up) {
        phase -= up;
        first += 1;
      }
    }
    return out;
  };
}
