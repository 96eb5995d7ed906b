import { differences, mean, type Series, standardDeviation } from "#server/heart/statistics.ts";

/** The mean heart rate in beats a minute: 60000 over the mean interval. */
export function meanHeartRate(intervalsMs: Series): number {
  return 60_000 / mean(intervalsMs);
}

/** The mean of the heart rates of the single beats, which is a little above the rate of the mean interval. */
export function meanOfBeatRates(intervalsMs: Series): number {
  return mean(Float64Array.from(intervalsMs, (each) => 60_000 / each));
}

/** SDNN: the standard deviation of the intervals in milliseconds, with n - 1 (Task Force 1996). */
export function sdnn(intervalsMs: Series): number {
  return standardDeviation(intervalsMs);
}

/** RMSSD: the root mean square of successive differences in milliseconds (Task Force 1996). */
export function rmssd(intervalsMs: Series): number {
  return Math.sqrt(mean(differences(intervalsMs).map((step) => step * step)));
}

/** SDSD: the standard deviation of successive differences in milliseconds, with n - 1 (Task Force 1996). */
export function sdsd(intervalsMs: Series): number {
  return standardDeviation(differences(intervalsMs));
}

/** NNx: how many successive differences are strictly greater than `thresholdMs` (Task Force 1996). */
export function countAbove(intervalsMs: Series, thresholdMs: number): number {
  let count = 0;
  for (let at = 1; at < intervalsMs.length; at += 1) {
    if (Math.abs((intervalsMs[at] ?? 0) - (intervalsMs[at - 1] ?? 0)) > thresholdMs) count += 1;
  }
  return count;
}

/**
 * pNNx in percent. `over` names what the count is divided by: the number of `differences` (n - 1, ours and the
 * Task Force's) or of `intervals` (n, as some programs do).
 */
export function percentAbove(
  intervalsMs: Series,
  thresholdMs: number,
  over: "differences" | "intervals" = "differences",
): number {
  const all = over === "differences" ? intervalsMs.length - 1 : intervalsMs.length;
  return (100 * countAbove(intervalsMs, thresholdMs)) / all;
}
