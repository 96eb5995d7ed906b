import { differences, quantileOfSorted, type Series } from "#server/heart/statistics.ts";
import { type Artefacts, findArtefacts } from "./find-artefacts.ts";
import { rollingQuantiles } from "./rolling-quantiles.ts";

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
  const changes = localChanges(differences(beatsMs));
  const isPlain = (beat: number): boolean => {
    const change = changes[beat - 1] ?? 0;
    return change > leastChange && change > beyondUsual * usualAround(beat - 1, changes);
  };
  return {
    extra: found.extra.filter(isPlain),
    missed: found.missed.filter(isPlain),
    ectopic: found.ectopic.filter(isPlain),
    longOrShort: found.longOrShort.filter(isPlain),
  };
}

/** How far each interval is from its local median, as a share of it. */
function localChanges(intervals: Float64Array): Float64Array {
  const [medians = intervals] = rollingQuantiles(intervals, medianWindow, [0.5]);
  return intervals.map((ms, at) => Math.abs(ms / (medians[at] ?? 1) - 1));
}

/** What most intervals around a place keep within. */
function usualAround(at: number, changes: Float64Array): number {
  const half = Math.floor(usualWindow / 2);
  const around = changes.slice(Math.max(0, at - half), at + half + 1);
  return quantileOfSorted(around.sort(), usualShare);
}
