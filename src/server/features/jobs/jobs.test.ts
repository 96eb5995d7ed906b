import { setTimeout as sleep } from "node:timers/promises";
import pino from "pino";
import { afterAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { patiently } from "#scripts/patience.ts";
import { DatabaseUnreachable } from "#server/db/database-unreachable.ts";
import { createLocalSignals } from "#server/db/signals.ts";
import type { TestPerson } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";

import { type JobDefinition, JobHandedOver, type RunningJob, type SeenJob } from "./define-job.ts";
import { createJobs, type Jobs } from "./jobs.ts";

const server = await startTestServer();
await server.services.jobs.close(); // the jobs of these tests are run by runners of their own
const { db } = server.services;
afterAll(() => server.close());

const runners: Jobs[] = [];
afterAll(() => Promise.all(runners.map((each) => each.close())));

const testJob = {
  kind: "test",
  input: z.object({ name: z.string() }),
  result: z.object({}),
  attempts: 2,
  timeoutMs: 600_000,
  failure: "It could not be done",
  whileRunning: "NARRATION_RUNNING",
} satisfies JobDefinition;

type Work = (job: RunningJob<{ name: string }, Record<string, never>>) => Promise<void>;

/** A runner that knows one kind of job, and has not started yet. */
function runner(work: Work, atOnce = 1): Jobs {
  const jobs = createJobs({
    signals: createLocalSignals(),
    db,
    log: pino({ level: "silent" }),
    owner: crypto.randomUUID(),
    atOnce,
  });
  jobs.define(testJob, { work });
  runners.push(jobs);
  return jobs;
}

const add = (jobs: Jobs, { id: userId }: TestPerson, name: string) =>
  db.asUser(userId, (tx) => jobs.add(tx, { userId, kind: "test", input: { name } }));
const found = ({ id: userId }: TestPerson, jobId: string) =>
  db.asUser(userId, (tx) => server.services.jobs.find(tx, jobId));

async function ended(person: TestPerson, jobId: string, status: string): Promise<void> {
  const hasEnded = async () => expect((await found(person, jobId))?.status).toBe(status);
  await vi.waitFor(hasEnded, patiently);
}

/** Work that has no end of its own. */
const untilStopped: Work = ({ signal }) => sleep(600_000, undefined, { signal, ref: false });

/** Work that notes whose turn it was and is ready when so many have had theirs. */
function noted(order: unknown[], together = 1): Work {
  return async ({ userId, input, finish }) => {
    order.push(input.name);
    await vi.waitFor(() => expect(order.length).toBeGreaterThanOrEqual(together), patiently);
    await db.asUser(userId, (tx) => finish(tx, {}));
  };
}

test.each([1, 2])("a person with five jobs lets another's one job run second, %i at once", async (atOnce) => {
  const [many, one] = [await server.person(), await server.person()];
  const order: unknown[] = [];
  // Two that are taken at once note it in either order, so neither ends before both have.
  const jobs = runner(noted(order, atOnce), atOnce);
  for (const name of ["many 1", "many 2", "many 3", "many 4", "many 5"]) await add(jobs, many, name);
  await add(jobs, one, "one");
  await jobs.start(true);
  await vi.waitFor(() => expect(order).toHaveLength(6), patiently);
  expect(order.slice(0, 2).sort()).toEqual(["many 1", "one"]);
  await jobs.close();
});

test("a job that was served long ago does not count against its person's next one", async () => {
  const [regular, newcomer] = [await server.person(), await server.person()];
  const order: unknown[] = [];
  const first = runner(noted(order));
  const before = await add(first, regular, "before");
  await first.start(true);
  await ended(regular, before.id, "ready");
  await first.close();
  const second = runner(noted(order));
  await add(second, regular, "regular");
  await add(second, newcomer, "newcomer");
  await second.start(true);
  await vi.waitFor(() => expect(order).toEqual(["before", "regular", "newcomer"]), patiently);
  await second.close();
});

test("a job cut off by the end of its process is taken up again at the next start", async () => {
  const person = await server.person();
  const broken = runner(untilStopped);
  const { id } = await add(broken, person, "cut off");
  await broken.start(true);
  await ended(person, id, "running");

  const order: unknown[] = [];
  const next = runner(noted(order));
  await next.start(true);
  await ended(person, id, "ready");
  expect(order).toEqual(["cut off"]);
  expect((await found(person, id))?.attempts).toBe(2);
  await next.close();
  await broken.close();
  expect((await found(person, id))?.status).toBe("ready");
});

test("a process that is stopped lets go of its jobs: another takes them up at once, as if for the first time", async () => {
  const person = await server.person();
  let id = "";
  const reasons: unknown[] = [];
  for (let stops = 0; stops < 3; stops++) {
    const stopped = runner((job) => untilStopped(job).finally(() => reasons.push(job.signal.reason)));
    id ||= (await add(stopped, person, "handed over")).id;
    await stopped.start(false);
    await ended(person, id, "running");
    await stopped.close();
  }
  for (const reason of reasons) expect(reason).toBeInstanceOf(JobHandedOver);
  const order: unknown[] = [];
  const next = runner(noted(order));
  await next.start(false);
  await ended(person, id, "ready");
  expect(order).toEqual(["handed over"]);
  expect((await found(person, id))?.attempts).toBe(1);
  await next.close();
});

test("a job whose database went away is no failure: it is taken up again when its lease has run out", async () => {
  const person = await server.person();
  const order: unknown[] = [];
  const jobs = runner(async () => {
    order.push("broke off");
    throw new DatabaseUnreachable(new Error("gone"));
  });
  const { id } = await add(jobs, person, "cut off");
  await jobs.start(false);
  await vi.waitFor(() => expect(order).toEqual(["broke off"]), patiently);
  await jobs.close();
  expect((await found(person, id))?.status).toBe("running");
  const next = runner(noted(order));
  await next.start(true);
  await ended(person, id, "ready");
  await next.close();
});

test("a job that ends its process again and again fails with its kind's sentence", async () => {
  const person = await server.person();
  const killed: Jobs[] = [];
  let id = "";
  for (const attempts of [1, 2]) {
    const jobs = runner(untilStopped);
    killed.push(jobs);
    id ||= (await add(jobs, person, "deadly")).id;
    await jobs.start(true);
    await vi.waitFor(async () => expect((await found(person, id))?.attempts).toBe(attempts), patiently);
  }
  const order: unknown[] = [];
  const last = runner(noted(order));
  await last.start(true);
  await ended(person, id, "failed");
  expect((await found(person, id))?.error).toBe("It could not be done");
  expect(order).toEqual([]);
  for (const jobs of [last, ...killed]) await jobs.close();
  expect((await found(person, id))?.status).toBe("failed");
});

test("a cancelled job is told so while it runs, and one that waits never begins", async () => {
  const [person, other] = [await server.person(), await server.person()];
  const begun: unknown[] = [];
  const stopped: unknown[] = [];
  const jobs = runner(async (job) => {
    begun.push(job.input.name);
    await untilStopped(job).finally(() => stopped.push(job.input.name));
  });
  const running = await add(jobs, person, "running");
  await jobs.start(true);
  await vi.waitFor(() => expect(begun).toEqual(["running"]), patiently);
  const waiting = await add(jobs, person, "waiting");
  expect(await jobs.cancel(other.id, running.id)).toBe(false);
  expect(await jobs.cancel(person.id, waiting.id)).toBe(true);
  expect(await jobs.cancel(person.id, running.id)).toBe(true);
  expect(await jobs.cancel(person.id, running.id)).toBe(false);
  await vi.waitFor(() => expect(stopped).toEqual(["running"]), patiently);
  await jobs.close();
  expect(begun).toEqual(["running"]);
  for (const { id } of [running, waiting]) expect((await found(person, id))?.status).toBe("cancelled");
});

test("a job is seen as far as its work says, never falling, and as what became of it", async () => {
  const [person, other] = [await server.person(), await server.person()];
  const jobs = runner(async ({ userId, step, sounds, finish }) => {
    for (const progress of [20, 60, 20]) step(progress);
    sounds();
    await seen.promise;
    await db.asUser(userId, (tx) => finish(tx, {}));
  });
  const seen = Promise.withResolvers<void>();
  const view = {
    definition: testJob,
    describe: async (_tx: unknown, job: SeenJob<{ name: string }, unknown>) => ({
      ...job,
      queuePosition: null,
    }),
  };
  const { id } = await add(jobs, person, "watched");
  expect(await jobs.see(view, person.id, id)).toMatchObject({ progress: 10, queuePosition: 1 });
  await expect(jobs.see(view, other.id, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  const told: unknown[] = [];
  const watching = await jobs.watch(view, { userId: person.id, jobId: id, signal: undefined });
  await jobs.start(true);
  for await (const { status, progress, isAudible } of watching) {
    told.push([status, progress, isAudible]);
    if (isAudible) seen.resolve();
  }
  expect(told.slice(-2)).toEqual([
    ["running", 60, true],
    ["ready", 100, false],
  ]);
  await jobs.close();
});

test("what is made for a person already is what they are told of, whichever kind they ask for", async () => {
  const person = await server.person();
  const jobs = runner(untilStopped);
  const another = { ...testJob, kind: "another", whileRunning: "MUSIC_RUNNING" } satisfies JobDefinition;
  jobs.define(another, { work: untilStopped });
  await jobs.begin(another, person.id, async () => ({ name: "first" }));
  const second = jobs.begin(testJob, person.id, async (tx) => {
    await jobs.refuseSecond(tx, person.id, testJob);
    return { name: "second" };
  });
  await expect(second).rejects.toMatchObject({ code: "MUSIC_RUNNING" });
  await jobs.cancelAll(person.id);
  await jobs.close();
});
