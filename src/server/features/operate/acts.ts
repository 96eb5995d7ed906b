import { desc, lt } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { operatorActs } from "./tables.ts";

const keptDays = 365;
const dayMs = 86_400_000;

/** An act, and the ids of the account it was about and of the operator at whose desk it was done. */
export type Act = Pick<typeof operatorActs.$inferSelect, "at" | "command" | "aboutUser" | "byUser">;

/** What was done from the operator's desk, kept for a year. */
export interface Acts {
  add(act: { command: string; aboutUser: string | undefined; byUser: string | undefined }): Promise<void>;
  /** The newest first. */
  list(limit: number): Promise<Act[]>;
  /** Forgets what is a year old. */
  forgetOld(): Promise<void>;
}

/** Keeps acts in the database; none is ever changed. */
export function createActs({ db, clock }: { db: Database; clock: () => Date }): Acts {
  const { at, command, aboutUser, byUser } = operatorActs;
  return {
    add: (act) =>
      db.asAccounts(async (tx) => {
        await tx.insert(operatorActs).values({ ...act, at: clock() });
      }),
    list: (limit) =>
      db.asAccounts((tx) =>
        tx.select({ at, command, aboutUser, byUser }).from(operatorActs).orderBy(desc(at)).limit(limit),
      ),
    forgetOld: () =>
      db.asWorker(async (tx) => {
        await tx.delete(operatorActs).where(lt(at, new Date(clock().getTime() - keptDays * dayMs)));
      }),
  };
}
