import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { Pool } from "pg";
import { afterAll, expect, test } from "vitest";
import { freshDatabase } from "#server/testing/test-database.ts";
import { createDatabase } from "./database.ts";
import { openEmbedded } from "./embedded/embedded.ts";
import { restAsVisitor, roles } from "./roles.ts";

const dataDir = await mkdtemp(join(tmpdir(), "stillpoint-resting-"));
const url = await freshDatabase(dataDir);

/** One connection, so that whoever comes next surely gets the one that was handed back. */
async function onePool(): Promise<{ pool: Pool; close: () => Promise<void> }> {
  if (!url) return openEmbedded(dataDir);
  const pool = new Pool({ connectionString: url, max: 1, onConnect: restAsVisitor });
  return { pool, close: () => pool.end() };
}

const { pool, close } = await onePool();
const db = createDatabase(pool, { label: "A test's", close });
afterAll(async () => {
  await db.close();
  await rm(dataDir, { recursive: true, force: true });
});

const denied = { code: "42501" };
const personal = [
  "users",
  "profiles",
  "chat_sessions",
  "chat_messages",
  "audio_narrations",
  "user_agreements",
];

/** The next holder of the connection is the visitor, nobody in particular, and sees nothing of anybody. */
async function expectAtRest(): Promise<void> {
  const { rows } = await pool.query(
    "select current_user as role, coalesce(current_setting('app.user_id', true), '') as person",
  );
  expect(rows).toEqual([{ role: roles.visitor, person: "" }]);
  for (const name of personal)
    await expect(pool.query(`select * from ${name}`)).rejects.toMatchObject(denied);
}

const read = sql`select * from chat_messages`;
const works: [string, () => Promise<unknown>][] = [
  ["its opening", async () => {}],
  ["a person's transaction", () => db.asUser(randomUUID(), (tx) => tx.execute(read))],
  ["the account look-ups", () => db.asAccounts((tx) => tx.execute(sql`select * from users`))],
  ["the migrator", () => db.asMigrator((tx) => tx.execute(sql`select 1`))],
  ["an error of SQL", () => db.asUser(randomUUID(), (tx) => tx.execute(sql`select * from no_such_table`))],
  ["an error of ours", () => db.asUser(randomUUID(), () => Promise.reject(new Error("of ours")))],
  [
    "an error that was swallowed inside, which makes the commit a rollback",
    () => db.asUser(randomUUID(), (tx) => tx.execute(sql`select 1 / 0`).catch(() => undefined)),
  ],
  [
    "an error at the commit",
    () =>
      db.asMigrator(async (tx) => {
        await tx.execute(
          sql`create temporary table late (id int unique deferrable initially deferred) on commit drop`,
        );
        await tx.execute(sql`insert into late values (1), (1)`);
      }),
  ],
];

test.each(works)(
  "a connection handed on after %s rests as the visitor and sees nothing",
  async (_name, work) => {
    await work().catch(() => undefined);
    await expectAtRest();
  },
);

test("a person's rights end with their transaction, also for the next person on the same connection", async () => {
  const [one, two] = [randomUUID(), randomUUID()];
  const whoAmI = sql`select current_setting('app.user_id', true) as person, current_user as role`;
  for (const person of [one, two, one]) {
    const { rows } = await db.asUser(person, (tx) => tx.execute(whoAmI));
    expect(rows).toEqual([{ person, role: roles.person }]);
  }
  await expectAtRest();
});
