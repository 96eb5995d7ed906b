import { differences, type Series } from "#server/heart/statistics.ts";
import { type Artefacts, findArtefacts } from "./find-artefacts.ts";
import { mendBeats } from "./mend-beats.ts";

function countOf({ extra, missed, ectopic, longOrShort }: Artefacts): number {
  return extra.length + missed.length + ectopic.length + longOrShort.length;
}

/** A corrected recording: beats in whole milliseconds and how many of them were found wrong. */
export interface CorrectedBeats {
  beatsMs: number[];
  /** How many artefacts the first round found. */
  corrected: number;
  intervalsMs: Float64Array;
}

/** Which beats of a recording are to be mended. */
export type FindBeats = (beatsMs: Series) => Artefacts;

/**
 * Finds extra, missed, ectopic, long and short beats and mends them, again and again until no round finds fewer
 * than the one before (Lipponen and Tarvainen 2019). `beatsMs` are the times of the beats; `find` may be stricter.
 */
export function correctBeats(beatsMs: Series, find: FindBeats = findArtefacts): CorrectedBeats {
  let beats = Array.from(beatsMs);
  let found = find(beats);
  let count = countOf(found);
  const corrected = count;
  while (count > 0) {
    beats = mendBeats(beats, found);
    found = find(beats);
    const next = countOf(found);
    if (next >= count) break;
    count = next;
  }
  return { beatsMs: beats, corrected, intervalsMs: differences(beats) };
}
