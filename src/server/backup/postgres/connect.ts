import { Client } from "pg";
import { z } from "zod";
import { BackupError } from "#server/backup/manifest.ts";
import { connectTimeoutMs, programEnvironment } from "./program-environment.ts";

const lockTimeoutMs = 60_000;

/** A connection that sees every row, and what PostgreSQL's programs need to make the same one. */
export interface BackupConnection {
  client: Client;
  /** The server's major version. */
  major: number;
  /** The environment for `pg_dump` and `pg_restore`; a password is never an argument, which others could read. */
  env: NodeJS.ProcessEnv;
  /** The database as an argument for programs that do not take it from the environment. */
  database: string;
}

const login = z.tuple([
  z.object({ name: z.string(), sees_all: z.boolean(), version: z.coerce.number().int() }),
]);

/** Connects as the login of `DATABASE_URL`. Throws `BackupError` for one that row security holds back. */
export async function connectForBackup(url: string): Promise<BackupConnection> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    lock_timeout: lockTimeoutMs,
    keepAlive: true,
  });
  // Without a listener a connection that breaks would end the process; the next query fails instead.
  client.on("error", () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`DATABASE_URL names a database that cannot be reached: ${reason}`, {
      cause: error,
    });
  }
  try {
    const major = await refuseHeldBack(client);
    const name = (client.database ?? "").replace(/[\\']/g, "\\$&");
    return { client, major, env: programEnvironment(client, url), database: `dbname='${name}'` };
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function refuseHeldBack(client: Client): Promise<number> {
  const { rows } = await client.query(`select quote_ident(rolname) as name,
    rolsuper or rolbypassrls as sees_all, current_setting('server_version_num') as version
    from pg_roles where rolname = current_user`);
  const [{ name, sees_all, version }] = login.parse(rows);
  if (sees_all) return Math.floor(version / 10_000);
  throw new BackupError(
    `DATABASE_URL names a login that row security hides rows from. Let an administrator run this once, or name another login for this command:\nalter role ${name} bypassrls;`,
  );
}
