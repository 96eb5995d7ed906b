import { expect, test, vi } from "vitest";
import { duration, fileStamp, messageTime, relativeTime } from "./format-time.ts";

const now = new Date(2026, 2, 12, 15, 0);
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();

test("a chat of the last 24 hours shows its time only", () => {
  expect(relativeTime(ago(5), now)).toMatch(/10:00/);
  expect(relativeTime(ago(5), now)).not.toMatch(/Thu|Mar/);
});

test("a chat of the last 168 hours shows weekday and time", () => {
  expect(relativeTime(ago(48), now)).toMatch(/Tue.*0?3:00|Tue.*15:00/);
});

test("an older chat shows month and day", () => {
  expect(relativeTime(ago(200), now)).toMatch(/Mar 4|4 Mar/);
});

test("a day of another year shows its year", () => {
  expect(relativeTime(ago(24 * 400), now)).toMatch(/2025/);
  expect(messageTime(ago(24 * 400), now)).toMatch(/2025/);
});

test("a message says Today, Yesterday or its day, with the time", () => {
  expect(messageTime(ago(1), now)).toMatch(/^Today, /);
  expect(messageTime(ago(16), now)).toMatch(/^Yesterday, /);
  expect(messageTime(ago(72), now)).toMatch(/^(Mar 9|9 Mar), /);
});

test("a length is minutes and seconds", () => {
  expect(duration(214_400)).toBe("3:34");
  expect(duration(0)).toBe("0:00");
});

test("a download is named after the local moment", () => {
  expect(fileStamp(new Date(2026, 2, 4, 9, 5).toISOString())).toBe("2026-03-04-0905");
});

test("no format is made before a date is written: each costs milliseconds while a screen comes", async () => {
  vi.resetModules();
  const made = vi.spyOn(Intl, "DateTimeFormat");
  const { dayOf: written } = await import("./format-time.ts");
  expect(made).not.toHaveBeenCalled();
  written("2026-05-02T10:00:00Z");
  written("2026-05-03T10:00:00Z");
  expect(made).toHaveBeenCalledTimes(1);
  made.mockRestore();
});
