import type { BetterAuthOptions } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import type { DBAdapter } from "better-auth/types";
import type { Database, Transaction } from "#server/db/database.ts";
import { authAccounts, authSessions, authVerifications, users } from "./tables.ts";

const tables = { user: users, session: authSessions, account: authAccounts, verification: authVerifications };

/** Lets better-auth into the account tables and nowhere else: each of its operations is a transaction in that role. */
export function accountsAdapter(db: Database): (options: BetterAuthOptions) => DBAdapter {
  return (options) => {
    const inside = (tx: Transaction) => drizzleAdapter(tx, { provider: "pg", schema: tables })(options);
    return {
      id: "accounts",
      create: (query) => db.asAccounts((tx) => inside(tx).create(query)),
      findOne: (query) => db.asAccounts((tx) => inside(tx).findOne(query)),
      findMany: (query) => db.asAccounts((tx) => inside(tx).findMany(query)),
      count: (query) => db.asAccounts((tx) => inside(tx).count(query)),
      update: (query) => db.asAccounts((tx) => inside(tx).update(query)),
      updateMany: (query) => db.asAccounts((tx) => inside(tx).updateMany(query)),
      delete: (query) => db.asAccounts((tx) => inside(tx).delete(query)),
      deleteMany: (query) => db.asAccounts((tx) => inside(tx).deleteMany(query)),
      consumeOne: (query) => db.asAccounts((tx) => inside(tx).consumeOne(query)),
      incrementOne: (query) => db.asAccounts((tx) => inside(tx).incrementOne(query)),
      transaction: (work) => db.asAccounts((tx) => work(inside(tx))),
    };
  };
}
