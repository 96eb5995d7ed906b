import { differences, type Series } from "#server/heart/statistics.ts";
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
  const intervals = differences(beatsMs);
  const [medians = intervals] = rollingQuantiles(intervals, medianWindow, [0.5]);
  const changes = intervals.map((ms, at) => Math.abs(ms / (medians[at] ?? ms) - 1));
  const [usual = changes] = rollingQuantiles(changes, usualWindow, [usualShare]);
  const isPlain = (beat: number): boolean =>
    (changes[beat - 1] ?? 0) > Math.max(leastChange, beyondUsual * (usual[beat - 1] ?? 0));
  return {
    extra: found.extra.filter(isPlain),
    missed: found.missed.filter(isPlain),
    ectopic: found.ectopic.filter(isPlain),
    longOrShort: found.longOrShort.filter(isPlain),
  };
}
