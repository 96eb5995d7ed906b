import { differences, median } from "#server/heart/statistics.ts";
import type { NumberKind } from "#shared/heart.ts";

/** One reading of a column; `factor` makes milliseconds of intervals and times, and is 1 for rates. */
export interface NumberSort {
  kind: NumberKind;
  factor: number;
}

/** Pauses between two beats of anybody's heart, in milliseconds: 20 to 240 beats a minute. */
const beatMs = { least: 250, most: 3000 };
const beatRates = { least: 25, most: 250 };
/** Beats a minute whose number is a pause in milliseconds as well; a median up here leaves both open. */
const doubtfulFrom = 200;
/** Seconds, milliseconds, microseconds: no two of them fit one series of intervals. */
const factors = [1000, 1, 1e-3];
/** How much of a column must fit what it is taken for; a sensor slips now and then. */
const fittingShare = 0.8;
/** Rates of a warm-up may rise this many times in a row; more than that only time does. */
const risesByChance = 30;
/** Intervals of a heart turn up and down: this many that only rise come from no heart. */
const intervalsRising = 12;

const shareWithin = (values: ArrayLike<number>, least: number, most: number): number => {
  let inside = 0;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? Number.NaN;
    if (value >= least && value <= most) inside += 1;
  }
  return inside / values.length;
};

/** Whether each value is larger than the one before it. */
export function isRising(values: ArrayLike<number>): boolean {
  for (let at = 1; at < values.length; at += 1)
    if (!((values[at] ?? 0) > (values[at - 1] ?? 0))) return false;
  return values.length > 2;
}

/** The factor that makes pauses of a heart in milliseconds of these numbers; nothing when none does. */
function intervalFactor(values: ArrayLike<number>): number | undefined {
  const middle = median(values);
  return factors.find(
    (factor) =>
      middle * factor >= beatMs.least &&
      middle * factor < beatMs.most &&
      shareWithin(values, beatMs.least / factor, beatMs.most / factor) >= fittingShare,
  );
}

/** Steps that are all the same are those of a clock or of a count, never of a heart. */
function isEven(steps: Float64Array): boolean {
  const middle = median(steps);
  return steps.every((step) => Math.abs(step - middle) <= Math.abs(middle) * 1e-6);
}

/** A rising column whose steps are a heart's pauses. */
function timesOf(values: ArrayLike<number>): NumberSort[] {
  if (!isRising(values)) return [];
  const steps = differences(values);
  const factor = isEven(steps) ? undefined : intervalFactor(steps);
  return factor === undefined ? [] : [{ kind: "times", factor }];
}

function intervalsOf(values: ArrayLike<number>): NumberSort[] {
  if (values.length >= intervalsRising && isRising(values)) return [];
  const middle = median(values);
  const factor = middle >= doubtfulFrom && middle < beatMs.least ? 1 : intervalFactor(values);
  return factor === undefined ? [] : [{ kind: "intervals", factor }];
}

function ratesOf(values: ArrayLike<number>): NumberSort[] {
  const middle = median(values);
  const isLikely = middle >= beatRates.least && middle < beatMs.least + 50;
  if (!isLikely || shareWithin(values, beatRates.least, beatMs.least + 50) < fittingShare) return [];
  if (isRising(values) && (values.length >= risesByChance || isEven(differences(values)))) return [];
  return [{ kind: "rates", factor: 1 }];
}

/**
 * What a column of numbers can be, told by its size and by how it goes on: beat times rise through and their steps are
 * pauses of a heart; intervals and rates turn. More than one answer is a doubt, none means that it is neither.
 */
export function tellNumbersApart(values: ArrayLike<number>): NumberSort[] {
  const times = timesOf(values);
  const rates = ratesOf(values);
  // A column of times passes through the sizes of intervals while it rises, but never stays there.
  const intervals = times.length > 0 ? [] : intervalsOf(values);
  return [...times, ...intervals, ...rates];
}

/** Intervals in milliseconds from what a column was found to be: times are differenced. */
export function intervalsFrom(values: number[], { kind, factor }: NumberSort): number[] {
  const steps = kind === "times" ? Array.from(differences(values)) : values;
  return factor === 1 ? steps : steps.map((value) => value * factor);
}
