import { Pool } from "pg";
import type { Logger } from "pino";
import { createDatabase, type Database } from "./database.ts";
import type { EmbeddedDatabase } from "./embedded/embedded.ts";
import { holdDirectory } from "./embedded/hold-directory.ts";
import { migrate } from "./migrate.ts";
import { restAsVisitor } from "./roles.ts";

const connectTimeoutMs = 10_000;
const poolSize = 10;

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
  return createDatabase(pool, "Embedded PostgreSQL", close);
}

/** Opens an operator's PostgreSQL, migrated and ready; its restarts are survived. */
export async function openPostgres(url: string, log: Logger): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    onConnect: restAsVisitor,
  });
  survive(pool, log);
  try {
    await migrate(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return createDatabase(pool, "PostgreSQL", () => pool.end());
}

/** A connection that breaks while idle is logged and replaced; without a listener it would end the process. */
function survive(pool: Pool, log: Logger): void {
  pool.on("error", (error) =>
    log.warn({ code: "code" in error ? error.code : error.name }, "a database connection broke"),
  );
}
