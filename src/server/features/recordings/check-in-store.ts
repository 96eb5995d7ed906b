import { desc, eq } from "drizzle-orm";
import type { Transaction } from "#server/db/database.ts";
import { checkIns } from "./tables.ts";

type CheckInRow = typeof checkIns.$inferSelect;

/** What a person said after listening, the newest first. */
export async function findCheckIns(
  tx: Transaction,
  userId: string,
): Promise<Pick<CheckInRow, "felt" | "at">[]> {
  const { felt, at } = checkIns;
  return tx.select({ felt, at }).from(checkIns).where(eq(checkIns.userId, userId)).orderBy(desc(at));
}

/** Keeps what a person said. */
export async function addCheckIn(tx: Transaction, checkIn: typeof checkIns.$inferInsert): Promise<void> {
  await tx.insert(checkIns).values(checkIn);
}

/** Removes all that a person said. */
export async function removeCheckIns(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(checkIns).where(eq(checkIns.userId, userId));
}
