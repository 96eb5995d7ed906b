import { randomUUID } from "node:crypto";
import { Client } from "pg";
import pino from "pino";
import { openPostgres } from "#server/db/open-database.ts";
import { libraryFolder, loadLibrary } from "#server/features/knowledge/documents/load-library.ts";
import { copyEmbedded, nameOfState } from "./copy-embedded.ts";

/** Taken by whoever makes a first state of the cluster. */
const migrateNumber = 1;
const silent = pino({ level: "silent" });

/**
 * A fresh, migrated database of a test file's own, with the library in it when asked for. On PGlite it is a copy put into `dataDir`; with
 * `TEST_DATABASE=postgres` it is made on `TEST_POSTGRES_URL` and its address is returned.
 */
export async function freshDatabase(
  dataDir: string,
  { hasLibrary = false } = {},
): Promise<string | undefined> {
  if (process.env.TEST_DATABASE === "postgres") return freshPostgres(hasLibrary);
  await copyEmbedded(dataDir, { hasLibrary });
  return undefined;
}

async function freshPostgres(hasLibrary: boolean): Promise<string> {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server)
    throw new Error("TEST_POSTGRES_URL is missing; run the tests through Vitest's postgres project.");
  const url = new URL(server);
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    // Roles belong to the whole cluster: two first migrations at once would both make them.
    await client.query("select pg_advisory_lock($1)", [migrateNumber]);
    const made = `template_${nameOfState(hasLibrary)}`;
    const { rows } = await client.query("select 1 from pg_database where datname = $1", [made]);
    if (rows.length === 0) {
      await client.query(`create database ${made}`);
      url.pathname = `/${made}`;
      const database = await openPostgres(url.href, silent);
      if (hasLibrary) await loadLibrary(database, libraryFolder);
      await database.close();
    }
    const name = `test_${randomUUID().replaceAll("-", "")}`;
    // Nothing is to survive a crash here: copying the files is cheaper than writing each page to the log as well.
    await client.query(`create database ${name} template ${made} strategy file_copy`);
    url.pathname = `/${name}`;
  } finally {
    await client.end();
  }
  return url.href;
}
