import { extremes, type Series } from "#server/heart/statistics.ts";
import { histogram } from "./histogram.ts";

/** Baevsky's bin. */
const binMs = 50;

/**
 * Baevsky's stress index AMo / (2 Mo MxDMn): AMo the share of the fullest bin in percent, Mo its middle and
 * MxDMn the spread of all intervals, both in seconds (Baevsky and Berseneva 2008). NaN where nothing varies.
 */
export function stressIndex(intervalsMs: Series): number {
  const { startMs, counts } = histogram(intervalsMs, binMs);
  const fullest = Math.max(...counts);
  const modeS = (startMs + (counts.indexOf(fullest) + 0.5) * binMs) / 1000;
  const { least, most } = extremes(intervalsMs);
  const spreadS = (most - least) / 1000;
  if (spreadS === 0) return Number.NaN;
  return (100 * fullest) / intervalsMs.length / (2 * modeS * spreadS);
}
