import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import type { Client, ClientBase, Pool, PoolClient } from "pg";
import { SettingsError } from "#server/settings/env.ts";
import { ensureRoles, roles } from "./roles.ts";

/** The steps from nothing to the present schema. */
export const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
/** Held by whoever prepares a database. Any number will do as long as every Stillpoint on one database asks for the same. */
export const lockNumber = 7_310_586_012;

/** The schema in which a move notes how far it is; while it is there, nothing in the database can be relied on. */
export const moveSchema = "stillpoint_move";

/** Brings the database to the present schema, or as far as `folder` goes; of several that start at once one migrates and the others wait. */
export async function migrate(pool: Pool, folder = migrationsFolder): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("reset role");
    await client.query("select pg_advisory_lock($1)", [lockNumber]);
    await refuseUnfinishedMove(client);
    await bringUpToDate(client, folder);
    await client.query("select pg_advisory_unlock($1)", [lockNumber]);
    await client.query(`set role ${roles.visitor}`);
    client.release();
  } catch (error) {
    client.release(true); // ends the connection, and the lock with it
    throw error;
  }
}

/** Prepares the roles and brings the database to the present schema, on a connection that holds the lock and has its login's rights. */
export async function bringUpToDate(client: Client | PoolClient, folder = migrationsFolder): Promise<void> {
  await ensureRoles(client);
  await client.query(`set role ${roles.migrator}`);
  await applyMigrations(drizzle(client), {
    migrationsFolder: folder,
    migrationsSchema: "public",
    migrationsTable: "schema_migrations",
  });
  await client.query("reset role");
}

async function refuseUnfinishedMove(client: ClientBase): Promise<void> {
  const { rowCount } = await client.query("select from pg_namespace where nspname = $1", [moveSchema]);
  if (!rowCount) return;
  throw new SettingsError(
    "DATABASE_URL names a database into which a move has not finished. Run `npm run move` to its end, then start again.",
  );
}
