import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fileSource } from "./byte-source.ts";
import { readExport } from "./read-export.ts";
import type { HeartReading } from "./reading.ts";
import type { Sample } from "./samples.ts";

const folder = join(process.cwd(), "tests/fixtures/hrv/device-samples");
const options = { timeZone: "Europe/Lisbon", today: new Date("2026-11-21T12:00:00Z") };

const at = (ms: number | null) => (ms === null ? "-" : new Date(ms).toISOString().slice(0, 19));
const samples = (list: Iterable<Sample>) => Array.from(list, ({ atMs, value }) => `${at(atMs)} ${value}`);

/** What was read, without the lists that are empty. */
function told({ device, runs, rates, resting, watch, notes }: HeartReading) {
  const all = {
    beats: runs.map(
      ({ startMs, intervalsMs }) => `${at(startMs)} ${intervalsMs.map((ms) => Math.round(ms)).join(" ")}`,
    ),
    rates: samples(rates),
    resting: samples(resting),
    SDNN: samples(watch.SDNN),
    RMSSD: samples(watch.RMSSD),
    unnamed: samples(watch.unnamed),
    notes,
  };
  return { device, ...Object.fromEntries(Object.entries(all).filter(([, list]) => list.length > 0)) };
}

test.each([
  [
    "apple_health_export.xml",
    {
      device: "Apple Health",
      beats: ["2017-11-22T19:14:47 632 640 660 640"],
      rates: ["2017-11-15T00:13:33 76"],
      resting: ["2026-01-15T06:00:00 48"],
      SDNN: ["2017-11-22T19:14:47 32.1111"],
    },
  ],
  [
    "apple_simple_health_export.csv",
    { device: "Apple Health", rates: ["2019-04-08T08:15:00 62"], resting: ["2026-03-21T07:00:40 70"] },
  ],
  ["elite_hrv_2026-01-17_17-47-13.txt", { device: "a list of beat intervals", beats: ["- 832 845 798 810"] }],
  [
    "fitbit_takeout_heart_rate-2024-02-22.json",
    {
      device: "Fitbit",
      rates: ["2024-02-22T03:00:00 58", "2024-02-22T03:00:05 59"],
      notes: ["1 value that the device itself marked as uncertain, left out."],
    },
  ],
  ["fitbit_takeout_hrv_daily_summary.csv", { device: "Fitbit", RMSSD: ["2026-03-01T00:00:00 39.9"] }],
  [
    "garmin_connect_hrv_status.csv",
    {
      device: "Garmin Connect",
      RMSSD: ["2026-11-11T00:00:00 42"],
      notes: ["The file names no year; the latest possible one was assumed."],
    },
  ],
  [
    "garmin_daily_heart_rate.json",
    {
      device: "Garmin Connect",
      rates: ["2026-07-12T08:01:00 60", "2026-07-12T08:03:00 70", "2026-07-12T08:07:00 80"],
      resting: ["2026-07-12T07:00:00 47"],
      notes: ["1 place without a value."],
    },
  ],
  [
    "hrv4training_MyMeasurements.csv",
    {
      device: "HRV4Training",
      rates: ["2026-01-17T07:02:11 54.2"],
      SDNN: ["2026-01-17T07:02:11 71.5"],
      RMSSD: ["2026-01-17T07:02:11 62.8"],
      notes: ["3 places without a value."],
    },
  ],
  ["kubios_rr_export.txt", { device: "Kubios", beats: ["- 766 766 727 789"] }],
  [
    "oura_trends.csv",
    {
      device: "Oura",
      resting: ["2026-09-27T00:00:00 49"],
      RMSSD: ["2026-09-27T00:00:00 61"],
      notes: ["2 places without a value."],
    },
  ],
  ["plain_datetime.csv", { device: "a table", beats: ["2018-06-26T22:41:56 790 815 800 795"] }],
  [
    "polar_flow_session.csv",
    {
      device: "Polar",
      rates: ["2026-08-25T15:55:59 76", "2026-08-25T15:56:00 76", "2026-08-25T15:56:01 75"],
    },
  ],
  ["polar_hrm_rr.hrm", { device: "Polar", beats: ["2008-02-09T09:28:17 800 810 815 750"] }],
  ["polar_sensor_logger_RR.txt", { device: "Polar Sensor Logger", beats: ["2026-04-24T14:10:16 937 941"] }],
  [
    "samsung_health_heart_rate.csv",
    { device: "Samsung Health", rates: ["2026-10-03T12:00:00 70", "2026-10-03T20:00:00 90"] },
  ],
  [
    "whoop_physiological_cycles.csv",
    {
      device: "WHOOP",
      resting: ["2026-03-01T04:00:00 52", "2026-03-02T04:00:00 57"],
      RMSSD: ["2026-03-01T04:00:00 94", "2026-03-02T04:00:00 61"],
      notes: ["1 place without a value."],
    },
  ],
  [
    "google_heart_rate_with_source.csv",
    { device: "Fitbit", rates: ["2026-05-01T07:00:00 61", "2026-05-01T07:00:05 62"] },
  ],
  [
    "google_heart_rate.csv",
    { device: "Fitbit", rates: ["2024-10-27T01:00:04 65", "2024-10-27T01:00:09 62"] },
  ],
  [
    "google_heart_rate_variability.csv",
    { device: "Fitbit", RMSSD: ["2026-05-01T03:00:00 41.5", "2026-05-01T03:05:00 39"] },
  ],
  [
    "google_daily_heart_rate_variability.csv",
    {
      device: "Fitbit",
      RMSSD: ["2026-05-01T00:00:00 41.5", "2026-05-02T00:00:00 44.2"],
      rates: ["2026-05-01T00:00:00 58", "2026-05-02T00:00:00 57"],
      notes: ["The heart rates are averages over longer spans."],
    },
  ],
  [
    "fitbit_takeout_hrv_details.csv",
    {
      device: "Fitbit",
      RMSSD: ["2026-03-01T02:00:00 39.9"],
      notes: ["1 value of spans that the device covered by less than 80 %, left out."],
    },
  ],
  [
    "oura_sleepmodel.csv",
    {
      device: "Oura",
      rates: ["2026-06-01T00:15:00 58", "2026-06-01T00:25:00 55"],
      RMSSD: ["2026-06-01T00:15:00 65"],
    },
  ],
  ["kubios_results.csv", { device: "Kubios", RMSSD: ["- 43.7"], SDNN: ["- 51.2"] }],
  [
    "polar_accesslink_exercise.json",
    {
      device: "Polar",
      rates: ["2026-08-25T15:55:59 84", "2026-08-25T15:56:01 86"],
      notes: ["1 place without a value."],
    },
  ],
  [
    "polar_accesslink_rr.json",
    {
      device: "Polar",
      beats: ["2026-08-25T15:55:59 812 820", "2026-08-25T15:56:01 815 790 801"],
      rates: ["2026-08-25T15:55:59 74", "2026-08-25T15:56:04 75"],
      notes: ["1 place without a value."],
    },
  ],
  ["polar_ppi_samples.json", { device: "Polar", beats: ["2026-01-15T00:05:00 812 820 815"] }],
  ["polar_247ohr.json", { device: "Polar", rates: ["2026-01-15T00:05:00 63", "2026-01-15T00:10:00 60"] }],
  ["empatica_ibi.csv", { device: "Empatica", beats: ["- 781 797 813 750"] }],
])("the sample %s is recognised whole", async (name, expected) => {
  const path = join(folder, name);
  const reading = await readExport(fileSource(path, statSync(path).size), options);
  expect(reading && told(reading)).toEqual(expected);
});
