import { and, asc, eq, gt, isNull, lte } from "drizzle-orm";
import type { Transaction } from "#server/db/database.ts";
import { pageSize } from "#server/db/pages.ts";
import { removeLinks } from "#server/features/account/reset/reset-link-store.ts";
import { authAccounts, authSessions, users } from "#server/features/account/tables.ts";

/** The hash of a person's password; nothing for an account that has none. */
export async function findPasswordHash(tx: Transaction, userId: string): Promise<string | undefined> {
  const own = and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, "credential"));
  const [row] = await tx.select({ password: authAccounts.password }).from(authAccounts).where(own);
  return row?.password ?? undefined;
}

/** Closes an account and ends its sessions and links in the same moment; false when it was closed already. */
export async function closeUser(tx: Transaction, userId: string, eraseAt: Date): Promise<boolean> {
  const closed = await tx
    .update(users)
    .set({ eraseAt })
    .where(and(eq(users.id, userId), isNull(users.eraseAt)))
    .returning({ id: users.id });
  await tx.delete(authSessions).where(eq(authSessions.userId, userId));
  await removeLinks(tx, userId);
  return closed.length > 0;
}

/** When a person's account is erased; nothing while it is open. */
export async function findEraseAt(tx: Transaction, userId: string): Promise<Date | undefined> {
  const [row] = await tx.select({ eraseAt: users.eraseAt }).from(users).where(eq(users.id, userId));
  return row?.eraseAt ?? undefined;
}

/** Opens a closed account again; false when its time has passed or it was not closed. */
export async function reopenUser(tx: Transaction, userId: string, now: Date): Promise<boolean> {
  const reopened = await tx
    .update(users)
    .set({ eraseAt: null })
    .where(and(eq(users.id, userId), gt(users.eraseAt, now)))
    .returning({ id: users.id });
  return reopened.length > 0;
}

/** Accounts whose time has passed, by id alone, from `after` on. */
export async function findDue(tx: Transaction, now: Date, after: string): Promise<{ id: string }[]> {
  return tx
    .select({ id: users.id })
    .from(users)
    .where(and(lte(users.eraseAt, now), gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(pageSize);
}

/** The address of an account whose time has passed; nothing when it has not, or is gone. */
export async function findDueAddress(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), lte(users.eraseAt, now)));
  return row?.email;
}

/** Removes an account whose time has passed; the database removes every row that still belongs to it. */
export async function removeUser(tx: Transaction, userId: string, now: Date): Promise<void> {
  await removeLinks(tx, userId);
  await tx.delete(users).where(and(eq(users.id, userId), lte(users.eraseAt, now)));
}
