import { type Series, standardDeviation } from "#server/heart/statistics.ts";

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
 * sorted by their first value, so only neighbours within the tolerance are compared: a day of beats takes seconds
 * instead of minutes. Infinite when nothing matches over m + 1, NaN when nothing matches at all.
 */
export function sampleEntropy(series: Series, options: SampleEntropyOptions = {}): number {
  const { m = 2, tolerance = 0.2 * standardDeviation(series) } = options;
  const templates = series.length - m;
  if (templates < 2) return Number.NaN;
  const columns = sortedColumns(series, m, templates);
  const [first = new Float64Array()] = columns;
  let shorter = 0;
  let longer = 0;
  let end = 0;
  for (let one = 0; one < templates; one += 1) {
    const value = first[one] ?? 0;
    while (end < templates && (first[end] ?? 0) - value < tolerance) end += 1;
    const matches = countMatches(columns, one, end, tolerance);
    shorter += matches.shorter;
    longer += matches.longer;
  }
  return shorter === 0 ? Number.NaN : -Math.log(longer / shorter);
}

/** Compares one template with those after it up to `end`, whose first values are known to match. */
function countMatches(columns: Float64Array[], one: number, end: number, tolerance: number) {
  const m = columns.length - 1;
  const second = columns[m === 1 ? 0 : 1] ?? new Float64Array();
  const last = columns[m] ?? second;
  const secondValue = second[one] ?? 0;
  const lastValue = last[one] ?? 0;
  let shorter = 0;
  let longer = 0;
  for (let other = one + 1; other < end; other += 1) {
    if (Math.abs((second[other] ?? 0) - secondValue) >= tolerance) continue;
    if (m > 2 && !isMiddleMatched(columns, one, other, tolerance)) continue;
    shorter += 1;
    if (Math.abs((last[other] ?? 0) - lastValue) < tolerance) longer += 1;
  }
  return { shorter, longer };
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
