import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Transaction } from "#server/db/database.ts";
import { twoFactors, users } from "#server/features/account/tables.ts";

/** Whether signing in takes a code of a person's. */
export async function isTwoStepOn(tx: Transaction, userId: string): Promise<boolean> {
  const [row] = await tx.select({ isOn: users.twoFactorEnabled }).from(users).where(eq(users.id, userId));
  return row?.isOn ?? false;
}

/** Uses up the code of a half minute; false when it, or a later one, was used before. Of two at once one waits and gets none. */
export async function claimStep(tx: Transaction, userId: string, step: number): Promise<boolean> {
  const { lastUsedStep } = twoFactors;
  const unused = or(isNull(lastUsedStep), lt(lastUsedStep, step));
  const rows = await tx
    .update(twoFactors)
    .set({ lastUsedStep: step })
    .where(and(eq(twoFactors.userId, userId), unused))
    .returning({ id: twoFactors.id });
  return rows.length > 0;
}

/** Has the password alone sign somebody in again; false when it did already. */
export async function removeTwoStep(tx: Transaction, userId: string): Promise<boolean> {
  await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
  const changed = await tx
    .update(users)
    .set({ twoFactorEnabled: false })
    .where(and(eq(users.id, userId), eq(users.twoFactorEnabled, true)))
    .returning({ id: users.id });
  return changed.length > 0;
}
