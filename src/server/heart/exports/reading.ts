import type { NumberKind } from "#shared/heart.ts";
import { createSamples, type GrowingSamples, type Sample } from "./samples.ts";

/** Neighbouring beats of one recording; intervals in milliseconds. */
export interface BeatRun {
  /** The wall clock at its start as if it were UTC, in milliseconds; nothing when the file does not say. */
  startMs: number | null;
  intervalsMs: number[];
}

/** Which of the two a watch's HRV is; they are never mixed, and a file that does not say stays `unnamed`. */
export type WatchMetric = "SDNN" | "RMSSD" | "unnamed";

/** Everything about the heart that a file holds, in one form whatever wrote it. */
export interface HeartReading {
  device: string;
  runs: BeatRun[];
  /** Heart rates in beats a minute. */
  rates: GrowingSamples;
  /** Resting heart rates in beats a minute. */
  resting: Sample[];
  /** HRV as the device computed it, in milliseconds. */
  watch: Record<WatchMetric, Sample[]>;
  /** What was left out or assumed, a sentence each. */
  notes: string[];
  /** What the numbers of the file can be, where that is more than one thing; it is then asked, and nothing is read. */
  doubt?: NumberKind[];
}

/** What a reader needs to know beside the file. */
export interface ReadOptions {
  /** The person's IANA zone: where a file gives UTC alone, this makes it a wall clock. */
  timeZone: string;
  /** The year for dates without one. */
  today: Date;
  /** What the person said that numbers without a name are. */
  readAs?: NumberKind | undefined;
}

/** A reading without anything in it. */
export function emptyReading(device: string): HeartReading {
  const watch = { SDNN: [], RMSSD: [], unnamed: [] };
  return { device, runs: [], rates: createSamples(), resting: [], watch, notes: [] };
}

/** Whether a reading holds any figure. */
export function hasFigures({ runs, rates, resting, watch }: HeartReading): boolean {
  return [runs, rates, resting, ...Object.values(watch)].some((list) => list.length > 0);
}

/** What a heart can be expected to do; other figures are slips of a sensor or of a column. */
export function isRate(bpm: number): boolean {
  return bpm >= 20 && bpm <= 260;
}

/** HRV of a device in milliseconds that can be meant as such. */
export function isVariability(ms: number): boolean {
  return ms > 0 && ms <= 500;
}
