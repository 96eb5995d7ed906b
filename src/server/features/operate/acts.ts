import type { Database } from "#server/db/database.ts";
import { type Act, addAct, findActs, removeActs } from "./store.ts";

const keptDays = 365;
const dayMs = 86_400_000;

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
  return {
    add: (act) => db.asAccounts((tx) => addAct(tx, { ...act, at: clock() })),
    list: (limit) => db.asAccounts((tx) => findActs(tx, limit)),
    forgetOld: () => db.asWorker((tx) => removeActs(tx, new Date(clock().getTime() - keptDays * dayMs))),
  };
}
