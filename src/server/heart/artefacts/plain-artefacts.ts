import { differences, median, quantileOfSorted, type Series } from "#server/heart/statistics.ts";
import { type Artefacts, findArtefacts } from "./find-artefacts.ts";

/** The neighbourhood whose median an interval is held against, and the one that tells how much is usual there. */
const medianWindow = 11;
const usualWindow = 91;
/** No interval within this share of its local median is an artefact, however steady the others are. */
const leastChange = 0.15;
/** An artefact is further from its local median than twice what three of four intervals around it keep within. */
const usualShare = 0.75;
const beyondUsual = 2;

/**
 * The beats that have the shape of an artefact (Lipponen and Tarvainen 2019) and also stand out by more than breathing
 * does: the shape alone is found in strong respiratory arrhythmia too, where it would be the heart's own. On 120 clean
 * simulated hearts with breathing of up to 200 ms nothing is found; `correction.test.ts` counts that.
 */
export function findPlainArtefacts(beatsMs: Series): Artefacts {
  const found = findArtefacts(beatsMs);
  const changeAt = localChanges(differences(beatsMs));
  const isPlain = (beat: number): boolean => {
    const change = changeAt(beat - 1);
    return change > leastChange && change > beyondUsual * usualAround(beat - 1, beatsMs.length - 1, changeAt);
  };
  return {
    extra: found.extra.filter(isPlain),
    missed: found.missed.filter(isPlain),
    ectopic: found.ectopic.filter(isPlain),
    longOrShort: found.longOrShort.filter(isPlain),
  };
}

/** From where to where a window reaches that is centred on a place and cut at the ends of the series. */
function reachOf(at: number, window: number, length: number): [number, number] {
  const half = Math.floor(window / 2);
  return [Math.max(0, at - half), Math.min(length, at + half + 1)];
}

/** How far each interval is from its local median, as a share of it; worked out once, where it is asked for. */
function localChanges(intervals: Float64Array): (at: number) => number {
  const known = new Map<number, number>();
  return (at) => {
    const before = known.get(at);
    if (before !== undefined) return before;
    const ms = intervals[at];
    if (ms === undefined) return 0;
    const change = Math.abs(
      ms / median(intervals.subarray(...reachOf(at, medianWindow, intervals.length))) - 1,
    );
    known.set(at, change);
    return change;
  };
}

/** What most intervals around a place keep within. */
function usualAround(at: number, length: number, changeAt: (at: number) => number): number {
  const [from, to] = reachOf(at, usualWindow, length);
  const changes = Float64Array.from({ length: to - from }, (_, beside) => changeAt(from + beside));
  return quantileOfSorted(changes.sort(), usualShare);
}
