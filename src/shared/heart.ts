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

/** How beats are corrected before their figures are taken: not at all, plain artefacts alone, or by a published rule. */
export const corrections = ["off", "artefacts", "lipponen"] as const;

/** How beats are corrected before their figures are taken. */
export type Correction = (typeof corrections)[number];

/** Each correction's name, and what it does, as a person reads them. */
export const correctionNames: Record<Correction, { name: string; does: string }> = {
  off: { name: "Off", does: "the intervals as they were recorded" },
  artefacts: {
    name: "Artefacts only",
    does: "range 300-2000 ms; of the beats that Lipponen and Tarvainen (2019) find, those that stand out by more than breathing",
  },
  lipponen: { name: "Lipponen-Tarvainen", does: "range 300-2000 ms, then Lipponen and Tarvainen (2019)" },
};

const spectrum = z.object({ hz: series, density: series }).nullable();

/** A recording under one correction: its figures, and what its pictures are drawn from (long ones thinned out). */
const beatView = z.object({
  /** Reports kept from before there was a choice are all of this one. */
  correction: z.enum(corrections).default("lipponen"),
  beats: z.number(),
  durationS: z.number(),
  /** The share of beats that were corrected, 0 to 1; said wherever a figure of theirs is. */
  correctedShare: z.number(),
  figures: z.array(heartFigure).max(40),
  tachogram: z.object({ seconds: series, ms: series, corrected: z.array(z.boolean()).max(3000) }),
  histogram: z.object({ startMs: z.number(), widthMs: z.number(), counts: series }),
  poincare: z.object({ x: series, y: series, sd1: z.number(), sd2: z.number(), centreMs: z.number() }),
  /** By Welch's method; in reports kept from before there were both, by Lomb and Scargle's where those were short. */
  spectrum,
  lomb: spectrum.default(null),
});

/** A recording of beats under the correction that is used unless somebody chooses another, with the others beside it. */
export const beatReport = beatView.extend({ others: z.array(beatView).max(2).default([]) });

/** A figure of one day: of a watch's own the median, of a recording what it gives. */
export const dayFigure = z.object({
  /** `YYYY-MM-DD` on the clock of the place. */
  day: z.string().max(10),
  metric: z.enum(["SDNN", "RMSSD", "HRV", "resting heart rate", "heart rate"]),
  value: z.number(),
});

/** A figure of one day. */
export type DayFigure = z.infer<typeof dayFigure>;

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
  /** The same by day, the latest where there are more; what a person may keep over time. */
  days: z.array(dayFigure).max(3000).default([]),
  notes: z.array(z.string().max(300)).max(20),
});

/** What a file says about somebody's heart. */
export type HeartReport = z.infer<typeof heartReport>;

/** A recording of beats with its figures. */
export type BeatReport = z.infer<typeof beatReport>;

/** The same under one correction. */
export type BeatView = z.infer<typeof beatView>;

/** One figure. */
export type HeartFigure = z.infer<typeof heartFigure>;
