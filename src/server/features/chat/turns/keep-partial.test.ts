import { expect, test } from "vitest";
import { keepEveryMs } from "./keep-partial.ts";

test("a few replies are saved four times a second each, and many together 25 times", () => {
  expect([1, 3, 6].map(keepEveryMs)).toEqual([250, 250, 250]);
  expect([10, 25, 50].map((turns) => turns * (1000 / keepEveryMs(turns)))).toEqual([25, 25, 25]);
});

test("however many replies are written, a crash costs two seconds of one at the most", () => {
  expect(keepEveryMs(10_000)).toBe(2000);
});
