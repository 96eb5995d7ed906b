import FFT from "fft.js";
import type { Series } from "#server/heart/statistics.ts";

/** Real and imaginary parts of a transform, one value for each multiple of the base frequency, from 0 on. */
export interface Transform {
  real: Float64Array;
  imaginary: Float64Array;
}

/**
 * How many grid points on each side a value is spread over, and how much finer than needed the grid is at least: with
 * these about seven digits are kept, and the transforms of a day are half as long as with a grid twice as fine.
 */
const spread = 9;
const oversampling = 1.75;

/**
 * The sums of `values[j] * exp(-2 pi i k times[j] / period)` for k from 0 to `highest`, for times that are not evenly
 * spaced: each value is spread over a fine grid as a bell, the grid is transformed at once, and the bell is taken out
 * again (Dutt and Rokhlin 1993; Greengard and Lee 2004). A day of beats takes a fraction of a second, where the plain
 * sums take minutes.
 */
export function nonuniformTransform(
  times: Series,
  values: Series,
  { period, highest }: { period: number; highest: number },
): Transform {
  const modes = 2 * (highest + 1);
  const size = 2 ** Math.ceil(Math.log2(Math.max(oversampling * modes, 4 * spread)));
  const ratio = size / modes;
  const width = (Math.PI * spread) / (modes * modes * ratio * (ratio - 0.5));
  const transform = new FFT(size);
  const spectrum: number[] = transform.createComplexArray();
  transform.realTransform(spectrum, gridOf(times, values, { period, size, width }));
  const real = new Float64Array(highest + 1);
  const imaginary = new Float64Array(highest + 1);
  const scale = Math.sqrt(Math.PI / width) / size;
  for (let k = 0; k <= highest; k += 1) {
    const undo = scale * Math.exp(k * k * width);
    real[k] = undo * (spectrum[2 * k] ?? 0);
    imaginary[k] = undo * (spectrum[2 * k + 1] ?? 0);
  }
  return { real, imaginary };
}

/**
 * The values as bells on an even grid around the circle. A bell at any offset is the product of one at none, of a power
 * of one number for each point and of a factor of the value's own, so two exponentials a value are enough.
 */
function gridOf(
  times: Series,
  values: Series,
  { period, size, width }: { period: number; size: number; width: number },
): Float64Array {
  const grid = new Float64Array(size);
  const around = size - 1;
  const narrow = ((2 * Math.PI) / size) ** 2 / (4 * width);
  const bell = Float64Array.from({ length: spread + 1 }, (_, beside) => Math.exp(-beside * beside * narrow));
  for (let at = 0; at < times.length; at += 1) {
    const place = (((times[at] ?? 0) / period) % 1) * size;
    const nearest = Math.floor(place);
    const offset = place - nearest;
    const middle = (values[at] ?? 0) * Math.exp(-offset * offset * narrow);
    const onward = Math.exp(2 * offset * narrow);
    grid[nearest & around] = (grid[nearest & around] ?? 0) + middle;
    let [right, left] = [middle, middle];
    for (let beside = 1; beside <= spread; beside += 1) {
      const height = bell[beside] ?? 0;
      right *= onward;
      left /= onward;
      const [ahead, behind] = [(nearest + beside) & around, (nearest - beside) & around];
      grid[ahead] = (grid[ahead] ?? 0) + right * height;
      if (beside < spread) grid[behind] = (grid[behind] ?? 0) + left * height;
    }
  }
  return grid;
}
