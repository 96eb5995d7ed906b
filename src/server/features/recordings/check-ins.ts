import { desc, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import type { CheckIn } from "#shared/listening/check-in.ts";
import type { FeltAfter } from "#shared/listening/felt-after.ts";
import { checkIns } from "./tables.ts";

/** What people said after listening, each their own. */
export interface CheckIns {
  /** The newest first. */
  list(userId: string): Promise<CheckIn[]>;
  add(userId: string, felt: FeltAfter): Promise<void>;
  erase(userId: string): Promise<void>;
}

/** Check-ins of the database, by the injected clock. */
export function createCheckIns({ db, clock }: { db: Database; clock: () => Date }): CheckIns {
  return {
    list: async (userId) => {
      const { felt, at } = checkIns;
      const rows = await db.asUser(userId, (tx) =>
        tx.select({ felt, at }).from(checkIns).where(eq(checkIns.userId, userId)).orderBy(desc(at)),
      );
      return rows.map((row) => ({ felt: row.felt, at: row.at.toISOString() }));
    },
    add: async (userId, felt) => {
      await db.asUser(userId, (tx) => tx.insert(checkIns).values({ userId, felt, at: clock() }));
    },
    erase: async (userId) => {
      await db.asUser(userId, (tx) => tx.delete(checkIns).where(eq(checkIns.userId, userId)));
    },
  };
}
