import { sql } from "drizzle-orm";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import type { Transaction } from "#server/db/database.ts";
import { seedEverything } from "#server/testing/seed-everything.ts";
import type { TestPerson } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";

const server = await startTestServer();
afterEach(() => vi.useRealTimers());
afterAll(() => server.close());

const dayMs = 86_400_000;

async function countAs(person: TestPerson, table: "jobs" | "turns"): Promise<number> {
  const { rows } = await server.services.db.asUser(person.id, (tx) =>
    tx.execute(sql`select count(*)::int as rows from ${sql.identifier(table)}`),
  );
  return Number(rows[0]?.rows);
}

/** Somebody with a job and a turn that stand so and were last changed so many days ago. */
async function personWith(status: { jobs: string; turns: string }, daysAgo: number): Promise<TestPerson> {
  const person = await server.person();
  await seedEverything(server, person);
  const age = sql`clock_timestamp() - ${daysAgo} * interval '1 day'`;
  await server.services.db.asUser(person.id, async (tx: Transaction) => {
    await tx.execute(sql`delete from jobs where kind <> 'narration'`);
    await tx.execute(sql`update jobs set status = ${status.jobs}, updated_at = ${age}`);
    await tx.execute(sql`update turns set status = ${status.turns}, updated_at = ${age}`);
  });
  return person;
}

const forget = () => Promise.all([server.services.jobs.forgetOld(), server.services.turns.forgetOld()]);

test("jobs and turns that ended more than a week ago are removed, and what was said stays", async () => {
  const person = await personWith({ jobs: "ready", turns: "done" }, 8);
  const [before] = await person.api.chat.sessions();
  await forget();
  expect([await countAs(person, "jobs"), await countAs(person, "turns")]).toEqual([0, 0]);
  const { messages } = await person.api.chat.messages({ sessionId: before?.id ?? "" });
  expect(messages.length).toBeGreaterThan(0);
  expect((await person.api.playlist.list()).length).toBeGreaterThan(0);
});

test("what ended yesterday, and what waits or runs however long, is left alone", async () => {
  const lately = await personWith({ jobs: "failed", turns: "stopped" }, 1);
  const stillOpen = await personWith({ jobs: "queued", turns: "running" }, 30);
  await forget();
  for (const person of [lately, stillOpen])
    expect([await countAs(person, "jobs"), await countAs(person, "turns")]).toEqual([1, 1]);
});

test("a clock that is forty days ahead for a while ends nobody's session for good", async () => {
  const person = await server.person();
  const isIn = async () => (await person.api.account.session()).session !== null;
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 40 * dayMs });
  expect(await isIn()).toBe(false);
  await server.services.sessions.forgetOld();
  vi.useRealTimers();
  expect(await isIn()).toBe(true);
});

test("sessions that ended long ago are removed, and others stay", async () => {
  const [gone, here] = [await server.person(), await server.person()];
  const { db, sessions } = server.services;
  await db.asAccounts((tx) =>
    tx.execute(
      sql`update auth_sessions set expires_at = now() - interval '61 days' where user_id = ${gone.id}`,
    ),
  );
  await sessions.forgetOld();
  const { rows } = await db.asAccounts((tx) =>
    tx.execute(sql`select user_id from auth_sessions where user_id in (${gone.id}, ${here.id})`),
  );
  expect(rows).toEqual([{ user_id: here.id }]);
});
