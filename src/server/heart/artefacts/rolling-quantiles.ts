import { quantileOfSorted, type Series } from "#server/heart/statistics.ts";

/** How many of the first `count` sorted values lie below one. */
function placeOf(sorted: Float64Array, count: number, value: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Quantiles of a window that is centred on each value and shorter at the ends of the series: one array per share.
 * The window is kept sorted while it moves, so a day of beats takes a fraction of a second.
 */
export function rollingQuantiles(series: Series, window: number, shares: number[]): Float64Array[] {
  const half = Math.floor(window / 2);
  const sorted = new Float64Array(window + 1);
  let count = 0;
  const add = (value: number) => {
    const place = placeOf(sorted, count, value);
    sorted.copyWithin(place + 1, place, count);
    sorted[place] = value;
    count += 1;
  };
  const remove = (value: number) => {
    const place = placeOf(sorted, count, value);
    sorted.copyWithin(place, place + 1, count);
    count -= 1;
  };
  /** Both at once: only what stands between the two places moves. */
  const replace = (old: number, value: number) => {
    let place = placeOf(sorted, count, old);
    while (place + 1 < count && (sorted[place + 1] ?? 0) < value) {
      sorted[place] = sorted[place + 1] ?? 0;
      place += 1;
    }
    while (place > 0 && (sorted[place - 1] ?? 0) > value) {
      sorted[place] = sorted[place - 1] ?? 0;
      place -= 1;
    }
    sorted[place] = value;
  };
  const results = shares.map(() => new Float64Array(series.length));
  for (let at = 0; at < Math.min(half, series.length); at += 1) add(series[at] ?? 0);
  for (let at = 0; at < series.length; at += 1) {
    const [next, last] = [at + half, at - half - 1];
    if (next < series.length && last >= 0) replace(series[last] ?? 0, series[next] ?? 0);
    else if (next < series.length) add(series[next] ?? 0);
    else if (last >= 0) remove(series[last] ?? 0);
    for (let which = 0; which < shares.length; which += 1) {
      const result = results[which];
      if (result) result[at] = quantileOfSorted(sorted, shares[which] ?? 0, count);
    }
  }
  return results;
}
