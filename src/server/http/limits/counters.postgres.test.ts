import { createHash } from "node:crypto";
import pino from "pino";
import { afterAll, expect, test, vi } from "vitest";
import { patiently } from "#scripts/patience.ts";
import { createApp } from "#server/app.ts";
import { startServices } from "#server/start-services.ts";
import { createTestClient, errorCodeOf } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { createSharedCounters } from "./counters.ts";

const log = pino({ level: "silent" });
const settings = { SESSION_SECRET: "one secret for both servers of this test", RATE_LIMITS: "on" };
const server = await startTestServer(settings);
// A second server on the same database, as a second process would be one.
const second = await startServices(server.services.env, log);
const elsewhere = createApp(second);
afterAll(async () => {
  await second.close();
  await server.close();
});

const { db } = server.services;
const needs = { db, log, secret: settings.SESSION_SECRET };
const countersOfTwo = [createSharedCounters(needs), createSharedCounters(needs)] as const;

test("wrong passwords are counted together at two processes, so that a second one gives no further attempts", async () => {
  const here = server.visitor("203.0.113.7");
  const there = createTestClient(server.services.env.publicUrl, async (request) =>
    elsewhere.fetch(request, { incoming: { socket: { remoteAddress: "203.0.113.7" } } }),
  );
  const guess = { email: "somebody@example.test", password: "a wrong guess 1" };
  const codes: unknown[] = [];
  for (let count = 0; count < 12; count++) {
    const client = count % 2 ? there : here;
    codes.push(await errorCodeOf(client.api.account.signIn(guess)));
  }
  expect(codes.slice(0, 10)).not.toContain("RATE_LIMITED");
  expect(codes.slice(10)).toEqual(["RATE_LIMITED", "RATE_LIMITED"]);
});

test("of many at once at two processes exactly as many pass as may", async () => {
  const rate = { times: 5, seconds: 60 };
  const [here, there] = countersOfTwo.map((each) => each.open("at once", rate));
  const counts = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? here : there)?.("somebody")),
  );
  expect(counts.filter((count) => count && !count.isOver)).toHaveLength(5);
});

test("what is given back at one process may be done at another, and a window ends for both", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const rate = { times: 1, seconds: 60 };
  const [here, there] = [
    countersOfTwo[0].open("given back", rate),
    countersOfTwo[1].open("given back", rate),
  ];
  const first = await here("somebody");
  expect(first.isOver).toBe(false);
  await first.giveBack();
  expect((await there("somebody")).isOver).toBe(false);
  expect(await here("somebody")).toMatchObject({ isOver: true, seconds: 60 });
  vi.setSystemTime(Date.now() + 60_000);
  expect((await here("somebody")).isOver).toBe(false);
  vi.useRealTimers();
});

async function namesCounted(): Promise<(string | undefined)[]> {
  const { rows } = await db.asAccounts((tx) => tx.execute("select key from rate_limits"));
  return rows.map(({ key }) => String(key).split(":")[0]);
}

test("counts that no longer count are removed, and others stay", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const [counters] = countersOfTwo;
  const short = counters.open("short", { times: 1, seconds: 60 });
  const long = counters.open("long", { times: 1, seconds: 86_400 });
  // A call that the database of a busy machine does not take in time is counted in the process alone.
  await vi.waitFor(async () => {
    await short("somebody");
    await long("somebody");
    expect(await namesCounted()).toEqual(expect.arrayContaining(["short", "long"]));
  }, patiently);
  vi.setSystemTime(Date.now() + 61_000);
  await counters.forgetOld();
  const names = await namesCounted();
  expect(names).toContain("long");
  expect(names).not.toContain("short");
  expect((await long("somebody")).isOver).toBe(true);
  vi.useRealTimers();
});

test("while the database is away a process goes on counting by itself", async () => {
  const away = { ...db, asAccountsAtOnce: () => Promise.reject(new Error("the database is away")) };
  const count = createSharedCounters({ ...needs, db: away }).open("away", { times: 2, seconds: 60 });
  expect((await count("somebody")).isOver).toBe(false);
  expect((await count("somebody")).isOver).toBe(false);
  expect((await count("somebody")).isOver).toBe(true);
});

test("neither an address nor an account can be read from what is counted", async () => {
  const { rows } = await db.asAccounts((tx) => tx.execute("select key from rate_limits"));
  const keys = rows.map(({ key }) => String(key)).join("\n");
  expect(rows.length).toBeGreaterThan(0);
  expect(keys).not.toMatch(/203\.0\.113|example\.test/);
  expect(keys).not.toContain(createHash("sha256").update("203.0.113.7").digest("base64url"));
});
