import type { Database } from "#server/db/database.ts";
import type { CheckIn } from "#shared/listening/check-in.ts";
import type { FeltAfter } from "#shared/listening/felt-after.ts";
import { addCheckIn, findCheckIns, removeCheckIns } from "./check-in-store.ts";

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
      const rows = await db.asUser(userId, (tx) => findCheckIns(tx, userId));
      return rows.map((row) => ({ felt: row.felt, at: row.at.toISOString() }));
    },
    add: (userId, felt) => db.asUser(userId, (tx) => addCheckIn(tx, { userId, felt, at: clock() })),
    erase: (userId) => db.asUser(userId, (tx) => removeCheckIns(tx, userId)),
  };
}
