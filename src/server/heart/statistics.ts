/** A run of numbers, as the analysis keeps them: intervals in milliseconds, frequencies, powers. */
export type Series = ArrayLike<number>;

/** The sum of a series; 0 for an empty one. */
export function sum(series: Series): number {
  let total = 0;
  for (let at = 0; at < series.length; at += 1) total += series[at] ?? 0;
  return total;
}

/** The arithmetic mean; NaN for an empty series. */
export function mean(series: Series): number {
  return sum(series) / series.length;
}

/** The standard deviation around the mean, over n - `less` (1 for a sample, 0 for a population). */
export function standardDeviation(series: Series, less: 0 | 1 = 1): number {
  const centre = mean(series);
  let squares = 0;
  for (let at = 0; at < series.length; at += 1) squares += ((series[at] ?? 0) - centre) ** 2;
  return Math.sqrt(squares / (series.length - less));
}

/** Each value minus the one before it: one shorter than the series. */
export function differences(series: Series): Float64Array {
  const steps = new Float64Array(Math.max(0, series.length - 1));
  for (let at = 0; at < steps.length; at += 1) steps[at] = (series[at + 1] ?? 0) - (series[at] ?? 0);
  return steps;
}

/**
 * The value below which a share of a sorted series lies, between neighbours in a straight line (Hyndman and Fan, type
 * 7); of its first `count` values, if there are more.
 */
export function quantileOfSorted(sorted: Series, share: number, count: number = sorted.length): number {
  const place = (count - 1) * share;
  const below = Math.floor(place);
  const low = sorted[below] ?? Number.NaN;
  const high = sorted[Math.ceil(place)] ?? Number.NaN;
  return low + (high - low) * (place - below);
}

/** The middle value; NaN for an empty series. */
export function median(series: Series): number {
  return quantileOfSorted(Float64Array.from(series).sort(), 0.5);
}

/** The running total of a series. */
export function cumulative(series: Series): Float64Array {
  const totals = new Float64Array(series.length);
  let total = 0;
  for (let at = 0; at < totals.length; at += 1) {
    total += series[at] ?? 0;
    totals[at] = total;
  }
  return totals;
}

/** The smallest and the largest value; infinite for an empty series. */
export function extremes(series: Series): { least: number; most: number } {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < series.length; at += 1) {
    const value = series[at] ?? 0;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return { least, most };
}
