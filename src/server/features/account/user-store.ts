import { eq, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/database.ts";
import { users } from "./tables.ts";

type UserRow = typeof users.$inferSelect;

/** Whether anybody has an account here. */
export async function isAnybodyHere(tx: Transaction): Promise<boolean> {
  return (await tx.select({ id: users.id }).from(users).limit(1)).length > 0;
}

/** Of two who come first at the same moment the second waits here until the first has come. */
export async function waitForFirst(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('first account', 0))`);
}

/** Whose an address is, as it is kept: in small letters. */
export async function findByAddress(tx: Transaction, email: string): Promise<string | undefined> {
  const [row] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  return row?.id;
}

/** The address of an account; nothing when it is erased. */
export async function findAddress(tx: Transaction, userId: string): Promise<string | undefined> {
  const [row] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return row?.email;
}

/** An account, held until the transaction ends. */
export async function lockUser(tx: Transaction, userId: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  return row;
}

/** Changes what is kept of an account. */
export async function changeUser(
  tx: Transaction,
  userId: string,
  change: Partial<typeof users.$inferInsert>,
): Promise<void> {
  await tx.update(users).set(change).where(eq(users.id, userId));
}
