import { splineValues } from "#server/heart/frequency/cubic-spline.ts";
import { beatTimes } from "#server/heart/frequency/spectrum.ts";
import { median, type Series } from "#server/heart/statistics.ts";

/** How far a beat may lie from its local median, in milliseconds, as in the threshold levels of Kubios HRV. */
export const thresholdsMs = { veryLow: 450, low: 350, medium: 250, strong: 150, veryStrong: 50 } as const;

/** Beats the local median is taken over: the five before, or at the start the others of the first six. */
const around = 5;

/** Which beats lie further from their local median than the threshold. */
export function beyondThreshold(intervalsMs: Series, thresholdMs: number): number[] {
  const values = Array.from(intervalsMs);
  return values.flatMap((value, at) => {
    const neighbours =
      at < around
        ? values.slice(0, around + 1).filter((_, other) => other !== at)
        : values.slice(at - around, at);
    return Math.abs(value - median(neighbours)) > thresholdMs ? [at] : [];
  });
}

/**
 * Replaces beats beyond the threshold by the value of a cubic spline through the others. `times` are the
 * beats' places in seconds; by default the running total of the intervals.
 */
export function correctByThreshold(
  intervalsMs: Series,
  thresholdMs: number = thresholdsMs.medium,
  times: Series = beatTimes(intervalsMs),
): { intervalsMs: number[]; flagged: number[] } {
  const flagged = new Set(beyondThreshold(intervalsMs, thresholdMs));
  const kept = Array.from(intervalsMs, (_, at) => at).filter((at) => !flagged.has(at));
  const smooth = splineValues(
    kept.map((at) => times[at] ?? 0),
    kept.map((at) => intervalsMs[at] ?? 0),
    times,
  );
  return {
    intervalsMs: Array.from(intervalsMs, (value, at) => (flagged.has(at) ? (smooth[at] ?? value) : value)),
    flagged: [...flagged],
  };
}
