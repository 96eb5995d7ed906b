import { eq, lt, sql } from "drizzle-orm";
import { type CareState, careState, unreadable } from "#server/coach/care/care-state.ts";
import type { Transaction } from "#server/db/database.ts";
import { together } from "#server/db/together.ts";
import { careStates, safetyPlans } from "./tables.ts";

/** Where a person stands; nothing when nothing was heard. What cannot be read any more counts as a danger that stands. */
export async function findState(tx: Transaction, userId: string): Promise<CareState | undefined> {
  const [row] = await tx
    .select({ state: careStates.state, changedAt: careStates.changedAt })
    .from(careStates)
    .where(eq(careStates.userId, userId));
  if (!row) return undefined;
  return careState.safeParse(row.state).data ?? unreadable(row.changedAt);
}

/** The same, and whoever else wants to change it waits until this transaction has ended. */
export async function lockState(tx: Transaction, userId: string): Promise<CareState | undefined> {
  const [, state] = await together([lockPerson(tx, userId), findState(tx, userId)]);
  return state;
}

/**
 * A row that is not there yet cannot be locked: two first messages in two chats would both begin. It is a statement of its
 * own, before the one that reads: that one would else read what was there before it had the lock.
 */
async function lockPerson(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`care ${userId}`}, 0))`);
}

/** Keeps where a person stands. */
export async function keepState(tx: Transaction, userId: string, state: CareState, now: Date): Promise<void> {
  await tx
    .insert(careStates)
    .values({ userId, state, changedAt: now })
    .onConflictDoUpdate({ target: careStates.userId, set: { state, changedAt: now } });
}

/** Forgets where a person stood. */
export async function removeState(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(careStates).where(eq(careStates.userId, userId));
}

/** Forgets every state that has not changed since a moment. */
export async function removeOldStates(tx: Transaction, before: Date): Promise<void> {
  await tx.delete(careStates).where(lt(careStates.changedAt, before));
}

/** A person's safety plan as it is kept. */
export type KeptPlan = Omit<typeof safetyPlans.$inferSelect, "userId">;

/** A person's safety plan; nothing when they have written none. */
export async function findPlan(tx: Transaction, userId: string): Promise<KeptPlan | undefined> {
  const { signs, helps, people, changedAt } = safetyPlans;
  const [row] = await tx
    .select({ signs, helps, people, changedAt })
    .from(safetyPlans)
    .where(eq(safetyPlans.userId, userId));
  return row;
}

/** Keeps a person's safety plan in place of the one before. */
export async function keepPlan(tx: Transaction, userId: string, plan: KeptPlan): Promise<void> {
  await tx
    .insert(safetyPlans)
    .values({ userId, ...plan })
    .onConflictDoUpdate({ target: safetyPlans.userId, set: plan });
}

/** Removes a person's safety plan. */
export async function removePlan(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(safetyPlans).where(eq(safetyPlans.userId, userId));
}
