import { expect, test } from "vitest";
import { secondsToWait } from "./seconds-to-wait.ts";

const now = new Date("2026-11-22T12:00:00Z");

test.each([
  [{ "retry-after": "7" }, 7],
  [{ "retry-after": " 1.5 " }, 1.5],
  [{ "retry-after": "Sun, 22 Nov 2026 12:00:30 GMT" }, 30],
  [{ "retry-after": "Sun, 22 Nov 2026 11:00:00 GMT" }, 0],
  [{ "retry-after-ms": "250", "retry-after": "9" }, 0.25],
  [{ "retry-after": "soon" }, undefined],
  [{ "retry-after": "-3" }, undefined],
  [{}, undefined],
])("%j asks for a pause of %s seconds", (headers, seconds) => {
  expect(secondsToWait({ ...headers }, now)).toBe(seconds);
});
