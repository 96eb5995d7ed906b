import pino from "pino";
import { afterAll, expect, test } from "vitest";
import { startTestServer } from "#server/testing/test-server.ts";
import { createDaily } from "./daily.ts";
import { scrubTask } from "./scrub.ts";

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

test("a task whose moment has not come stays to be done, and keeps no other process from it", async () => {
  const clock = () => new Date("2026-07-01T10:00:00Z");
  let isQuiet = false;
  const run = async () => {};
  const tasks = [{ name: "waits", isMoment: () => isQuiet, run }];
  const [one, other] = [0, 1].map(() => createDaily({ db: server.services.db, clock, log, tasks }));
  expect(await one?.runMissed()).toEqual([]);
  isQuiet = true;
  expect(await other?.runMissed()).toEqual(["waits"]);
  expect(await one?.runMissed()).toEqual([]);
});

test("the files are cleared when it is quiet, and where it never is after some hours all the same", () => {
  const { db } = server.services;
  const momentOf = (quietMs: number, patienceMs: number) =>
    scrubTask({ db: { ...db, scrub: async () => {} }, log, quietMs, patienceMs })[0]?.isMoment?.();
  expect(momentOf(0, 60_000)).toBe(true);
  expect(momentOf(3_600_000, 60_000)).toBe(false);
  expect(momentOf(3_600_000, 0)).toBe(true);
});
