import { quantile } from "./measure.ts";

/** Something measured in one of a soak's minutes. */
export interface Measured {
  /** Which minute, from 0. */
  minute: number;
  value: number;
}

/**
 * What was measured in a soak's last quarter, each as a multiple of the median of its second quarter: the first is for warming
 * up. One that grows steadily is told so, however small each minute's step. Throws where either has nothing.
 */
export function againstEarlier(measured: readonly Measured[], minutes: number): number[] {
  const quarter = Math.floor(minutes / 4);
  if (quarter < 1) throw new Error("a soak takes four minutes at the least");
  const within = (from: number, until: number) =>
    measured.filter(({ minute }) => minute >= from && minute < until).map(({ value }) => value);
  const early = quantile(within(quarter, quarter * 2), 0.5);
  const late = within(minutes - quarter, minutes);
  if (late.length === 0) throw new Error("the last quarter has no measurements");
  return late.map((value) => value / early);
}

/** The same for measurements of several kinds, each held against the earlier ones of its own kind. */
export function eachAgainstEarlier(
  measured: readonly (Measured & { kind: string })[],
  minutes: number,
): number[] {
  const kinds = Map.groupBy(measured, ({ kind }) => kind);
  return [...kinds.values()].flatMap((ofKind) => againstEarlier(ofKind, minutes));
}
