import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { patiently } from "#scripts/patience.ts";
import { processorMs, residentMb } from "./process-cost.ts";

const isTold = process.platform === "linux";

test.runIf(isTold)("time is counted while a process works, and not while it waits", async () => {
  const child = spawn(process.execPath, ["-e", "console.log('here'); setInterval(() => {}, 10_000)"]);
  try {
    await once(child.stdout, "data");
    const pid = child.pid ?? 0;
    // On a busy machine it is still starting for a while.
    await vi.waitFor(async () => {
      const before = (await processorMs(pid)) ?? Number.NaN;
      await wait(1000);
      expect(((await processorMs(pid)) ?? Number.NaN) - before).toBeLessThan(200);
    }, patiently);
    expect(await residentMb(pid)).toBeGreaterThan(10);
  } finally {
    child.kill();
  }
  const own = (await processorMs(process.pid)) ?? Number.NaN;
  const { user } = process.cpuUsage();
  while (process.cpuUsage().user - user < 400_000);
  expect(((await processorMs(process.pid)) ?? Number.NaN) - own).toBeGreaterThan(300);
});

test("of a process that is not there nothing is told", async () => {
  const nobody = 2 ** 22 + 1;
  expect([await processorMs(nobody), await residentMb(nobody)]).toEqual([undefined, undefined]);
});
