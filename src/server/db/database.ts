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
  /**
   * The same in one way there and back, for what only reads, or what may be lost and may be done twice: the first statements
   * go along with the beginning, the end is not waited for, and on a dead connection the work is done again on another.
   */
  asUserAtOnce<T>(userId: string, work: (tx: Transaction) => Promise<T>): Promise<T>;
  asAccountsAtOnce<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
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

/** After how long without a word a connection is taken for dead, in milliseconds. */
export interface Silence {
  /** To the beginning of a transaction; the next connection is tried then. */
  beginMs: number;
  /** To a statement within one, and as long as the database waits for the next of them. */
  statementMs: number;
}

/** What a database is made of besides its connections. */
interface Parts extends Pick<Database, "label" | "close" | "scrub"> {
  /** Connections of their own for the migrator's work, which may take long. */
  migrating?: Pool;
  /** Where connections are a network's, and can be lost without an end. */
  silence?: Silence;
}

/** Puts the product's ways into the database on a pool whose connections rest as the visitor. */
export function createDatabase(
  pool: Pool,
  { label, close, scrub, migrating = pool, silence }: Parts,
): Database {
  const inside = new AsyncLocalStorage<true>();
  const ways = {
    silence,
    heardAt: new WeakMap<PoolClient, number>(),
    trustedSince: Number.NEGATIVE_INFINITY,
  };
  let askedAt = performance.now();
  const run = <T>(
    somebody: Somebody,
    work: (tx: Transaction) => Promise<T>,
    how: typeof transact = transact,
  ): Promise<T> => {
    // The embedded database has one connection: a transaction inside another would wait for itself.
    if (inside.getStore())
      throw new Error("A transaction was opened inside another one. Pass the transaction on instead.");
    const from = somebody.role === roles.migrator ? migrating : pool;
    return inside.run(true, () => how({ pool: from, ways }, somebody, work));
  };
  const runForSomebody: typeof run = (somebody, work, how) => {
    askedAt = performance.now();
    return run(somebody, work, how);
  };
  const person = (userId: string): Somebody => ({ role: roles.person, userId });
  const nobody = (role: Role): Somebody => ({ role, userId: "" });
  return {
    label,
    close,
    scrub,
    quietForMs: () => performance.now() - askedAt,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    asUser: (userId, work) => runForSomebody(person(userId), work),
    asAccounts: (work) => runForSomebody(nobody(roles.accounts), work),
    asUserAtOnce: (userId, work) => runForSomebody(person(userId), work, transactAtOnce),
    asAccountsAtOnce: (work) => runForSomebody(nobody(roles.accounts), work, transactAtOnce),
    asWorker: (work) => run(nobody(roles.worker), work),
    asMigrator: (work) => run(nobody(roles.migrator), work),
    ping: async () => {
      await pool.query("select 1");
    },
  };
}

/**
 * Begins a transaction as somebody, in one way to the database and back: most transactions have few others. Where
 * connections can be lost, the database ends one that it hears nothing of, so that nobody waits for its locks.
 */
function beginning(client: PoolClient, { role, userId }: Somebody, silence: Silence | undefined): string {
  const settings: [string, string][] = [
    ["role", role],
    ["app.user_id", userId],
  ];
  if (silence) settings.push(["idle_in_transaction_session_timeout", String(silence.statementMs)]);
  const set = settings.map(([name, value]) => `set_config('${name}', ${client.escapeLiteral(value)}, true)`);
  return `begin; select ${set.join(", ")}`;
}

/** On whose behalf a transaction is. */
interface Somebody {
  role: Role;
  userId: string;
}

/** What is known of connections that may have been lost without an end. */
interface Ways {
  silence: Silence | undefined;
  /** When a connection last ended a transaction well. */
  heardAt: WeakMap<PoolClient, number>;
  /** Since one fell silent, those that were last heard of before are not asked any more. */
  trustedSince: number;
}

/** Where transactions are opened. */
interface From {
  pool: Pool;
  ways: Ways;
}

async function transact<T>(
  from: From,
  somebody: Somebody,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const [client] = await begin(from, somebody, async () => undefined);
  let result: T;
  try {
    result = await work(drizzle(client));
    await client.query("commit");
  } catch (error) {
    throw (await rollBack(client, from.ways)) ? error : new DatabaseUnreachable(error);
  }
  letGo(client, from.ways);
  return result;
}

async function transactAtOnce<T>(
  from: From,
  somebody: Somebody,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const [client, result] = await begin(from, somebody, (begun) => work(drizzle(begun)));
  const end = async () => {
    try {
      await client.query("commit");
      letGo(client, from.ways);
    } catch (error) {
      client.release(error instanceof Error ? error : true);
    }
  };
  void end();
  return result;
}

/**
 * A connection on which a transaction has begun, and what came of the work whose statements were sent along with the
 * beginning. Those that have fallen silent meanwhile are thrown away on the way to it.
 */
async function begin<T>(
  { pool, ways }: From,
  somebody: Somebody,
  along: (client: PoolClient) => Promise<T>,
): Promise<[PoolClient, T]> {
  for (let triesLeft = pool.totalCount; ; triesLeft--) {
    const client = await pool.connect().catch((error: unknown) => {
      throw new DatabaseUnreachable(error);
    });
    if ((ways.heardAt.get(client) ?? Number.POSITIVE_INFINITY) < ways.trustedSince) {
      client.release(true);
      continue;
    }
    // The pool listens to idle connections only: one that breaks between two queries would end the process.
    client.on("error", leaveToQueries);
    const askedAt = performance.now();
    try {
      const begun = answered(client.query(beginning(client, somebody, ways.silence)), ways.silence?.beginMs);
      const [, result] = await Promise.all([begun, along(client)]);
      return [client, result];
    } catch (error) {
      if (error instanceof Silent) {
        ways.trustedSince = askedAt;
        client.release(error);
        if (triesLeft > 0) continue;
      } else if (await rollBack(client, ways)) throw error;
      throw new DatabaseUnreachable(error);
    }
  }
}

/** Nothing came back in time; whether anything was done is not known. */
class Silent extends Error {
  override readonly name = "Silent";
}

/** What a connection answers; throws `Silent` when it does not within the time, where there is a limit. */
async function answered<T>(query: Promise<T>, withinMs: number | undefined): Promise<T> {
  if (withinMs === undefined) return query;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new Silent("A connection to the database fell silent."));
    // After a time in which this process did nothing, what has arrived meanwhile is read first.
    timer = setTimeout(() => setImmediate(giveUp), withinMs);
  });
  try {
    return await Promise.race([query, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A broken connection fails the transaction's next query, and with it the transaction: there is nothing else to do. */
function leaveToQueries(): void {}

/**
 * Whether the connection still works. One that cannot even roll back is thrown away, so that nobody gets it with a role
 * still on.
 */
async function rollBack(client: PoolClient, ways: Ways): Promise<boolean> {
  try {
    await answered(client.query("rollback"), ways.silence?.beginMs);
    letGo(client, ways);
    return true;
  } catch (error) {
    client.release(error instanceof Error ? error : true);
    return false;
  }
}

function letGo(client: PoolClient, ways: Ways): void {
  ways.heardAt.set(client, performance.now());
  client.off("error", leaveToQueries);
  client.release();
}
