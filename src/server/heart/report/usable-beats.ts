import { findArtefacts } from "#server/heart/artefacts/find-artefacts.ts";
import { correctBeats, type FindBeats } from "#server/heart/artefacts/lipponen-tarvainen.ts";
import { findPlainArtefacts } from "#server/heart/artefacts/plain-artefacts.ts";
import { cumulative, median } from "#server/heart/statistics.ts";
import type { Correction } from "#shared/heart.ts";

/** Beats after a correction, with where it acted. */
export interface UsableBeats {
  intervalsMs: number[];
  /** Which of these stand in for beats that were corrected. */
  isCorrected: boolean[];
  /** The share of the recording that was corrected, 0 to 1. */
  share: number;
}

/** Between 30 and 200 beats a minute; other intervals are not between two beats of a person at rest or at work. */
const leastMs = 300;
const mostMs = 2000;
/** What is longer than this is a pause of the recorder and was never an interval, whatever is corrected. */
const pauseMs = 10_000;

/** Below this many beats the local thresholds of the correction mean nothing. */
const fewestToCorrect = 20;

/** The recording with the last interval kept in place of each that is out of range. */
function inRange(intervalsMs: number[]): { values: number[]; flags: boolean[] } {
  const flags = intervalsMs.map((ms) => !(ms >= leastMs && ms <= mostMs));
  let kept = median(intervalsMs.filter((_, at) => !flags[at]));
  const values = intervalsMs.map((ms, at) => {
    if (!flags[at]) kept = ms;
    return kept;
  });
  return { values, flags };
}

const finders: Record<Exclude<Correction, "off">, FindBeats> = {
  artefacts: findPlainArtefacts,
  lipponen: findArtefacts,
};

/**
 * A recording under a correction. `off` leaves everything as it was recorded, but for what is no interval at all: 0 or
 * less, or a pause of the recorder. Otherwise intervals outside of 300-2000 ms are bridged, then beats are found and
 * mended as Lipponen and Tarvainen (2019) do; very short recordings are only bridged.
 */
export function usableBeats(intervalsMs: number[], correction: Correction): UsableBeats {
  if (correction === "off") {
    const kept = intervalsMs.filter((ms) => ms > 0 && ms <= pauseMs);
    return { intervalsMs: kept, isCorrected: kept.map(() => false), share: 0 };
  }
  const { values, flags } = inRange(intervalsMs);
  const outside = flags.filter(Boolean).length;
  if (values.length < fewestToCorrect || outside === values.length) {
    return { intervalsMs: values, isCorrected: flags, share: outside / Math.max(1, values.length) };
  }
  const beats = [0, ...cumulative(values)].map(Math.round);
  const { beatsMs: mended, corrected } = correctBeats(beats, finders[correction]);
  const share = Math.min(1, (corrected + outside) / values.length);
  if (corrected === 0) return { intervalsMs: values, isCorrected: flags, share };
  const places = new Map(beats.map((beat, at) => [beat, at]));
  /** The interval that a mended one is unchanged from; nothing when a correction touched it. */
  const sources = mended.slice(1).map((beat, at) => {
    const [start, end] = [places.get(mended[at] ?? -1), places.get(beat)];
    return start !== undefined && end === start + 1 ? start : undefined;
  });
  return {
    intervalsMs: sources.map(
      (source, at) => values[source ?? -1] ?? (mended[at + 1] ?? 0) - (mended[at] ?? 0),
    ),
    isCorrected: sources.map((source) => source === undefined || flags[source] === true),
    share,
  };
}
