import { afterEach, expect, test, vi } from "vitest";
import { timeZone } from "./time-zone.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a browser with Temporal tells its time zone without making a formatter of dates", () => {
  const formatter = vi.spyOn(Intl, "DateTimeFormat");
  vi.stubGlobal("Temporal", { Now: { timeZoneId: () => "Europe/Berlin" } });
  expect(timeZone()).toBe("Europe/Berlin");
  expect(formatter).not.toHaveBeenCalled();
});

test("a browser without Temporal is asked by a formatter, and is taken to be in UTC where it will not say", () => {
  vi.stubGlobal("Temporal", undefined);
  const options = new Intl.DateTimeFormat("en").resolvedOptions();
  const resolved = vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions");
  resolved.mockReturnValue({ ...options, timeZone: "Asia/Tokyo" });
  expect(timeZone()).toBe("Asia/Tokyo");
  resolved.mockReturnValue({ ...options, timeZone: "" });
  expect(timeZone()).toBe("UTC");
});
