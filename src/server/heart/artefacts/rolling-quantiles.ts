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

/** Puts one value in place of another among the first `count` sorted ones: only what stands between the two moves. */
function replaceSorted(sorted: Float64Array, count: number, old: number, value: number): void {
  let place = placeOf(sorted, count, old);
  if (value > old) {
    for (; place + 1 < count; place += 1) {
      const next = sorted[place + 1] ?? 0;
      if (next >= value) break;
      sorted[place] = next;
    }
  } else {
    for (; place > 0; place -= 1) {
      const before = sorted[place - 1] ?? 0;
      if (before <= value) break;
      sorted[place] = before;
    }
  }
  sorted[place] = value;
}

/**
 * Quantiles of a window that is centred on each value and shorter at the ends of the series: one array per share.
 * The window is kept sorted while it moves, so a day of beats takes a fraction of a second.
 */
export function rollingQuantiles(values: Series, window: number, shares: number[]): Float64Array[] {
  const series = values instanceof Float64Array ? values : Float64Array.from(values);
  const half = Math.floor(window / 2);
  const sorted = new Float64Array(window + 1);
  let count = 0;
  const results = shares.map((share) => ({ share, quantiles: new Float64Array(series.length) }));
  for (let at = -half; at < series.length; at += 1) {
    const [next, last] = [at + half, at - half - 1];
    if (next < series.length && last >= 0) {
      replaceSorted(sorted, count, series[last] ?? 0, series[next] ?? 0);
    } else if (next < series.length) {
      const place = placeOf(sorted, count, series[next] ?? 0);
      sorted.copyWithin(place + 1, place, count);
      sorted[place] = series[next] ?? 0;
      count += 1;
    } else if (last >= 0) {
      const place = placeOf(sorted, count, series[last] ?? 0);
      sorted.copyWithin(place, place + 1, count);
      count -= 1;
    }
    if (at < 0) continue;
    for (const { share, quantiles } of results) quantiles[at] = quantileOfSorted(sorted, share, count);
  }
  return results.map(({ quantiles }) => quantiles);
}
