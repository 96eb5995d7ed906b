import { gainOf, mixLevels, restTiming } from "./levels.ts";

/** The music's gain at steps of the mix; between them it is drawn straight. */
export interface DuckingCurve {
  gains: Float32Array;
  /** Samples from one step to the next. */
  step: number;
}

/** A step of the curve. */
const stepSeconds = 0.05;

/** Samples in a step of the curve. */
export const duckingStep = (sampleRate: number): number => Math.round(stepSeconds * sampleRate);

/**
 * How far the music rises, step by step from the mix's beginning: not at all while somebody speaks and in short rests,
 * all the way in long ones. `isSpoken` tells it of the voice's own steps; `lead` is the music before the voice, in samples; `length` the whole.
 */
export function duckingCurve(
  isSpoken: readonly boolean[],
  { lead, length, sampleRate }: { lead: number; length: number; sampleRate: number },
): DuckingCurve {
  const step = duckingStep(sampleRate);
  const leadSteps = Math.round(lead / step);
  const count = Math.ceil(length / step) + 2;
  const lifts = new Float32Array(count).fill(1);
  const { heldSeconds, riseSeconds, sinkSeconds } = restTiming;
  const held = heldSeconds / stepSeconds;
  for (let rise = Number.POSITIVE_INFINITY, at = 0; at < count; at += 1) {
    rise = isSpoken[at - leadSteps] ? -held : rise + 1;
    lifts[at] = Math.min(1, Math.max(0, rise / (riseSeconds / stepSeconds)));
  }
  for (let sink = Number.POSITIVE_INFINITY, at = count - 1; at >= 0; at -= 1) {
    sink = isSpoken[at - leadSteps] ? -1 : sink + 1;
    lifts[at] = Math.min(lifts[at] ?? 1, Math.max(0, sink / (sinkSeconds / stepSeconds)));
  }
  return { gains: lifts.map((lift) => gainOf(lift * mixLevels.restLiftDb)), step };
}

/** The curve's gain at a sample of the mix. */
export function gainAt({ gains, step }: DuckingCurve, at: number): number {
  const place = at / step;
  const before = gains[Math.floor(place)] ?? 1;
  const after = gains[Math.floor(place) + 1] ?? before;
  return before + (after - before) * (place - Math.floor(place));
}
