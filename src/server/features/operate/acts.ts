import { desc, lt } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { operatorActs } from "./tables.ts";

const keptDays = 365;
const dayMs = 86_400_000;

/** An act, and the id of the account it was about. */
export type Act = Pick<typeof operatorActs.$inferSelect, "at" | "command" | "aboutUser">;

/** What was done from the operator's desk, kept for a year. */
export interface Acts {
  add(command: string, aboutUser: string | undefined): Promise<void>;
  /** The newest first. */
  list(limit: number): Promise<Act[]>;
  /** Forgets what is a year old. */
  forgetOld(): Promise<void>;
}

/** Keeps acts in the database; none is ever changed. */
export function createActs({ db, clock }: { db: Database; clock: () => Date }): Acts {
  const { at, command, aboutUser } = operatorActs;
  return {
    add: (name, about) =>
      db.asAccounts(async (tx) => {
        await tx.insert(operatorActs).values({ at: clock(), command: name, aboutUser: about ?? null });
      }),
    list: (limit) =>
      db.asAccounts((tx) =>
        tx.select({ at, command, aboutUser }).from(operatorActs).orderBy(desc(at)).limit(limit),
      ),
    forgetOld: () =>
      db.asWorker(async (tx) => {
        await tx.delete(operatorActs).where(lt(at, new Date(clock().getTime() - keptDays * dayMs)));
      }),
  };
}
