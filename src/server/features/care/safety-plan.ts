import type { Database } from "#server/db/database.ts";
import type { SafetyPlan } from "#shared/care/care.ts";
import { findPlan, type KeptPlan, keepPlan, removePlan } from "./store.ts";

/** A person's safety plan: kept, read and removed by them alone, and never given to a coach. */
export interface SafetyPlans {
  find(userId: string): Promise<KeptPlan | undefined>;
  keep(userId: string, plan: SafetyPlan): Promise<void>;
  remove(userId: string): Promise<void>;
}

/** Safety plans over the database, by the injected clock. */
export function createSafetyPlans({ db, clock }: { db: Database; clock: () => Date }): SafetyPlans {
  return {
    find: (userId) => db.asUser(userId, (tx) => findPlan(tx, userId)),
    keep: (userId, plan) => db.asUser(userId, (tx) => keepPlan(tx, userId, { ...plan, changedAt: clock() })),
    remove: (userId) => db.asUser(userId, (tx) => removePlan(tx, userId)),
  };
}
