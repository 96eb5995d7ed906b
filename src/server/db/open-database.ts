import { Pool } from "pg";
import type { Logger } from "pino";
import { createDatabase, type Database } from "./database.ts";
import { lockDirectory } from "./directory-lock.ts";
import { openEmbedded } from "./embedded/embedded.ts";
import { migrate } from "./migrate.ts";
import { restAsVisitor } from "./roles.ts";

const connectTimeoutMs = 10_000;
const poolSize = 10;

/** Opens the embedded database in a data directory that no other process holds, migrated and ready. */
export async function openEmbeddedDatabase(dataDir: string, log: Logger): Promise<Database> {
  const lock = await lockDirectory(dataDir);
  try {
    const embedded = await openEmbedded(dataDir);
    survive(embedded.pool, log);
    await migrate(embedded.pool);
    return createDatabase(embedded.pool, "Embedded PostgreSQL", async () => {
      await embedded.close();
      await lock.release();
    });
  } catch (error) {
    await lock.release();
    throw error;
  }
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
