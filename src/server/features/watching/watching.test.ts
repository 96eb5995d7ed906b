import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { Pool } from "pg";
import { afterAll, expect, test } from "vitest";
import { createDatabase } from "#server/db/database.ts";
import { createHealth } from "#server/features/health/health.ts";
import { startModelServer } from "#server/testing/servers/model-server.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { createMetrics } from "#server/watching/metrics.ts";

const token = "a-token-of-the-monitor";
const model = await startModelServer({ text: "That sounds like a long day. What was the hardest part?" });
const server = await startTestServer({
  METRICS_TOKEN: token,
  LLM_BASE_URL: model.baseUrl,
  LLM_MODEL: "local-model",
});
afterAll(async () => {
  await server.close();
  await model.close();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  server.fetch(new Request(`http://localhost:3000${path}`, { headers }));

/** Every sample of the metrics, by its name with labels. */
async function samples(): Promise<Map<string, number>> {
  const answer = await get("/metrics", { authorization: `Bearer ${token}` });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("text/plain");
  const lines = (await answer.text()).split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(" ");
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

test("a process that serves is alive and ready", async () => {
  expect((await get("/healthz")).status).toBe(200);
  const ready = await get("/readyz");
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({ status: "ok" });
  expect(ready.headers.get("cache-control")).toBe("no-store");
});

test("metrics are refused without the token, and with a wrong one", async () => {
  expect((await get("/metrics")).status).toBe(401);
  expect((await get("/metrics", { authorization: "Bearer wrong" })).status).toBe(401);
});

test("a reply is counted with its first words, its end and its tokens, and none of its words", async () => {
  const person = await server.person();
  await person.turn({ text: "My zebra shouted at me" });
  const told = await samples();
  expect(told.get('stillpoint_turns_total{status="done"}')).toBe(1);
  expect(told.get("stillpoint_turns_running")).toBe(0);
  expect(told.get("stillpoint_turn_first_text_seconds_count")).toBe(1);
  expect(told.get("stillpoint_database_up")).toBe(1);
  expect(told.get('stillpoint_database_connections{state="open"}')).toBeGreaterThan(0);
  const outcomes = [...told.keys()].filter((name) => name.startsWith("stillpoint_provider_calls_total"));
  expect(outcomes.some((name) => name.includes("local-model") && name.includes('outcome="ok"'))).toBe(true);
  const all = [...told.keys()].join();
  expect(all).not.toMatch(/zebra|long day/);
  expect(all).not.toContain(person.id);
});

test("a model that fails is counted by its fault", async () => {
  const person = await server.person();
  model.behave("wrong-key");
  await person.turn({ text: "Nobody answers" });
  const told = await samples();
  const failed = [...told].filter(([name]) => name.includes('outcome="key-refused"'));
  expect(failed.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThan(0);
});

test("what waits in the database is counted: jobs, e-mails, and erasures that are due", async () => {
  const person = await server.person();
  const { db, emailQueue } = server.services;
  // The e-mails of the sign-ups go out behind the answers.
  await emailQueue.deliverDue();
  await db.asUser(person.id, (tx) =>
    tx.execute(sql`insert into jobs (user_id, kind, input) values (${person.id}, 'of nobody', '{}')`),
  );
  await db.asAccounts((tx) =>
    tx.execute(sql`update users set erase_at = now() - interval '1 day' where id = ${person.id}`),
  );
  const told = await samples();
  expect(told.get('stillpoint_backlog{of="jobs_queued"}')).toBe(1);
  expect(told.get('stillpoint_backlog{of="erasures_due"}')).toBe(1);
  expect(told.get('stillpoint_backlog{of="emails_waiting"}')).toBe(0);
});

test("every figure that an alert looks at is one that a process counts, with the labels it asks for", async () => {
  const told = [...(await samples()).keys()];
  const alerts = readFileSync(new URL("../../../../deploy/alerts.yaml", import.meta.url), "utf8");
  const asked = [...alerts.matchAll(/^ +expr: (.*)$/gm)].flatMap(([, expression = ""]) => [
    ...expression.matchAll(/((?:stillpoint|nodejs)_\w+)(?:\{(\w+)=~?"([\w|]+)"\})?/g),
  ]);
  expect(asked.length).toBeGreaterThanOrEqual(9);
  for (const [, name = "", label, values = ""] of asked)
    for (const value of values.split("|")) {
      // A way to end that no turn has taken yet has no line; what is gauged has them all.
      const wanted = label === undefined ? name : `${name}{${label}="${label === "status" ? "" : value}`;
      expect(
        told.some((one) => one.startsWith(wanted)),
        wanted,
      ).toBe(true);
    }
});

test("without METRICS_TOKEN there are no metrics, and a balancer is still answered", async () => {
  const plain = await startTestServer();
  const ask = (path: string) => plain.fetch(new Request(`http://localhost:3000${path}`));
  expect((await ask("/metrics")).status).toBe(404);
  expect((await ask("/readyz")).status).toBe(200);
  await plain.close();
});

test("while the database does not answer the process is not ready, and the other figures are still told", async () => {
  const nobody = new Pool({ connectionString: "postgres://stillpoint@127.0.0.1:9/none" });
  const db = createDatabase(nobody, { label: "PostgreSQL", close: () => nobody.end() });
  expect(await createHealth({ ...server.services, db }).failing()).toEqual(["database"]);
  const metrics = await createMetrics({ ...server.services, db });
  metrics.turns.ended("failed", { turnId: crypto.randomUUID(), seconds: 1, firstTextSeconds: undefined });
  const { text } = await metrics.read();
  expect(text).toContain("stillpoint_database_up 0");
  expect(text).toContain('stillpoint_turns_total{status="failed"} 1');
  expect(text).not.toContain("stillpoint_backlog{");
  await db.close();
});

test("a process whose disk is gone is alive and not ready, and says what fails", async () => {
  const broken = await startTestServer();
  await rm(broken.dataDir, { recursive: true, force: true });
  const ready = await broken.fetch(new Request("http://localhost:3000/readyz"));
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ status: "failing", failing: ["disk"] });
  expect((await broken.fetch(new Request("http://localhost:3000/healthz"))).status).toBe(200);
  await broken.close().catch(() => undefined);
});
