import { type Series, standardDeviation } from "#server/heart/statistics.ts";
import { countByRanks } from "./count-by-ranks.ts";

/** How templates are compared; the tolerance is absolute, in the units of the series. */
export interface SampleEntropyOptions {
  /** Length of a template. */
  m?: number;
  /** Two values match when they differ by strictly less. By default 0.2 times the standard deviation (n - 1). */
  tolerance?: number;
}

/**
 * Sample entropy -ln(A / B): of the pairs of templates that match over m values, the share that also matches over
 * m + 1, without self-matches, over the same n - m templates for both (Richman and Moorman 2000). Templates are
 * sorted by their first value and kept in strips of the second, so only neighbours in both are compared: a day of beats
 * takes a second instead of minutes. Infinite when nothing matches over m + 1, NaN when nothing matches at all.
 */
export function sampleEntropy(series: Series, options: SampleEntropyOptions = {}): number {
  const { m = 2, tolerance = 0.2 * standardDeviation(series) } = options;
  const templates = series.length - m;
  if (templates < 2) return Number.NaN;
  if (!(tolerance > 0)) return Number.NaN;
  if (m === 2) {
    const counted = countByRanks(series, tolerance);
    if (counted) return entropyOf(counted);
  }
  const columns = sortedColumns(series, m, templates);
  const strips = stripsBySecond(columns, tolerance);
  let shorter = 0;
  let longer = 0;
  for (const [strip, ranks] of strips) {
    for (const beside of [strip - 1, strip, strip + 1]) {
      const matches = countMatches(columns, ranks, strips.get(beside), tolerance);
      shorter += matches.shorter;
      longer += matches.longer;
    }
  }
  return entropyOf({ shorter, longer });
}

function entropyOf({ shorter, longer }: { shorter: number; longer: number }): number {
  return shorter === 0 ? Number.NaN : -Math.log(longer / shorter);
}

/** Templates by their second value in strips as wide as the tolerance: matches lie in neighbouring strips only. */
function stripsBySecond(columns: Float64Array[], tolerance: number): Map<number, Uint32Array> {
  const second = secondOf(columns);
  const strips = new Map<number, number[]>();
  for (let rank = 0; rank < second.length; rank += 1) {
    const strip = Math.floor((second[rank] ?? 0) / tolerance);
    const ranks = strips.get(strip);
    if (ranks) ranks.push(rank);
    else strips.set(strip, [rank]);
  }
  return new Map([...strips].map(([strip, ranks]) => [strip, Uint32Array.from(ranks)]));
}

function secondOf(columns: Float64Array[]): Float64Array {
  return columns[columns.length === 2 ? 0 : 1] ?? new Float64Array();
}

/** Compares each template of one strip with those of another that come after it and begin within the tolerance. */
function countMatches(
  columns: Float64Array[],
  ranks: Uint32Array,
  others: Uint32Array | undefined,
  tolerance: number,
): { shorter: number; longer: number } {
  const count = { shorter: 0, longer: 0 };
  if (!others) return count;
  const [first = new Float64Array()] = columns;
  const second = secondOf(columns);
  const last = columns.at(-1) ?? second;
  const hasMiddle = columns.length > 3;
  let next = 0;
  for (const one of ranks) {
    while (next < others.length && (others[next] ?? 0) <= one) next += 1;
    const firstValue = first[one] ?? 0;
    const secondValue = second[one] ?? 0;
    const lastValue = last[one] ?? 0;
    for (let place = next; place < others.length; place += 1) {
      const other = others[place] ?? 0;
      if (!((first[other] ?? 0) - firstValue < tolerance)) break;
      if (Math.abs((second[other] ?? 0) - secondValue) >= tolerance) continue;
      if (hasMiddle && !isMiddleMatched(columns, one, other, tolerance)) continue;
      count.shorter += 1;
      if (Math.abs((last[other] ?? 0) - lastValue) < tolerance) count.longer += 1;
    }
  }
  return count;
}

/** Column k holds the k-th value of every template, templates ordered by their first value. */
function sortedColumns(series: Series, m: number, templates: number): Float64Array[] {
  const order = Uint32Array.from({ length: templates }, (_, at) => at).sort(
    (one, other) => (series[one] ?? 0) - (series[other] ?? 0),
  );
  return Array.from({ length: m + 1 }, (_, column) =>
    Float64Array.from(order, (start) => series[start + column] ?? 0),
  );
}

/** Whether all values between the second and the one after the template match. */
function isMiddleMatched(columns: Float64Array[], one: number, other: number, tolerance: number): boolean {
  return columns
    .slice(2, -1)
    .every((column) => Math.abs((column[one] ?? 0) - (column[other] ?? 0)) < tolerance);
}
