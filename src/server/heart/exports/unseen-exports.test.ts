import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import type { NumberKind } from "#shared/heart.ts";
import { fileSource } from "./byte-source.ts";
import { readExport } from "./read-export.ts";
import type { HeartReading } from "./reading.ts";

const folder = await mkdtemp(join(tmpdir(), "heart-exports-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

const options = { timeZone: "America/New_York", today: new Date("2026-11-21T12:00:00Z") };

/** Reads content under a name that says nothing. */
async function read(content: string | Uint8Array, readAs?: NumberKind): Promise<HeartReading | undefined> {
  const path = join(folder, "upload");
  await writeFile(path, content);
  return readExport(fileSource(path, content.length), { ...options, readAs });
}

const at = (ms: number | null | undefined) => (ms == null ? "-" : new Date(ms).toISOString().slice(0, 16));
const latin1 = (text: string) => Buffer.from(text, "latin1");
const rates = (reading: HeartReading | undefined) =>
  reading && Array.from(reading.rates, ({ atMs, value }) => `${at(atMs)} ${value}`);
const beats = (reading: HeartReading | undefined) => reading?.runs.map(({ intervalsMs }) => intervalsMs);

test.each([
  [
    "day-first with points, decimal comma and Latin-1",
    latin1("Zeit;Herzfrequenz (S/min);Kommentar\r\n21.11.2026 07:00:00;62,5;früh\r\n"),
    "2026-11-21T07:00 62.5",
  ],
  [
    "UTF-16 with a byte order mark",
    Buffer.from("\uFEFFTimestamp,Heart Rate\n2026-01-02 10:00,70\n", "utf16le"),
    "2026-01-02T10:00 70",
  ],
  [
    "a clock with a half of the day",
    'Date,Heart Rate (BPM)\n"3/4/2026, 7:02:11 PM",70\n',
    "2026-03-04T19:02 70",
  ],
  [
    "month-first that only a later row gives away",
    "time,bpm\n03/04/2026 10:00,70\n03/14/2026 10:00,71\n",
    "2026-03-04T10:00 70",
  ],
  [
    "seconds since 1970, told in the person's zone",
    "timestamp,heart_rate\n1700000000,70\n",
    "2023-11-14T17:13 70",
  ],
  [
    "UTC with a Z in winter and in summer",
    "timestamp,hr\n2026-01-02T10:00:00Z,70\n2026-07-02T10:00:00Z,71\n",
    "2026-01-02T05:00 70",
  ],
  [
    "date and clock in columns of their own",
    "date,time,heartRate\n2026-05-01,07:03,66\n",
    "2026-05-01T07:03 66",
  ],
  [
    "a session before its samples, day first",
    "Name,Sport,Date,Start time,Duration,Average heart rate (bpm),\nA,RUN,25-08-2026,15:55:59,00:02:31,75,\nSample rate,Time,HR (bpm),Speed (km/h),\n1,00:00:00,76,0.0,\n,00:00:01,77,,\n",
    "2026-08-25T15:55 76",
  ],
  [
    "a list of objects with a zone",
    '{"data":[{"bpm":60,"source":"rest","timestamp":"2026-01-01T00:00:00-05:00"}],"next_token":null}',
    "2026-01-01T00:00 60",
  ],
  [
    "metrics that name themselves",
    '{"data":{"metrics":[{"name":"step_count","units":"count","data":[{"qty":90,"date":"2026-01-15 06:00:00 +0100"}]},{"name":"heart_rate","units":"count/min","data":[{"Min":60,"Avg":62,"Max":70,"date":"2026-01-15 06:00:00 +0100"},{"Min":60,"Avg":64,"Max":70,"date":"2026-01-15 06:01:00 +0100"}]}]}}',
    "2026-01-15T06:00 62",
  ],
  [
    "a track",
    '<?xml version="1.0"?><TrainingCenterDatabase><Trackpoint><Time>2026-05-01T10:00:00Z</Time><HeartRateBpm><Value>88</Value></HeartRateBpm></Trackpoint></TrainingCenterDatabase>',
    "2026-05-01T06:00 88",
  ],
  [
    "a monitor file of rates",
    "[Params]\nDate=20080209\nStartTime=09:28:17.0\nInterval=5\n[HRData]\n80\t0\n81\t0\n",
    "2008-02-09T09:28 80",
  ],
])("heart rates are read from %s", async (_what, content, expected) => {
  expect(rates(await read(content))?.[0]).toBe(expected);
});

test.each([
  ["in seconds by the heading", "time (s),RR (s)\n0.8,0.80\n1.62,0.82\n", [[800, 820]]],
  ["in seconds by their size", "0.80\n0.82\n0.79\n0.81\n", [[800, 820, 790, 810]]],
  [
    "beside their times, without headings",
    "0.800 0.800\n1.620 0.820\n2.400 0.780\n3.180 0.800\n",
    [[800, 820, 780, 800]],
  ],
  ["across one line", "812, 799, 820, 815, 790\n", [[812, 799, 820, 815, 790]]],
  [
    "below a heading line of another kind",
    "1480000000.000000, IBI\n1.25,0.78\n2.03,0.80\n2.85,0.82\n3.60,0.75\n",
    [[780, 800, 820, 750]],
  ],
  [
    "with a gap, as two runs",
    "timestamp,rr_interval\n2026-01-01T10:00:00,812\n2026-01-01T10:00:01,-\n2026-01-01T10:00:02,820\n",
    [[812], [820]],
  ],
  [
    "in the second of two tables",
    "timestamp,heart_rate\n2026-01-01T10:00:00,70\n\ntimestamp,IBI [ms]\n2026-01-01T10:00:00,812\n",
    [[812]],
  ],
  [
    "below a report of figures",
    "Results\nMean RR  (ms),812.3\nRMSSD (ms),42\n\nNumber,RR interval (ms)\n1,812\n2,820\n",
    [[812, 820]],
  ],
])("beat intervals are read %s", async (_what, content, expected) => {
  expect(beats(await read(content))?.map((run) => run.map((ms) => Math.round(ms)))).toEqual(expected);
});

const beatTimes = Array.from({ length: 400 }, (_, at) => 0.8 * at + 0.05 * Math.sin(at / 2));

test("a column of beat times in seconds gives intervals and no heart rates", async () => {
  const reading = await read(beatTimes.map((s) => s.toFixed(3)).join("\n"));
  expect(reading).toMatchObject({ device: "a list of beat times", rates: { length: 0 } });
  expect(reading?.runs[0]?.intervalsMs).toHaveLength(399);
  expect(Math.max(...(reading?.runs[0]?.intervalsMs ?? []))).toBeLessThan(900);
  expect(reading?.notes.join()).toMatch(/times of beats/);
});

test("beat times under a heading of intervals are differenced too", async () => {
  const reading = await read(`RR (s)\n${beatTimes.map((s) => s.toFixed(3)).join("\n")}`);
  expect(reading?.runs[0]?.intervalsMs).toHaveLength(399);
  expect(reading?.notes.join()).toMatch(/times of beats/);
});

test("what can be rates or times is asked, and read as what the person says", async () => {
  const content = "60.5\n61.2\n62.1\n62.9\n63.7\n64.8\n";
  expect(await read(content)).toMatchObject({ doubt: ["times", "rates"], rates: { length: 0 }, runs: [] });
  expect((await read(content, "rates"))?.rates).toHaveLength(6);
  expect((await read(content, "times"))?.runs[0]?.intervalsMs.map(Math.round)).toEqual([
    700, 900, 800, 800, 1100,
  ]);
});

test("rows that the device itself covered poorly are left out, and that is said", async () => {
  const reading = await read(
    "timestamp,rmssd,coverage,low_frequency,high_frequency\n2026-03-01T00:00:00,39.9,0.95,1,2\n2026-03-01T00:05:00,90,0.1,1,2\n2026-03-01T00:10:00,80,0.6,1,2\n",
  );
  expect(reading?.watch.RMSSD.map(({ value }) => value)).toEqual([39.9]);
  expect(reading?.notes).toEqual(["2 values of spans that the device covered by less than 80 %, left out."]);
});

test("a watch's headings in another language are understood", async () => {
  const reading = await read(
    "Hora de inicio del ciclo,Zona horaria del ciclo,Frecuencia cardíaca en reposo (lpm),Variabilidad de la frecuencia cardíaca (ms),Frecuencia cardíaca máxima (lpm)\n2026-03-01 04:00:00,UTC-05:00,52,94,172\n",
  );
  expect(reading).toMatchObject({
    device: "WHOOP",
    rates: { length: 0 },
    resting: [{ value: 52 }],
    watch: { RMSSD: [{ value: 94 }] },
  });
});

test("SDNN, RMSSD and an HRV that does not say which are kept apart", async () => {
  const reading = await read("date,rmssd,sdnn\n2026-01-01,40,60\n\ndate,HRV (ms)\n2026-01-02,50\n");
  expect(reading?.watch).toMatchObject({
    RMSSD: [{ value: 40 }],
    SDNN: [{ value: 60 }],
    unnamed: [{ value: 50 }],
  });
});

test("a session of Polar's with beats beside its rates, and a sensor that was away, is read for both", async () => {
  const samples = [
    { "recording-rate": null, "sample-type": "11", data: "812,790,805" },
    { "recording-rate": 5, "sample-type": "0", data: "70,null,72" },
  ];
  const reading = await read(JSON.stringify({ "start-time": "2026-08-25T15:55:59.000", samples }));
  expect(rates(reading)).toEqual(["2026-08-25T15:55 70", "2026-08-25T15:56 72"]);
  expect(reading?.runs.map(({ intervalsMs }) => intervalsMs)).toEqual([[812, 790, 805]]);
});

test("a table of something else after the heart's ends it", async () => {
  const reading = await read("time,heart rate\n2026-01-01 10:00,70\ntime,steps taken\n2026-01-01 10:00,80\n");
  expect(reading?.rates).toHaveLength(1);
});

test.each([
  ["prose about the heart", "Dear diary,\ntoday my heart rate was up.\nIt was 2 o'clock.\n"],
  ["a budget", "date,amount,shop\n2026-01-01,3.5,Baker\n2026-01-02,4.5,Baker\n"],
  ["breathing, which is called RR too", "time,RR (rpm)\n10:00,14\n10:01,15\n"],
  ["zeros", new Uint8Array(2000)],
  ["nothing", ""],
])("%s is no heart export", async (_what, content) => {
  expect(await read(content)).toBeUndefined();
});

test("no text whatever breaks the reader", async () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.constantFrom("RR (ms)", "HR", "time", "type", "value", "0", "-5", "1e9", "99/99/9999", "25:61", '"'),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 8 }), async (rows) => {
      await read(rows.map((row) => row.join(",")).join("\n")).catch((error: unknown) => {
        if (
          !(error instanceof SyntaxError) &&
          !/^\d+:\d+:/.test(String(error instanceof Error && error.message))
        )
          throw error;
      });
    }),
    { numRuns: 60 },
  );
});
