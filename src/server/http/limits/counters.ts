import { createHash, createHmac } from "node:crypto";
import type { Logger } from "pino";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import type { Database } from "#server/db/database.ts";
import type { Rate } from "./call-limits.ts";
import { countsTable, removeCounts, runStatement } from "./counter-store.ts";

/** How often something was done within its window, this time included. */
export interface Count {
  isOver: boolean;
  seconds: number;
  giveBack(): Promise<unknown>;
}

/** Counts once more under a key. */
export type Counter = (key: string) => Promise<Count>;

/** Where calls are counted. */
export interface Counters {
  /** Makes the counter of one rate; `name` is its own among all. */
  open(name: string, rate: Rate): Counter;
  /** Removes the counts whose window is over. */
  forgetOld(): Promise<void>;
}

/** Counts in this process, until it ends. */
export function createMemoryCounters(): Counters {
  return {
    open: (_name, rate) => counterOf(inMemory(rate), rate, shorten),
    // Each is removed by a timer of its own.
    forgetOld: async () => {},
  };
}

/**
 * Counts in the database, for every process on it together. Who is counted stands there under the product's secret: a bare
 * hash of a network address is found by trying them all. While the database is away each process counts for itself, so
 * that nobody may guess passwords without end meanwhile.
 */
export function createSharedCounters({
  db,
  log,
  secret,
}: {
  db: Database;
  log: Logger;
  secret: string;
}): Counters {
  const conceal = (key: string) =>
    createHmac("sha256", `counted calls ${secret}`).update(key).digest("base64url");
  const storeClient = {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      try {
        return await db.asAccountsAtOnce((tx) => runStatement(tx, text, values));
      } catch (error) {
        log.warn({ err: error }, "a call was counted in this process alone");
        throw error;
      }
    },
  };
  return {
    open: (name, rate) => {
      const limiter = new RateLimiterPostgres({
        storeClient,
        storeType: "client",
        tableName: countsTable,
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: rate.times,
        duration: rate.seconds,
        insuranceLimiter: inMemory(rate),
      });
      return counterOf(limiter, rate, conceal);
    },
    forgetOld: () => db.asAccounts((tx) => removeCounts(tx, Date.now())),
  };
}

const inMemory = ({ times, seconds }: Rate) => new RateLimiterMemory({ points: times, duration: seconds });

const shorten = (key: string) => createHash("sha256").update(key).digest("base64url");

function counterOf(limiter: RateLimiterAbstract, { times }: Rate, shortOf: (key: string) => string): Counter {
  return async (key) => {
    const short = shortOf(key);
    const { consumedPoints, msBeforeNext } = await limiter.penalty(short);
    return {
      isOver: consumedPoints > times,
      seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
      giveBack: () => limiter.reward(short),
    };
  };
}
