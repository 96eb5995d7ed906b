import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Client } from "pg";
import { BackupError, dumpName, type Manifest } from "#server/backup/manifest.ts";
import { differences, readTableStates } from "#server/backup/table-states.ts";
import { lockNumber } from "#server/db/migrate.ts";
import { ensureRoles } from "#server/db/roles.ts";
import { type BackupConnection, connectForBackup } from "./connect.ts";
import { findProgram, type ProgramPlaces } from "./find-program.ts";
import { runProgram } from "./run-program.ts";

/** A database that a restore may fill; it is held for this process until `close`. */
export interface RestoreTarget extends BackupConnection {
  isEmpty: boolean;
  places: ProgramPlaces;
  close(): Promise<void>;
}

/** What `pg_restore` shows in the list of connections. */
const restoreName = "stillpoint-restore";
const leftoverWithinMs = 5000;

/** Connects to the database to restore into, holds off others and prepares the roles of an empty one. Throws `BackupError`. */
export async function openTarget(url: string, places: ProgramPlaces): Promise<RestoreTarget> {
  const connection = await connectForBackup(url);
  const { client, major } = connection;
  try {
    await findProgram("pg_restore", major, places);
    const { rows } = await client.query<{ held: boolean }>("select pg_try_advisory_lock($1) as held", [
      lockNumber,
    ]);
    if (!rows[0]?.held) {
      throw new BackupError("Another Stillpoint is starting or being restored on DATABASE_URL's database.");
    }
    await endLeftovers(client);
    const empty = await isEmpty(client);
    if (empty) await ensureRoles(client);
    return { ...connection, places, isEmpty: empty, close: () => client.end() };
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** The program of a restore that was killed may still be writing; we hold the lock, so nobody waits for it. */
async function endLeftovers(client: Client): Promise<void> {
  const deadline = performance.now() + leftoverWithinMs;
  for (;;) {
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = $1 and usename = current_user`,
      [restoreName],
    );
    if (!rowCount) return;
    if (performance.now() > deadline) {
      throw new BackupError("An earlier restore still works on DATABASE_URL's database.");
    }
    await pause(100);
  }
}

/** Whether a database holds no table of anybody's yet. */
export async function isEmpty(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(`select from pg_class c
    where relnamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    limit 1`);
  return rowCount === 0;
}

/**
 * Fills the target from the dump in `aside`, all or nothing, and proves every table by count and checksum. A target
 * that holds exactly the backup already was filled by a restore that was cut off later, and is left as it is.
 */
export async function fillDatabase(
  target: RestoreTarget,
  aside: string,
  held: Manifest,
  signal: AbortSignal,
): Promise<void> {
  refuseOlderServer(target, held);
  if (target.isEmpty) await runRestore(target, aside, held, signal);
  const found = await readTableStates((statement) => target.client.query(statement));
  const different = differences(held.tables, found);
  if (different.length === 0) return;
  throw new BackupError(
    target.isEmpty
      ? `The restored database differs from the backup: ${different.join("; ")}. Empty it and try again.`
      : "DATABASE_URL names a database that is not empty. A backup is restored into an empty one only.",
  );
}

function refuseOlderServer({ major }: RestoreTarget, { versions }: Manifest): void {
  if (!versions || versions.server <= major) return;
  throw new BackupError(
    `The backup is of a PostgreSQL ${versions.server}, and DATABASE_URL's is version ${major}. Restore into version ${versions.server} or newer.`,
  );
}

async function runRestore(
  { major, places, env, database }: RestoreTarget,
  aside: string,
  held: Manifest,
  signal: AbortSignal,
): Promise<void> {
  const program = await findProgram("pg_restore", Math.max(major, held.versions?.program ?? 0), places);
  const dump = join(aside, dumpName);
  const list = join(aside, "database.list");
  const listed = await runProgram(program, ["--list", dump], { env, signal });
  await writeFile(list, withoutSchema(listed));
  const args = [
    ...["--single-transaction", "--exit-on-error", "--no-password"],
    ...[`--use-list=${list}`, `--dbname=${database}`, dump],
  ];
  await runProgram(program, args, { env: { ...env, PGAPPNAME: restoreName }, signal });
}

/** Every database has the schema, and its rights are `ensureRoles`' work: the login need not own it. */
function withoutSchema(list: string): string {
  return list
    .split("\n")
    .filter((line) => !/^\d+; \d+ \d+ ((ACL|COMMENT) - )?SCHEMA /.test(line))
    .join("\n");
}
