import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, expect, test } from "vitest";
import { startTestServer } from "#server/testing/test-server.ts";

const server = await startTestServer();
afterAll(() => server.close());

/** Ends every connection of the product to its database, as a restart of the database does. */
async function breakConnections(): Promise<void> {
  const client = new Client({ connectionString: server.services.env.DATABASE_URL });
  await client.connect();
  await client.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await client.end();
}

// The embedded database has no connections that could break on their own.
test("connections that break, idle or between two queries, fail that one transaction and the next works", async () => {
  const person = await server.person();
  const { db } = server.services;
  const broken = db.asWorker(async (tx) => {
    await tx.execute(sql`select 1`);
    await breakConnections();
    await tx.execute(sql`select 1`);
  });
  await expect(broken).rejects.toThrow();
  expect(await person.api.usage.today({ timeZone: "UTC" })).toMatchObject({ used: 0 });
});
