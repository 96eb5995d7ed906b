import type { Series } from "#server/heart/statistics.ts";

/** Series with more different values than this need too large a table. Intervals in whole milliseconds have about a thousand. */
const mostRanks = 2048;

/** Counts in a table of two ranks that can be added to, and summed over a rectangle, in few steps (Fenwick 1994). */
interface RankTable {
  add(second: number, third: number, by: 1 | -1): void;
  /** How many have a second rank from `from` to `to` and any third, or one between the other two. */
  within(second: [number, number], third: [number, number]): number;
}

function createTable(ranks: number): RankTable {
  const side = ranks + 1;
  const counts = new Int32Array(side * side);
  const below = (second: number, third: number): number => {
    let total = 0;
    for (let row = second; row > 0; row -= row & -row)
      for (let column = third; column > 0; column -= column & -column)
        total += counts[row * side + column] ?? 0;
    return total;
  };
  return {
    add: (second, third, by) => {
      for (let row = second + 1; row < side; row += row & -row)
        for (let column = third + 1; column < side; column += column & -column)
          counts[row * side + column] = (counts[row * side + column] ?? 0) + by;
    },
    within: ([from, to], [low, high]) =>
      below(to + 1, high + 1) - below(from, high + 1) - below(to + 1, low) + below(from, low),
  };
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
  const order = Uint32Array.from({ length: series.length - 2 }, (_, at) => at).sort(
    (one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0),
  );
  const table = createTable(values.length);
  const rankAt = (at: number) => ranks[at] ?? 0;
  const whole: [number, number] = [0, values.length - 1];
  const count = { shorter: 0, longer: 0 };
  let oldest = 0;
  for (const at of order) {
    const [nearest] = reach(rankAt(at));
    for (let old = order[oldest] ?? 0; rankAt(old) < nearest; old = order[oldest] ?? 0) {
      table.add(rankAt(old + 1), rankAt(old + 2), -1);
      oldest += 1;
    }
    const second = reach(rankAt(at + 1));
    count.shorter += table.within(second, whole);
    count.longer += table.within(second, reach(rankAt(at + 2)));
    table.add(rankAt(at + 1), rankAt(at + 2), 1);
  }
  return count;
}

/** For each rank the first and the last one whose value lies within the tolerance. */
function reachOf(values: Float64Array, tolerance: number): (rank: number) => [number, number] {
  const pairs: [number, number][] = [];
  let low = 0;
  let high = 0;
  for (const value of values) {
    while (value - (values[low] ?? value) >= tolerance) low += 1;
    while (high + 1 < values.length && (values[high + 1] ?? 0) - value < tolerance) high += 1;
    pairs.push([low, high]);
  }
  return (rank) => pairs[rank] ?? [0, 0];
}
