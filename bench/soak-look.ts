import { once } from "node:events";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Client } from "pg";
import { z } from "zod";
import type { Product } from "../tests/e2e/support/product.ts";

/** The module that collects what is no longer used when it is asked, and tells what is left; the product needs `--expose-gc`. */
export const soakProbePreload = fileURLToPath(new URL("./soak-probe-preload.ts", import.meta.url));

/** What a process holds, in bytes of the heap and beside it, after what it no longer uses was collected. */
const collected = z.object({
  heapUsed: z.number(),
  external: z.number(),
  rss: z.number(),
  isCollected: z.literal(true),
});

const count = z.coerce.number();
const rows = z.tuple([
  z.object({ turns: count, calls: count, jobs: count, letters: count, parts: count, connections: count }),
]);

/** What a product holds at a moment. */
export interface Held {
  /** Alive after a collection, in the heap and outside of it; and what the process has of the machine then. */
  aliveMb: number;
  residentMb: number;
  /** Files, sockets and pipes that are open, and of them sockets. */
  openFiles: number;
  threads: number;
  /** To PostgreSQL. */
  connections: number;
  /** Rows of what waits or is under way: it goes as it comes. */
  underWay: Record<"turns" | "jobs" | "letters" | "parts of sound", number>;
  /** Turns that were ever begun. */
  turnsBegun: number;
}

const bytesPerMb = 2 ** 20;

/** Looks at a product from inside, from the system and from its database. */
export async function lookAt(product: Product, database: Client): Promise<Held> {
  // What is open is counted first: collecting holds the others up, who then all come at once.
  const openFiles = readdirSync(`/proc/${product.pid}/fd`).length;
  const threads = readdirSync(`/proc/${product.pid}/task`).length;
  const [row] = rows.parse((await database.query(countRows)).rows);
  const answered = once(product.process(), "message");
  product.process().send("collect");
  const { heapUsed, external, rss } = collected.parse((await answered)[0]);
  return {
    aliveMb: (heapUsed + external) / bytesPerMb,
    residentMb: rss / bytesPerMb,
    openFiles,
    threads,
    connections: row.connections,
    underWay: { turns: row.turns, jobs: row.jobs, letters: row.letters, "parts of sound": row.parts },
    turnsBegun: row.calls,
  };
}

const countRows = `select
  (select count(*) from turns where status = 'running') as turns,
  (select count(*) from turns) as calls,
  (select count(*) from jobs where status in ('queued', 'running')) as jobs,
  (select count(*) from letters) as letters,
  (select count(*) from live_parts) as parts,
  (select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()) as connections`;
