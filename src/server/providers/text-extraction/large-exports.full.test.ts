import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { mostBeats } from "#server/heart/report/report-heart.ts";
import { writeAppleExport } from "#server/testing/files/apple-export.ts";
import { writeIntervals, writeRates } from "#server/testing/files/large-exports.ts";
import { limits } from "#shared/limits/limits.ts";
import { createTextExtraction } from "./reading-process.ts";

const folder = await mkdtemp(join(tmpdir(), "large-exports-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The limit of time is taken away, for it is the clock's and not the program's. */
const patientMs = 3_600_000;

async function read(path: string, name = "export.csv") {
  const extraction = createTextExtraction({ leastReadMs: patientMs, readMs: patientMs, memoryMb: 400 });
  try {
    const { heart } = await extraction.read({
      readFor: "somebody",
      path,
      bytes: (await stat(path)).size,
      name,
      isHeart: true,
      timeZone: "Europe/Lisbon",
      signal: new AbortController().signal,
    });
    return heart;
  } finally {
    await extraction.close();
  }
}

test("100 MB of heart rates, two years of them, are read within 400 MB", async () => {
  const path = join(folder, "rates.csv");
  await writeRates(path, limits.file.maxHeartBytes);
  const heart = await read(path);
  expect(heart?.rates?.count).toBeGreaterThan(4_000_000);
  expect(heart?.days.length).toBeGreaterThan(700);
}, 1_200_000);

test("100 MB of intervals, five weeks of them, are read within 400 MB, and that only two days were looked at is said", async () => {
  const path = join(folder, "intervals.csv");
  await writeIntervals(path, limits.file.maxHeartBytes);
  const heart = await read(path);
  expect(heart?.beats?.beats).toBe(mostBeats);
  expect(heart?.notes).toContain(
    `The recording has more than ${mostBeats} beats, two days; the figures are of so many of its first.`,
  );
}, 1_200_000);

test("Apple's export of 100 MB is read while it streams by, within 400 MB", async () => {
  const path = join(folder, "export.xml");
  await writeAppleExport(path, limits.file.maxHeartBytes);
  const heart = await read(path, "export.xml");
  expect(heart).toMatchObject({ device: "Apple Health", watch: [{ metric: "SDNN", median: 42.5 }] });
  expect(heart?.rates?.count).toBeGreaterThan(80_000);
  expect(heart?.beats?.beats).toBe(60);
}, 1_200_000);
