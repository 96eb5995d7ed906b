import pino from "pino";
import { afterAll, expect, test } from "vitest";
import { startTestServer } from "#server/testing/test-server.ts";
import { createDaily } from "./daily.ts";

const server = await startTestServer();
afterAll(() => server.close());

const log = pino({ level: "silent" });
const hourMs = 3_600_000;

/** A process of its own on the same database, with a task that counts. */
function startProcess(task: { name: string; work?: () => Promise<void> }, clock: () => Date) {
  let runs = 0;
  const run = async () => {
    runs += 1;
    await task.work?.();
  };
  const daily = createDaily({ db: server.services.db, clock, log, tasks: [{ name: task.name, run }] });
  return { daily, runs: () => runs };
}

test("a task is done once a UTC day, also when the clocks of a country change", async () => {
  let now = new Date("2026-10-24T23:59:00Z");
  const { daily, runs } = startProcess({ name: "once" }, () => now);
  expect(await daily.runMissed()).toEqual(["once"]);
  expect(await daily.runMissed()).toEqual([]);
  now = new Date("2026-10-25T00:00:00Z");
  expect(await daily.runMissed()).toEqual(["once"]);
  for (let hour = 1; hour < 24; hour += 1) {
    now = new Date(Date.parse("2026-10-25T00:00:00Z") + hour * hourMs);
    expect(await daily.runMissed()).toEqual([]);
  }
  expect(runs()).toBe(2);
});

test("of two processes one does it", async () => {
  const clock = () => new Date("2026-03-29T10:00:00Z");
  const [one, two] = [startProcess({ name: "shared" }, clock), startProcess({ name: "shared" }, clock)];
  await Promise.all([one.daily.runMissed(), two.daily.runMissed()]);
  expect(one.runs() + two.runs()).toBe(1);
});

test("a task held by a process that died is taken up when its lease has run out", async () => {
  let now = new Date("2026-05-01T10:00:00Z");
  const dead = startProcess({ name: "held", work: () => new Promise(() => {}) }, () => now);
  void dead.daily.runMissed();
  const next = startProcess({ name: "held" }, () => now);
  await expect.poll(() => dead.runs()).toBe(1);
  expect(await next.daily.runMissed()).toEqual([]);
  now = new Date("2026-05-01T10:10:00Z");
  expect(await next.daily.runMissed()).toEqual(["held"]);
});

test("a task that fails is tried again, and the next task runs all the same", async () => {
  const clock = () => new Date("2026-06-01T10:00:00Z");
  let isBroken = true;
  const fail = async () => {
    if (isBroken) throw new Error("broken");
  };
  const daily = createDaily({
    db: server.services.db,
    clock,
    log,
    tasks: [
      { name: "breaks", run: fail },
      { name: "after it", run: async () => {} },
    ],
  });
  expect(await daily.runMissed()).toEqual(["after it"]);
  isBroken = false;
  expect(await daily.runMissed()).toEqual(["breaks"]);
});
