import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { seedEverything } from "#server/testing/seed-everything.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import type { Transaction } from "./database.ts";
import { roles } from "./roles.ts";

const server = await startTestServer();
afterAll(() => server.close());

const { db } = server.services;
const [owner, other] = [await server.person(), await server.person()];
await seedEverything(server, owner);

/** What belongs to nobody and everybody may read. */
const shared = new Set([
  ...["knowledge_passages", "knowledge_terms", "knowledge_postings", "knowledge_figures"],
  "knowledge_vectors",
]);
/** Seen by the account look-ups alone; not even a person sees their own. */
const accountsOnly = new Set([
  "invitations",
  "operator_acts",
  "auth_accounts",
  "auth_sessions",
  "auth_verifications",
  "two_factors",
  "passkeys",
]);
const denied = "42501";

interface Table {
  name: string;
  owner: string | undefined;
  first: string;
  isForced: boolean;
}

async function readTables(): Promise<Table[]> {
  const { rows } = await db.asMigrator((tx) =>
    tx.execute<{ name: string; owner: string | null; first: string; forced: boolean }>(sql`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
        (select attname from pg_attribute where attrelid = c.oid and attnum = 1) as first,
        (select attname from pg_attribute where attrelid = c.oid and attname = 'user_id') as owner
      from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by 1`),
  );
  return rows.map(({ name, owner: column, first, forced }) => ({
    name,
    first,
    owner: column ?? (["users", "profiles"].includes(name) ? "id" : undefined),
    isForced: forced,
  }));
}

const tables = await readTables();

/** Rows seen or changed, or the database's code for its refusal. */
async function outcome(work: Promise<{ rowCount: number | null }>): Promise<number | string> {
  try {
    return (await work).rowCount ?? 0;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    if (cause instanceof Error && "code" in cause) return String(cause.code);
    throw error;
  }
}

const column = (name: string) => sql.identifier(name);
const ownedBy = (table: Table, id: string) =>
  table.owner ? sql`where ${column(table.owner)} = ${id}` : sql``;

const actions = {
  select: (table: Table) => sql`select * from ${column(table.name)} ${ownedBy(table, owner.id)}`,
  insert: (table: Table) =>
    table.owner
      ? sql`insert into ${column(table.name)} (${column(table.owner)}) values (${owner.id})`
      : sql`insert into ${column(table.name)} default values`,
  update: (table: Table) =>
    sql`update ${column(table.name)} set ${column(table.first)} = ${column(table.first)} ${ownedBy(table, owner.id)}`,
  delete: (table: Table) => sql`delete from ${column(table.name)} ${ownedBy(table, owner.id)}`,
};

const every = async (work: (table: Table) => Promise<void>) => {
  for (const table of tables) await work(table);
};

test("every table of a person's has forced row security", async () => {
  expect(tables.length).toBeGreaterThanOrEqual(14);
  const open = tables.filter((table) => table.owner && !table.isForced).map(({ name }) => name);
  expect(open).toEqual([]);
});

test("the owner has a row in every table of a person's, so that the other's empty hands prove something", async () => {
  await every(async (table) => {
    if (!table.owner) return;
    const read = (tx: Transaction) => tx.execute(actions.select(table));
    const seen = await outcome(
      accountsOnly.has(table.name) ? db.asAccounts(read) : db.asUser(owner.id, read),
    );
    expect(seen, table.name).toBeGreaterThan(0);
  });
});

test("another person sees and changes nothing, in any table, in any way", async () => {
  let cells = 0;
  await every(async (table) => {
    for (const [action, statement] of Object.entries(actions)) {
      const result = await outcome(db.asUser(other.id, (tx) => tx.execute(statement(table))));
      cells += 1;
      if (action === "select" && shared.has(table.name)) continue;
      const isNothing = result === denied || (table.owner && action !== "insert" && result === 0);
      expect(isNothing, `${action} ${table.name}: ${result}`).toBe(true);
    }
  });
  console.log(`isolation in the database: ${cells} cells over ${tables.length} tables`);
});

test("nobody at all sees anything: the resting role is refused, a transaction without a person finds no row", async () => {
  await every(async (table) => {
    const resting = await outcome(
      db.asMigrator(async (tx) => {
        await tx.execute(sql`set local role ${column(roles.visitor)}`);
        return tx.execute(actions.select(table));
      }),
    );
    expect(resting, table.name).toBe(denied);
    if (shared.has(table.name)) return;
    const nobody = await outcome(db.asUser("", (tx) => tx.execute(sql`select * from ${column(table.name)}`)));
    expect([0, denied], table.name).toContain(nobody);
  });
});

test("the account look-ups and the job runner read no words of a person's", async () => {
  for (const name of [
    "chat_sessions",
    "chat_messages",
    "turns",
    "jobs",
    "audio_narrations",
    "user_agreements",
    "function_tokens",
    "safety_plans",
    "memory_choices",
    "remembered_lines",
    "live_parts",
    "heart_recordings",
  ]) {
    const read = (tx: Transaction) => tx.execute(sql`select * from ${column(name)}`);
    expect(await outcome(db.asAccounts(read)), name).toBe(denied);
    expect(await outcome(db.asWorker(read)), name).toBe(denied);
  }
});

test("a person cannot hand a row of theirs to somebody else", async () => {
  await seedEverything(server, other);
  for (const name of ["chat_messages", "jobs", "user_usage_limits"]) {
    const give = sql`update ${column(name)} set user_id = ${owner.id} where user_id = ${other.id}`;
    expect(await outcome(db.asUser(other.id, (tx) => tx.execute(give))), name).toBe(denied);
  }
});

test("after an error the next transaction has neither the role nor the person of the last", async () => {
  const broken = db.asUser(owner.id, (tx) => tx.execute(sql`select 1 from no_such_table`));
  expect(await outcome(broken)).toBe("42P01");
  const { rows } = await db.asAccounts((tx) =>
    tx.execute(sql`select current_user as role, current_setting('app.user_id', true) as person`),
  );
  expect(rows).toEqual([{ role: roles.accounts, person: "" }]);
  const lost = db.asUser(randomUUID(), (tx) => tx.execute(sql`select * from chat_messages`));
  expect(await outcome(lost)).toBe(0);
});

test("a transaction inside another is refused at once instead of waiting for itself", async () => {
  const nested = db.asUser(owner.id, () => db.asUser(other.id, async () => "seen"));
  await expect(nested).rejects.toThrow("inside another one");
});
