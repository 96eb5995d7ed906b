import { extremes, type Series } from "#server/heart/statistics.ts";

/** How many intervals fall into each bin; bin k holds `startMs + k * widthMs` up to but not including the next. */
export interface Histogram {
  startMs: number;
  widthMs: number;
  counts: number[];
}

/** Clocks of recorders tick 128 times a second: the Task Force's bin of 1/128 s. */
export const taskForceBinMs = 7.8125;

/** Sorts intervals into bins of one width; the first bin starts at a multiple of the width. */
export function histogram(intervalsMs: Series, widthMs: number): Histogram {
  const { least, most } = extremes(intervalsMs);
  const first = Math.floor(least / widthMs);
  const counts = new Array<number>(Math.floor(most / widthMs) - first + 1).fill(0);
  for (let at = 0; at < intervalsMs.length; at += 1) {
    const bin = Math.floor((intervalsMs[at] ?? 0) / widthMs) - first;
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return { startMs: first * widthMs, widthMs, counts };
}

/** The triangular index: all intervals over the height of the histogram's highest bin (Task Force 1996). */
export function triangularIndex(intervalsMs: Series, widthMs: number = taskForceBinMs): number {
  return intervalsMs.length / Math.max(...histogram(intervalsMs, widthMs).counts);
}
