import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { Client, ClientBase } from "pg";
import { z } from "zod";
import { BackupError, type TableStates } from "#server/backup/manifest.ts";
import { connectForBackup } from "#server/backup/postgres/connect.ts";
import { isEmpty } from "#server/backup/postgres/fill-database.ts";
import { differences, readTableStates, settleText } from "#server/backup/table-states.ts";
import { bringUpToDate, lockNumber, moveSchema } from "#server/db/migrate.ts";
import { copyRows, copySequences } from "./copy-rows.ts";
import { readShapes, type TableShape, withoutMigrations } from "./table-shapes.ts";

/** A PostgreSQL that is being moved into; it is held for this process until `close`. */
export interface MoveTarget {
  /** Brings every row over, or what an earlier move left, and proves it. Throws `BackupError`. */
  fill(source: ClientBase, signal: AbortSignal): Promise<TableStates>;
  /** Opens the database for use; until then a start on it is refused. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

/** A move that was killed lets go of the database as soon as PostgreSQL notices. */
const heldForMs = 10_000;

const begun = z.array(
  z.object({ states: z.record(z.string(), z.object({ rows: z.int(), checksum: z.string() })) }),
);
const links = z.array(z.object({ table_name: z.string(), name: z.string(), definition: z.string() }));

/** Connects to the PostgreSQL to move into and keeps everybody else from it. Throws `BackupError`. */
export async function openMoveTarget(url: string): Promise<MoveTarget> {
  const { client } = await connectForBackup(url);
  try {
    await hold(client);
    return {
      fill: (source, signal) => fill(source, client, signal),
      finish: async () => {
        await client.query(`drop schema if exists ${moveSchema} cascade`);
      },
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function hold(client: Client): Promise<void> {
  const deadline = performance.now() + heldForMs;
  for (;;) {
    const { rows } = await client.query<{ held: boolean }>("select pg_try_advisory_lock($1) as held", [
      lockNumber,
    ]);
    if (rows[0]?.held) return;
    if (performance.now() > deadline)
      throw new BackupError("Another Stillpoint is starting or being moved on DATABASE_URL's database.");
    await pause(200);
  }
}

async function fill(source: ClientBase, target: Client, signal: AbortSignal): Promise<TableStates> {
  const states = await readTableStates((statement) => source.query(statement));
  const isBegun = await hasBegun(target);
  if (!isBegun && !(await isEmpty(target))) {
    await refuseOtherRows(states, target);
    return states;
  }
  const shapes = await readShapes((statement) => source.query(statement));
  if (!isBegun) await target.query(`create schema ${moveSchema}`);
  await bringUpToDate(target);
  await prepare(target, shapes, states);
  await settleText((statement) => source.query(statement));
  await settleText((statement) => target.query(statement));
  for (const shape of shapes) await copyRows({ source, target }, shape, signal);
  await copySequences({ source, target }, shapes);
  signal.throwIfAborted();
  const different = await differencesFrom(states, target);
  if (different.length > 0)
    throw new BackupError(
      `What arrived differs: ${different.join("; ")}. Empty DATABASE_URL's database and run it again.`,
    );
  await putLinksBack(target);
  await target.query("analyze");
  return states;
}

async function hasBegun(target: Client): Promise<boolean> {
  const { rowCount } = await target.query("select from pg_namespace where nspname = $1", [moveSchema]);
  return rowCount !== 0;
}

async function differencesFrom(states: TableStates, target: Client): Promise<string[]> {
  const found = await readTableStates((statement) => target.query(statement));
  return differences(withoutMigrations(states), withoutMigrations(found));
}

/** A move that was killed at its very end has filled the database already; any other rows are somebody's. */
async function refuseOtherRows(states: TableStates, target: Client): Promise<void> {
  if ((await differencesFrom(states, target)).length === 0) return;
  throw new BackupError(
    "DATABASE_URL names a database that is not empty. A move goes into an empty one only.",
  );
}

/**
 * Takes the links between tables off, which would ask for an order among rows, and notes them. Where the source is not
 * what an earlier move began with, that one counts as nothing.
 */
async function prepare(target: Client, shapes: readonly TableShape[], states: TableStates): Promise<void> {
  await target.query("begin");
  try {
    await target.query(`create table if not exists ${moveSchema}.source (states json not null)`);
    await target.query(`create table if not exists ${moveSchema}.tables
      (name text primary key, after text[], is_done boolean not null default false)`);
    await target.query(`create table if not exists ${moveSchema}.links
      (table_name text not null, name text not null, definition text not null)`);
    const [earlier] = begun.parse((await target.query(`select states from ${moveSchema}.source`)).rows);
    if (!isDeepStrictEqual(earlier?.states, states)) await beginAnew(target, shapes, states);
    await target.query("commit");
  } catch (error) {
    await target.query("rollback").catch(() => undefined);
    throw error;
  }
}

async function beginAnew(target: Client, shapes: readonly TableShape[], states: TableStates): Promise<void> {
  await target.query(`insert into ${moveSchema}.links
    select conrelid::regclass::text, quote_ident(conname), pg_get_constraintdef(oid) from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace`);
  const noted = await target.query(`select distinct table_name, name, definition from ${moveSchema}.links`);
  for (const { table_name, name } of links.parse(noted.rows))
    await target.query(`alter table ${table_name} drop constraint if exists ${name}`);
  await target.query(`truncate ${shapes.map(({ name }) => `public.${name}`).join(", ")}`);
  await target.query(`truncate ${moveSchema}.tables, ${moveSchema}.source`);
  for (const { name } of shapes)
    await target.query(`insert into ${moveSchema}.tables (name) values ($1)`, [name]);
  await target.query(`insert into ${moveSchema}.source (states) values ($1)`, [JSON.stringify(states)]);
}

/** Making them again looks at every row, so that nothing points nowhere. */
async function putLinksBack(target: Client): Promise<void> {
  await target.query("begin");
  try {
    const { rows } = await target.query(
      `select distinct table_name, name, definition from ${moveSchema}.links`,
    );
    for (const { table_name, name, definition } of links.parse(rows))
      await target.query(`alter table ${table_name} add constraint ${name} ${definition}`);
    await target.query(`truncate ${moveSchema}.links`);
    await target.query("commit");
  } catch (error) {
    await target.query("rollback").catch(() => undefined);
    throw error;
  }
}
