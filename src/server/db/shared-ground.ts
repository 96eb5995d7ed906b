import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { ClientBase } from "pg";
import type { Database } from "./database.ts";

/** Any number will do, as long as every Stillpoint asks for the same. */
const lockClass = 731_058;
/** A process that was killed a moment ago may still be known to PostgreSQL. */
const usualPatienceMs = 10_000;
const betweenLooksMs = 250;

/** What processes on one database have to have in common, as a number that gives neither away. */
export function groundOf({ secret, storage }: { secret: string; storage: string }): number {
  const hash = createHash("sha256").update(`${storage}\n${secret}`).digest();
  // PostgreSQL's locks are named by whole numbers with a sign, and shown without one.
  return hash.readUInt32BE() >>> 1;
}

/** Says on a connection, for as long as it lasts, on which ground this process stands. */
export async function standOn(client: ClientBase, ground: number): Promise<void> {
  await client.query("select pg_advisory_lock_shared($1, $2)", [lockClass, ground]);
}

/** Whether a process that stands on another ground stays on the database for longer than it takes to notice its end. */
export async function meetsStrangers(
  db: Database,
  ground: number,
  patienceMs = usualPatienceMs,
): Promise<boolean> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const { rowCount } = await db.asWorker((tx) =>
      tx.execute(sql`select from pg_locks
        where locktype = 'advisory' and classid = ${lockClass}::oid and objsubid = 2 and objid <> ${ground}::oid
          and database = (select oid from pg_database where datname = current_database())`),
    );
    if (!rowCount) return false;
    if (performance.now() >= until) return true;
    await sleep(betweenLooksMs);
  }
}
