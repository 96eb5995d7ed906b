import { mean, type Series } from "#server/heart/statistics.ts";
import { bridged, type Flagged, flagBy } from "./flagged.ts";

/** Intervals between two beats of a heart in milliseconds, 30 to 200 beats a minute; ends included. */
export const plausibleMs = { least: 300, most: 2000 };

/** Flags what no resting or running heart does. */
export function byRange(intervalsMs: Series): Flagged {
  return flagBy(intervalsMs, (each) => each >= plausibleMs.least && each <= plausibleMs.most);
}

/**
 * Flags a change of more than a fifth from the beat before (Malik and Camm 1995). A flagged beat is no reference,
 * so the beat after it is kept.
 */
export function byMalik(intervalsMs: Series): Flagged {
  return flagBy(
    intervalsMs,
    (each, at, before) => at === 0 || before.isFlagged || Math.abs(each - before.value) <= 0.2 * before.value,
  );
}

/** Flags a lengthening of more than 32.5 % or a shortening of more than 24.5 % (Kamath and Fallen 1995). */
export function byKamath(intervalsMs: Series): Flagged {
  return flagBy(intervalsMs, (each, at, before) => {
    if (at === 0 || before.isFlagged) return true;
    const step = each - before.value;
    return step >= 0 ? step <= 0.325 * before.value : -step <= 0.245 * before.value;
  });
}

/** Flags a beat that differs by a fifth or more from the mean of its two neighbours (Karlsson et al. 2012). */
export function byKarlsson(intervalsMs: Series): Flagged {
  return flagBy(intervalsMs, (each, at) => {
    if (at === 0 || at === intervalsMs.length - 1) return true;
    const around = ((intervalsMs[at - 1] ?? 0) + (intervalsMs[at + 1] ?? 0)) / 2;
    return Math.abs(around - each) < 0.2 * around;
  });
}

/** How many kept beats Acar's rule looks back on. */
const acarBeats = 9;

/** Flags a beat that differs by a fifth or more from the mean of the last nine kept ones (Acar et al. 2000). */
export function byAcar(intervalsMs: Series): Flagged {
  const kept: number[] = [];
  return flagBy(intervalsMs, (each) => {
    const recent = mean(kept.slice(-acarBeats));
    const isKept = kept.length < acarBeats || Math.abs(recent - each) < 0.2 * recent;
    if (isKept) kept.push(each);
    return isKept;
  });
}

/** Range, then Kamath's rule, gaps bridged after each: a quick way from raw intervals to usable ones. */
export function normalIntervals(intervalsMs: Series): number[] {
  return bridged(byKamath(bridged(byRange(intervalsMs))));
}
