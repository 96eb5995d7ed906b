import { setTimeout as sleep } from "node:timers/promises";
import { Pool, type PoolClient } from "pg";
import type { Logger } from "pino";
import { SettingsError } from "#server/settings/env.ts";
import { createDatabase, type Database, type Silence } from "./database.ts";
import type { EmbeddedDatabase } from "./embedded/embedded.ts";
import { holdDirectory } from "./embedded/hold-directory.ts";
import { scrub } from "./embedded/scrub.ts";
import { explainUnreachable } from "./explain-unreachable.ts";
import { migrate } from "./migrate.ts";
import { restAsVisitor, roles } from "./roles.ts";
import { StepSocket } from "./step-socket.ts";

const connectTimeoutMs = 10_000;
const usualConnections = 10;
/** A database that is started together with its users gets so long to come up. */
const usualPatienceMs = 15_000;
const betweenTriesMs = 500;
/**
 * A connection can fall silent without an end, after a failover or behind a firewall, and waits for an answer for ever. To
 * begin takes the database nothing, so the next connection is tried soon; a statement of people's work takes at most
 * seconds even in a large installation.
 */
const usualSilence: Silence = { beginMs: 8000, statementMs: 15_000 };

/** Brings an embedded database up to date and makes it ready; by default the one in a directory nobody else holds. */
export async function openEmbeddedDatabase(
  dataDir: string,
  log: Logger,
  held?: EmbeddedDatabase,
): Promise<Database> {
  const { pool, close } = held ?? (await holdDirectory(dataDir));
  survive(pool, log);
  try {
    await migrate(pool);
  } catch (error) {
    await close();
    throw error;
  }
  const statement = (text: string) => withEveryRight(pool, (client) => client.query(text));
  return createDatabase(pool, {
    label: "Embedded PostgreSQL",
    close,
    scrub: (signal) => scrub(statement, dataDir, signal),
  });
}

/** How a PostgreSQL is opened: how many connections may be open at once, and how long a first one is waited for. */
interface PostgresOptions {
  connections?: number | undefined;
  patienceMs?: number | undefined;
  silence?: Silence;
}

/**
 * Opens an operator's PostgreSQL, migrated and ready; its restarts are survived. Throws `SettingsError` for one that
 * cannot be reached within `patienceMs`. It holds `connections` at the most, and who wants one more waits.
 */
export async function openPostgres(
  url: string,
  log: Logger,
  {
    connections = usualConnections,
    patienceMs = usualPatienceMs,
    silence = usualSilence,
  }: PostgresOptions = {},
): Promise<Database> {
  const open = { connectionString: url, connectionTimeoutMillis: connectTimeoutMs, onConnect: restAsVisitor };
  const pool = new Pool({
    ...open,
    max: connections,
    query_timeout: silence.statementMs,
    pipeline: true,
    stream: () => new StepSocket(),
  });
  // What changes the schema or the library may take as long as it takes. It holds no connection while it rests.
  const migrating = new Pool({ ...open, max: 1 });
  for (const each of [pool, migrating]) survive(each, log);
  const close = async () => {
    await Promise.all([pool.end(), migrating.end()]);
  };
  try {
    await reach(migrating, url, patienceMs);
    await migrate(migrating);
  } catch (error) {
    await close();
    throw error;
  }
  return createDatabase(pool, { label: "PostgreSQL", close, migrating, silence });
}

/** Does on a connection what no role of the product may; a failure ends the connection, and the rights with it. */
async function withEveryRight<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("reset role");
    const result = await work(client);
    await client.query(`set role ${roles.visitor}`);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Waits for a first connection, as long as waiting may help. */
async function reach(pool: Pool, url: string, patienceMs: number): Promise<void> {
  const until = performance.now() + patienceMs;
  for (let isFirst = true; ; isFirst = false) {
    try {
      const client = await pool.connect();
      client.release();
      return;
    } catch (error) {
      const { sentence, mayPass } = explainUnreachable(error, url);
      if (!mayPass || performance.now() >= until) throw new SettingsError(sentence, { cause: error });
      if (isFirst) console.error(`${sentence} Waiting ${Math.ceil(patienceMs / 1000)} seconds for it.`);
    }
    await sleep(betweenTriesMs);
  }
}

/** A connection that breaks while idle is logged and replaced; without a listener it would end the process. */
function survive(pool: Pool, log: Logger): void {
  pool.on("error", (error) =>
    log.warn({ code: "code" in error ? error.code : error.name }, "a database connection broke"),
  );
}
