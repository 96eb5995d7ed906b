import fc from "fast-check";
import { FitBaseType, FitEncoder } from "fit-file-parser";
import { expect, test } from "vitest";
import { isFit, readFit } from "./read-fit.ts";

const options = { timeZone: "Europe/Lisbon", today: new Date("2026-11-21T12:00:00Z") };

/** Numbers of FIT's profile: messages and their fields. */
const record = { message: 20, timestamp: 253, heartRate: 3 };
const hrv = { message: 78, time: 0 };

/** Five places of a list of intervals; 65535 is an empty one. */
function places(intervalsMs: number[]): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(10));
  for (let at = 0; at < 5; at += 1) bytes.setUint16(at * 2, intervalsMs[at] ?? 0xffff, true);
  return new Uint8Array(bytes.buffer);
}

function madeFit(intervalsMs: number[], rates: number[]): Uint8Array {
  const file = new FitEncoder();
  file.writeMessage(0, [{ number: 0, size: 1, baseType: FitBaseType.Enum, value: 4 }]);
  const startMs = Date.parse("2026-05-01T06:00:00Z");
  for (const [at, rate] of rates.entries())
    file.writeMessage(record.message, [
      {
        number: record.timestamp,
        size: 4,
        baseType: FitBaseType.Uint32,
        value: FitEncoder.toFitTimestamp(new Date(startMs + at * 1000)),
      },
      { number: record.heartRate, size: 1, baseType: FitBaseType.Uint8, value: rate },
    ]);
  for (let at = 0; at < intervalsMs.length; at += 5)
    file.writeMessage(hrv.message, [
      {
        number: hrv.time,
        size: 10,
        baseType: FitBaseType.Uint16,
        value: places(intervalsMs.slice(at, at + 5)),
      },
    ]);
  return file.close();
}

test("a FIT file gives its intervals, empty places left out, and its rates on the clock of the place", async () => {
  const intervals = [812, 799, 820, 815, 790, 805, 811];
  const bytes = madeFit(intervals, [72, 73]);
  expect(isFit(bytes)).toBe(true);
  const reading = await readFit(bytes, options);
  expect(reading.runs[0]?.intervalsMs).toEqual(intervals);
  expect(
    Array.from(reading.rates, ({ atMs, value }) => [new Date(atMs ?? 0).toISOString().slice(0, 19), value]),
  ).toEqual([
    ["2026-05-01T07:00:00", 72],
    ["2026-05-01T07:00:01", 73],
  ]);
});

test("a FIT file that is cut or spoilt is refused or read, and never hangs", async () => {
  const whole = madeFit(
    Array.from({ length: 40 }, (_, at) => 800 + at),
    [70, 71, 72],
  );
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), fc.boolean(), async (at, byte, isCut) => {
      const spoilt = whole.slice(0, isCut ? at : whole.length);
      if (!isCut) spoilt[at] = byte;
      await readFit(spoilt, options).then(
        ({ runs }) => expect(runs.flatMap(({ intervalsMs }) => intervalsMs).every((ms) => ms > 0)).toBe(true),
        (error: unknown) => expect(error).toBeDefined(),
      );
    }),
    { numRuns: 150 },
  );
});
