import { differences, mean, type Series } from "#server/heart/statistics.ts";
import { rollingQuantiles } from "./rolling-quantiles.ts";

/** Indices of beats by what is wrong with the interval that ends at them. */
export interface Artefacts {
  extra: number[];
  missed: number[];
  ectopic: number[];
  longOrShort: number[];
}

/** The constants of Lipponen and Tarvainen (2019). */
const slope = 0.13;
const offset = 0.17;
const alpha = 5.2;
const thresholdWindow = 91;
const medianWindow = 11;

/** The intervals before each beat in seconds, their steps in units of a local threshold, and their neighbourhood. */
interface Signs {
  rr: Float64Array;
  /** Steps between intervals, over their threshold. */
  step: Float64Array;
  /** Distance from the local median, doubled when short, over its threshold. */
  distance: Float64Array;
  medianRr: Float64Array;
  distanceThreshold: Float64Array;
}

/** The first value stands in for what has no predecessor: the mean of all others. */
function withMeanFirst(values: Float64Array): Float64Array {
  const whole = new Float64Array(values.length + 1);
  whole[0] = mean(values);
  whole.set(values, 1);
  return whole;
}

function threshold(values: Float64Array): Float64Array {
  const sizes = values.map(Math.abs);
  const [low = sizes, high = sizes] = rollingQuantiles(sizes, thresholdWindow, [0.25, 0.75]);
  return low.map((quarter, at) => (alpha * ((high[at] ?? 0) - quarter)) / 2);
}

function readSigns(beatsMs: Series): Signs {
  const rr = withMeanFirst(differences(beatsMs).map((ms) => ms / 1000));
  const steps = withMeanFirst(differences(rr));
  const stepThreshold = threshold(steps);
  const [medianRr = rr] = rollingQuantiles(rr, medianWindow, [0.5]);
  const distance = rr.map((value, at) => {
    const away = value - (medianRr[at] ?? 0);
    return away < 0 ? 2 * away : away;
  });
  const distanceThreshold = threshold(distance);
  return {
    rr,
    medianRr,
    distanceThreshold,
    step: steps.map((value, at) => value / (stepThreshold[at] ?? 1)),
    distance: distance.map((value, at) => value / (distanceThreshold[at] ?? 1)),
  };
}

/** A value of a series that is mirrored at its ends. */
function mirrored(series: Float64Array, at: number): number {
  const last = series.length - 1;
  return series[at < 0 ? -at : at > last ? 2 * last - at : at] ?? 0;
}

/** A step up and down again (or the reverse) within one beat: the figure of an ectopic beat. */
function isEctopic(step: Float64Array, at: number): boolean {
  const here = step[at] ?? 0;
  const [before, after] = [mirrored(step, at - 1), mirrored(step, at + 1)];
  if (here > 1) return Math.max(before, after) < -slope * here - offset;
  return here < -1 && Math.min(before, after) > -slope * here + offset;
}

/** What a long or short interval is, or null when it is neither. */
function kindOf(signs: Signs, at: number): "extra" | "missed" | "longOrShort" | null {
  const { rr, step, distance, medianRr, distanceThreshold } = signs;
  const here = step[at] ?? 0;
  const [next, afterNext] = [mirrored(step, at + 1), mirrored(step, at + 2)];
  const isLong = here > 1 && Math.min(next, afterNext) < -1;
  const isShort = here < -1 && Math.max(next, afterNext) > 1;
  if (!isLong && !isShort && !(Math.abs(distance[at] ?? 0) > 3)) return null;
  const [usual, limit] = [medianRr[at] ?? 0, distanceThreshold[at] ?? 0];
  if (isShort && Math.abs((rr[at] ?? 0) + (rr[at + 1] ?? 0) - usual) < limit) return "extra";
  if (isLong && Math.abs((rr[at] ?? 0) / 2 - usual) < limit) return "missed";
  return "longOrShort";
}

/** Sorts the beats by the decision tree of Lipponen and Tarvainen (2019), figure 1. */
export function findArtefacts(beatsMs: Series): Artefacts {
  const found: Artefacts = { extra: [], missed: [], ectopic: [], longOrShort: [] };
  const signs = readSigns(beatsMs);
  const size = (at: number) => Math.abs(signs.step[at] ?? 0);
  let at = 0;
  while (at < beatsMs.length - 2) {
    if (!(size(at) > 1)) {
      at += 1;
    } else if (isEctopic(signs.step, at)) {
      found.ectopic.push(at);
      at += 1;
    } else {
      const candidates = size(at + 1) < size(at + 2) ? [at, at + 1] : [at];
      for (const each of candidates) {
        const kind = kindOf(signs, each);
        if (kind) found[kind].push(each);
      }
      at += candidates.length;
    }
  }
  return found;
}
