import { AsyncLocalStorage } from "node:async_hooks";
import type { BetterAuthOptions } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import type { DBAdapter } from "better-auth/types";
import type { Database, Transaction } from "#server/db/database.ts";
import { authAccounts, authSessions, authVerifications, passkeys, twoFactors, users } from "./tables.ts";

const tables = {
  user: users,
  session: authSessions,
  account: authAccounts,
  verification: authVerifications,
  twoFactor: twoFactors,
  passkey: passkeys,
};

/** How better-auth gets at the account tables, and how what it calls of ours takes part. */
export interface AccountsStore {
  /** Lets better-auth into the account tables and nowhere else: each of its operations is a transaction in that role. */
  adapter(options: BetterAuthOptions): DBAdapter;
  /**
   * Works in the transaction that better-auth has open around a callback, or in one of its own: a sign-up and its e-mail
   * are there together or not at all. `afterCommit` is called once the work is there.
   */
  join(work: (tx: Transaction) => Promise<void>, afterCommit: () => void): Promise<void>;
}

/** Opens the account tables for better-auth. */
export function createAccountsStore(db: Database): AccountsStore {
  const open = new AsyncLocalStorage<{ tx: Transaction; afterCommit: (() => void)[] }>();
  return {
    adapter: (options) => {
      const inside = (tx: Transaction) => drizzleAdapter(tx, { provider: "pg", schema: tables })(options);
      return {
        id: "accounts",
        create: (query) => db.asAccounts((tx) => inside(tx).create(query)),
        findOne: (query) => db.asAccountsAtOnce((tx) => inside(tx).findOne(query)),
        findMany: (query) => db.asAccounts((tx) => inside(tx).findMany(query)),
        count: (query) => db.asAccounts((tx) => inside(tx).count(query)),
        update: (query) => db.asAccounts((tx) => inside(tx).update(query)),
        updateMany: (query) => db.asAccounts((tx) => inside(tx).updateMany(query)),
        delete: (query) => db.asAccounts((tx) => inside(tx).delete(query)),
        deleteMany: (query) => db.asAccounts((tx) => inside(tx).deleteMany(query)),
        consumeOne: (query) => db.asAccounts((tx) => inside(tx).consumeOne(query)),
        incrementOne: (query) => db.asAccounts((tx) => inside(tx).incrementOne(query)),
        transaction: async (work) => {
          const afterCommit: (() => void)[] = [];
          const result = await db.asAccounts((tx) => open.run({ tx, afterCommit }, () => work(inside(tx))));
          for (const each of afterCommit) each();
          return result;
        },
      };
    },
    join: async (work, afterCommit) => {
      const around = open.getStore();
      if (around) {
        await work(around.tx);
        around.afterCommit.push(afterCommit);
        return;
      }
      await db.asAccounts(work);
      afterCommit();
    },
  };
}
