import type { Series } from "#server/heart/statistics.ts";

/** Intervals in milliseconds in which an artefact is null, so that its place in the recording stays. */
export type Flagged = (number | null)[];

/** The share of artefacts, from 0 to 1; always shown beside figures that rest on a corrected series. */
export function shareFlagged(flagged: Flagged): number {
  return flagged.filter((each) => each === null).length / flagged.length;
}

/**
 * Fills each gap with a straight line between its neighbours, and a gap at an end with the nearest interval.
 * A series with nothing but gaps comes back empty.
 */
export function bridged(flagged: Flagged): number[] {
  const kept = flagged.flatMap((value, at) => (value === null ? [] : [{ value, at }]));
  const [first] = kept;
  if (!first) return [];
  let following = 0;
  return flagged.map((value, at) => {
    if (value !== null) return value;
    while (following < kept.length - 1 && (kept[following]?.at ?? 0) < at) following += 1;
    const after = kept[following] ?? first;
    const before = after.at > at ? (kept[following - 1] ?? after) : after;
    if (before === after) return after.value;
    return before.value + ((after.value - before.value) * (at - before.at)) / (after.at - before.at);
  });
}

/** Flags what a test refuses; it is given each interval with the last one kept and whether the one before was refused. */
export function flagBy(
  intervalsMs: Series,
  keeps: (interval: number, at: number, before: { value: number; isFlagged: boolean }) => boolean,
): Flagged {
  let before = { value: Number.NaN, isFlagged: false };
  return Array.from(intervalsMs, (interval, at) => {
    const isKept = keeps(interval, at, before);
    before = { value: interval, isFlagged: !isKept };
    return isKept ? interval : null;
  });
}
