import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { delaysOf, lookEveryMs, watchLoop } from "./loop-probe.ts";

test("a stall counts once for every look that it swallowed, each as late as it would have been", () => {
  expect(delaysOf(lookEveryMs)).toEqual([0]);
  expect(delaysOf(lookEveryMs + 12)).toEqual([12, 7, 2]);
  expect(delaysOf(lookEveryMs + 200)).toHaveLength(41);
});

test("a stalled loop is seen, and the next reading knows nothing of it", async () => {
  const probe = watchLoop();
  await wait(50);
  const until = performance.now() + 100;
  while (performance.now() < until);
  await wait(50);
  expect(probe.read().waited.max).toBeGreaterThan(90);
  await wait(50);
  expect(probe.read().own.max).toBeLessThan(90);
  probe.stop();
});
