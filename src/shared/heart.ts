import { z } from "zod";

/** What a column of numbers without a name can be: beats a minute, pauses between beats, or moments of beats. */
export const numberKinds = ["rates", "intervals", "times"] as const;

/** What a column of numbers without a name can be. */
export type NumberKind = (typeof numberKinds)[number];

const series = z.array(z.number()).max(3000);

/** One figure, with the convention it follows; `value` is nothing where the recording does not allow it. */
export const heartFigure = z.object({
  key: z.string().max(40),
  label: z.string().max(80),
  value: z.number().nullable(),
  unit: z.string().max(20),
  convention: z.string().max(300),
});

/** A recording of beats: its figures, and what its pictures are drawn from (long ones thinned out). */
export const beatReport = z.object({
  beats: z.number(),
  durationS: z.number(),
  /** The share of beats that were corrected, 0 to 1; said wherever a figure of theirs is. */
  correctedShare: z.number(),
  figures: z.array(heartFigure).max(40),
  tachogram: z.object({ seconds: series, ms: series, corrected: z.array(z.boolean()).max(3000) }),
  histogram: z.object({ startMs: z.number(), widthMs: z.number(), counts: series }),
  poincare: z.object({ x: series, y: series, sd1: z.number(), sd2: z.number(), centreMs: z.number() }),
  spectrum: z.object({ hz: series, density: series }).nullable(),
});

/** What a file says about somebody's heart, ready to be spoken about and drawn. */
export const heartReport = z.object({
  device: z.string().max(80),
  /** First and last moment on the clock of the place, `YYYY-MM-DDTHH:MM`; a date of 1970 is a clock alone. */
  from: z.string().max(20).nullable(),
  to: z.string().max(20).nullable(),
  beats: beatReport.nullable(),
  /** Heart rate over time: the mean of each span with its extremes. */
  rates: z
    .object({
      at: z.array(z.string().max(20)).max(3000),
      mean: series,
      least: series,
      most: series,
      count: z.number(),
    })
    .nullable(),
  /** HRV and resting rates as the device computed them; SDNN and RMSSD are different measures and stay apart. */
  watch: z
    .array(
      z.object({
        metric: z.enum(["SDNN", "RMSSD", "HRV", "resting heart rate"]),
        unit: z.string().max(10),
        count: z.number(),
        median: z.number(),
        least: z.number(),
        most: z.number(),
        latest: z.number(),
        convention: z.string().max(300),
      }),
    )
    .max(8),
  notes: z.array(z.string().max(300)).max(20),
});

/** What a file says about somebody's heart. */
export type HeartReport = z.infer<typeof heartReport>;

/** A recording of beats with its figures. */
export type BeatReport = z.infer<typeof beatReport>;

/** One figure. */
export type HeartFigure = z.infer<typeof heartFigure>;
