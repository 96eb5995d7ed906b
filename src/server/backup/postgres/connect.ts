import { Client } from "pg";
import { z } from "zod";
import { BackupRefused } from "#server/backup/manifest.ts";

const connectTimeoutMs = 10_000;
const lockTimeoutMs = 60_000;

/** What PostgreSQL's programs show in the list of connections. */
export const programsName = "stillpoint-backup-program";

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

/** Connects as the login of `DATABASE_URL`. Throws `BackupRefused` for one that row security holds back. */
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
    throw new BackupRefused(`DATABASE_URL names a database that cannot be reached: ${reason}`, {
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
  throw new BackupRefused(
    `DATABASE_URL names a login that row security hides rows from. Let an administrator run this once, or name another login for this command:\nalter role ${name} bypassrls;`,
  );
}

const fromAddress = {
  sslrootcert: "PGSSLROOTCERT",
  sslcert: "PGSSLCERT",
  sslkey: "PGSSLKEY",
  options: "PGOPTIONS",
} as const;

/** The same connection in libpq's words; whatever else of libpq's the surroundings hold would lead elsewhere. */
function programEnvironment(client: Client, url: string): NodeJS.ProcessEnv {
  const isKept = (name: string) => !/^PG/.test(name) || /^PG(PASSFILE|SSL)/.test(name);
  const asked = new URL(url).searchParams;
  const env: NodeJS.ProcessEnv = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => isKept(name))),
    ...{ PGHOST: client.host, PGPORT: String(client.port), PGUSER: client.user },
    ...{ PGDATABASE: client.database, PGAPPNAME: programsName },
    PGCONNECT_TIMEOUT: String(connectTimeoutMs / 1000),
  };
  if (client.password) env.PGPASSWORD = client.password;
  const mode = sslMode(asked);
  if (mode) env.PGSSLMODE = mode;
  for (const [name, variable] of Object.entries(fromAddress)) {
    const value = asked.get(name);
    if (value) env[variable] = value;
  }
  return env;
}

/** node-postgres alone knows `no-verify`, which is what libpq calls `require`, and `ssl=true`. */
function sslMode(asked: URLSearchParams): string | undefined {
  const mode = asked.get("sslmode") ?? undefined;
  if (mode === "no-verify") return "require";
  return mode ?? (["true", "1"].includes(asked.get("ssl") ?? "") ? "require" : undefined);
}
