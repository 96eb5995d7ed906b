import type { Series } from "#server/heart/statistics.ts";

/** Series with more different values than this need too large a table. Intervals in whole milliseconds have about a thousand. */
const mostRanks = 2048;

/** From the first rank to the one after the last. */
type Ranks = readonly [number, number];

/** Counts of second values, and in a table of second and third ones, that can be added to and summed in few steps. */
interface RankTable {
  add(second: number, third: number, by: 1 | -1): void;
  /** How many have a second rank in a range, whatever the third. */
  withSecond(second: Ranks): number;
  /** How many have both ranks in their ranges. */
  within(second: Ranks, third: Ranks): number;
}

/**
 * Trees of partial sums (Fenwick 1994). What the sums up to either end of a range have in common cancels, so a walk ends
 * where the two ends meet: a narrow range takes a few steps however large the table is.
 */
function createTable(ranks: number): RankTable {
  const side = ranks + 1;
  const counts = new Int32Array(side * side);
  const seconds = new Int32Array(side);
  const inRow = (row: number, [from, to]: Ranks): number => {
    let total = 0;
    let [high, low] = [to, from];
    for (; high > low; high -= high & -high) total += counts[row * side + high] ?? 0;
    for (; low > high; low -= low & -low) total -= counts[row * side + low] ?? 0;
    return total;
  };
  return {
    add: (second, third, by) => {
      for (let row = second + 1; row < side; row += row & -row) {
        seconds[row] = (seconds[row] ?? 0) + by;
        for (let column = third + 1; column < side; column += column & -column)
          counts[row * side + column] = (counts[row * side + column] ?? 0) + by;
      }
    },
    withSecond: ([from, to]) => {
      let total = 0;
      let [high, low] = [to, from];
      for (; high > low; high -= high & -high) total += seconds[high] ?? 0;
      for (; low > high; low -= low & -low) total -= seconds[low] ?? 0;
      return total;
    },
    within: ([from, to], third) => {
      let total = 0;
      let [high, low] = [to, from];
      for (; high > low; high -= high & -high) total += inRow(high, third);
      for (; low > high; low -= low & -low) total -= inRow(low, third);
      return total;
    },
  };
}

/** The places of a series ordered by their rank, each rank's in the order of the series. */
function placesByRank(ranks: Uint16Array, count: number, different: number): Uint32Array {
  const ends = new Uint32Array(different + 1);
  for (let at = 0; at < count; at += 1) ends[(ranks[at] ?? 0) + 1] = (ends[(ranks[at] ?? 0) + 1] ?? 0) + 1;
  for (let rank = 1; rank < ends.length; rank += 1) ends[rank] = (ends[rank] ?? 0) + (ends[rank - 1] ?? 0);
  const order = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) {
    const rank = ranks[at] ?? 0;
    order[ends[rank] ?? 0] = at;
    ends[rank] = (ends[rank] ?? 0) + 1;
  }
  return order;
}

/**
 * Pairs of neighbours in three that match over the first two values (`shorter`) and over all three (`longer`), each
 * value by strictly less than the tolerance. Exact, and fast for series of few different values: triples are taken in
 * the order of their first value, and those within reach of it stand in a table of the other two. Nothing for a series
 * with too many different values.
 */
export function countByRanks(
  series: Series,
  tolerance: number,
): { shorter: number; longer: number } | undefined {
  const values = Float64Array.from(new Set(Array.from(series))).sort();
  if (values.length > mostRanks || series.length < 3) return undefined;
  const places = new Map(Array.from(values, (value, rank) => [value, rank]));
  const ranks = Uint16Array.from(series, (value) => places.get(value) ?? 0);
  const reach = reachOf(values, tolerance);
  const order = placesByRank(ranks, series.length - 2, values.length);
  const table = createTable(values.length);
  const rankAt = (at: number) => ranks[at] ?? 0;
  const count = { shorter: 0, longer: 0 };
  let oldest = 0;
  for (const at of order) {
    const [nearest] = reach(rankAt(at));
    for (let old = order[oldest] ?? 0; rankAt(old) < nearest; old = order[oldest] ?? 0) {
      table.add(rankAt(old + 1), rankAt(old + 2), -1);
      oldest += 1;
    }
    const second = reach(rankAt(at + 1));
    count.shorter += table.withSecond(second);
    count.longer += table.within(second, reach(rankAt(at + 2)));
    table.add(rankAt(at + 1), rankAt(at + 2), 1);
  }
  return count;
}

/** For each rank the range of those whose value lies within the tolerance. */
function reachOf(values: Float64Array, tolerance: number): (rank: number) => Ranks {
  const ranges: Ranks[] = [];
  let low = 0;
  let end = 0;
  for (const value of values) {
    while (value - (values[low] ?? value) >= tolerance) low += 1;
    while (end < values.length && (values[end] ?? 0) - value < tolerance) end += 1;
    ranges.push([low, end]);
  }
  const nothing: Ranks = [0, 0];
  return (rank) => ranges[rank] ?? nothing;
}
