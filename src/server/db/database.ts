import { AsyncLocalStorage } from "node:async_hooks";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Pool, PoolClient } from "pg";
import { DatabaseUnreachable } from "./database-unreachable.ts";
import { type Role, roles } from "./roles.ts";

/** A transaction in which a role and perhaps a person have been taken on. */
export type Transaction = NodePgDatabase;

/**
 * The ways into the database; each is one transaction. There is no way that leaves the role unsaid. Each throws
 * `DatabaseUnreachable` when there is no connection or the one it had broke.
 */
export interface Database {
  /** Work as one person: sees and changes that person's rows and nobody else's. */
  asUser<T>(userId: string, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Look-ups of accounts, sessions and links, before anybody is known. */
  asAccounts<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Finding and holding jobs of everybody's. */
  asWorker<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Changes to what belongs to nobody: the schema and the library. */
  asMigrator<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  /** How long nobody has asked for anything, in milliseconds; what the product does by itself does not count. */
  quietForMs(): number;
  /**
   * Clears the database's files of what was deleted; others wait for parts of it. Nothing on an operator's PostgreSQL,
   * which tidies up by itself.
   */
  readonly scrub?: ((signal: AbortSignal) => Promise<void>) | undefined;
  /** How many connections this process has open, how many of them nobody uses, and how many wait for one. */
  connections(): { open: number; idle: number; waiting: number };
  /** Which database answers, as `/api/providers` says it. */
  readonly label: string;
  close(): Promise<void>;
}

/** Puts the product's ways into the database on a pool whose connections rest as the visitor. */
export function createDatabase(
  pool: Pool,
  { label, close, scrub }: Pick<Database, "label" | "close" | "scrub">,
): Database {
  const inside = new AsyncLocalStorage<true>();
  let askedAt = performance.now();
  const run = <T>(role: Role, userId: string, work: (tx: Transaction) => Promise<T>): Promise<T> => {
    // The embedded database has one connection: a transaction inside another would wait for itself.
    if (inside.getStore())
      throw new Error("A transaction was opened inside another one. Pass the transaction on instead.");
    return inside.run(true, () => transact(pool, role, userId, work));
  };
  const runForSomebody: typeof run = (role, userId, work) => {
    askedAt = performance.now();
    return run(role, userId, work);
  };
  return {
    label,
    close,
    scrub,
    quietForMs: () => performance.now() - askedAt,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    asUser: (userId, work) => runForSomebody(roles.person, userId, work),
    asAccounts: (work) => runForSomebody(roles.accounts, "", work),
    asWorker: (work) => run(roles.worker, "", work),
    asMigrator: (work) => run(roles.migrator, "", work),
    ping: async () => {
      await pool.query("select 1");
    },
  };
}

/** Begins a transaction as somebody, in one way to the database and back: most transactions have few others. */
const beginning = (client: PoolClient, role: Role, userId: string): string =>
  `begin; select set_config('role', ${client.escapeLiteral(role)}, true), set_config('app.user_id', ${client.escapeLiteral(userId)}, true)`;

async function transact<T>(
  pool: Pool,
  role: Role,
  userId: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new DatabaseUnreachable(error);
  });
  // The pool listens to idle connections only: one that breaks between two queries would end the process.
  client.on("error", leaveToQueries);
  let result: T;
  try {
    await client.query(beginning(client, role, userId));
    result = await work(drizzle(client));
    await client.query("commit");
  } catch (error) {
    throw (await rollBack(client)) ? error : new DatabaseUnreachable(error);
  }
  client.off("error", leaveToQueries);
  client.release();
  return result;
}

/** A broken connection fails the transaction's next query, and with it the transaction: there is nothing else to do. */
function leaveToQueries(): void {}

/**
 * Whether the connection still works. One that cannot even roll back is thrown away, so that nobody gets it with a role
 * still on.
 */
async function rollBack(client: PoolClient): Promise<boolean> {
  try {
    await client.query("rollback");
    client.off("error", leaveToQueries);
    client.release();
    return true;
  } catch (error) {
    client.release(error instanceof Error ? error : true);
    return false;
  }
}
