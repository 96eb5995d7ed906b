import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import type { Pool } from "pg";
import { ensureRoles, roles } from "./roles.ts";

/** The steps from nothing to the present schema. */
export const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
/** Held by whoever prepares a database. Any number will do as long as every Stillpoint on one database asks for the same. */
export const lockNumber = 7_310_586_012;

/** Brings the database to the present schema, or as far as `folder` goes; of several that start at once one migrates and the others wait. */
export async function migrate(pool: Pool, folder = migrationsFolder): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("reset role");
    await client.query("select pg_advisory_lock($1)", [lockNumber]);
    await ensureRoles(client);
    await client.query(`set role ${roles.migrator}`);
    await applyMigrations(drizzle(client), {
      migrationsFolder: folder,
      migrationsSchema: "public",
      migrationsTable: "schema_migrations",
    });
    await client.query("reset role");
    await client.query("select pg_advisory_unlock($1)", [lockNumber]);
    await client.query(`set role ${roles.visitor}`);
    client.release();
  } catch (error) {
    client.release(true); // ends the connection, and the lock with it
    throw error;
  }
}
