import { join } from "node:path";
import type { Client } from "pg";
import { BackupError, dumpName, type Manifest } from "#server/backup/manifest.ts";
import { type RunSql, readTableStates } from "#server/backup/table-states.ts";
import type { Storage } from "#server/providers/storage/storage.ts";
import { type BackupConnection, connectForBackup } from "./connect.ts";
import { findProgram, type Program, type ProgramPlaces } from "./find-program.ts";
import { runProgram } from "./run-program.ts";
import { takeSnapshot } from "./take-snapshot.ts";

/** What a dump is asked for. */
export interface DumpRequest {
  url: string;
  dataDir: string;
  bucket: Storage | undefined;
  /** The folder that receives the dump and, beside it, the files of the same moment. */
  aside: string;
  places: ProgramPlaces;
  signal: AbortSignal;
}

/** Dumps one moment of a PostgreSQL that may be in use, and sets the files of that moment beside it. */
export async function dumpDatabase(
  request: DumpRequest,
): Promise<Pick<Manifest, "versions" | "tables" | "missing">> {
  const connection = await connectForBackup(request.url);
  const { client, major } = connection;
  const run: RunSql = (statement) => client.query(statement);
  try {
    await refuseForeign(client);
    const program = await findProgram("pg_dump", major, request.places);
    const { id, missing } = await takeSnapshot(run, request);
    const tables = await readTableStates(run);
    await dump(program, connection, request, id);
    await refuseIncomplete(Object.keys(tables), program, request);
    return { versions: { server: major, program: program.major }, tables, missing };
  } finally {
    await client.end();
  }
}

async function refuseForeign(client: Client): Promise<void> {
  const { rowCount } = await client.query(
    "select from pg_tables where schemaname = 'public' and tablename = 'schema_migrations'",
  );
  if (!rowCount) throw new BackupError("DATABASE_URL names a database that holds no Stillpoint.");
}

async function dump(
  program: Program,
  { env }: BackupConnection,
  { aside, signal }: DumpRequest,
  snapshot: string,
): Promise<void> {
  const args = [
    ...["--format=custom", "--compress=0", "--schema=public", "--no-password", "--lock-wait-timeout=60000"],
    ...[`--snapshot=${snapshot}`, `--file=${join(aside, dumpName)}`],
  ];
  await runProgram(program, args, { env, signal });
}

/** A dump that lists no rows for a table would restore it empty. */
async function refuseIncomplete(
  tables: string[],
  { major }: Program,
  { aside, places, signal }: DumpRequest,
): Promise<void> {
  const program = await findProgram("pg_restore", major, places);
  const list = await runProgram(program, ["--list", join(aside, dumpName)], { env: process.env, signal });
  const lacking = tables.filter(
    (table) => !list.includes(` TABLE DATA public ${table.replaceAll('"', "")} `),
  );
  if (lacking.length > 0) throw new BackupError(`pg_dump left out the rows of ${lacking.join(", ")}.`);
}
