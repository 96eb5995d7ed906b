import { cumulative, mean, type Series } from "#server/heart/statistics.ts";

/** Squared distance of a box from its own straight line (least squares), by closed sums. */
function squaredResidual(profile: Float64Array, from: number, size: number): number {
  let sumY = 0;
  let sumXy = 0;
  let sumYy = 0;
  const middle = (size - 1) / 2;
  for (let at = 0; at < size; at += 1) {
    const y = (profile[from + at] ?? 0) - (profile[from] ?? 0);
    sumY += y;
    sumXy += (at - middle) * y;
    sumYy += y * y;
  }
  const sumXx = (size * (size * size - 1)) / 12;
  return Math.max(0, sumYy - (sumY * sumY) / size - (sumXy * sumXy) / sumXx);
}

/**
 * F(n) of detrended fluctuation analysis, order 1, in non-overlapping boxes of n values from the start of the
 * series (Peng et al. 1995). In the units of the series.
 */
export function fluctuation(series: Series, boxSize: number): number {
  const centre = mean(series);
  const profile = cumulative(Float64Array.from(series, (value) => value - centre));
  return fluctuationOfProfile(profile, boxSize);
}

function fluctuationOfProfile(profile: Float64Array, boxSize: number): number {
  const boxes = Math.floor(profile.length / boxSize);
  let squares = 0;
  for (let box = 0; box < boxes; box += 1) squares += squaredResidual(profile, box * boxSize, boxSize);
  return Math.sqrt(squares / (boxes * boxSize));
}

/**
 * DFA alpha 1: the slope of log F(n) over log n for boxes of 4 to 16 beats (Peng et al. 1995). NaN for fewer than
 * 16 intervals or a series without variation.
 */
export function alphaOne(intervalsMs: Series): number {
  if (intervalsMs.length < 16) return Number.NaN;
  const centre = mean(intervalsMs);
  const profile = cumulative(Float64Array.from(intervalsMs, (value) => value - centre));
  const sizes = Array.from({ length: 13 }, (_, at) => at + 4);
  const x = sizes.map((size) => Math.log(size));
  const y = sizes.map((size) => Math.log(fluctuationOfProfile(profile, size)));
  const slope = slopeOf(x, y);
  return Number.isFinite(slope) ? slope : Number.NaN;
}

function slopeOf(x: number[], y: number[]): number {
  const middleX = mean(x);
  const middleY = mean(y);
  let above = 0;
  let below = 0;
  for (const [at, each] of x.entries()) {
    above += (each - middleX) * ((y[at] ?? 0) - middleY);
    below += (each - middleX) ** 2;
  }
  return above / below;
}
