import { and, count, desc, eq } from "drizzle-orm";
import type { Transaction } from "#server/db/database.ts";
import { passkeys } from "#server/features/account/tables.ts";

const { id, userId: owner, name, backedUp, createdAt, lastUsedAt, credentialID } = passkeys;

/** A passkey as its person reads of it. */
export interface PasskeyRow {
  id: string;
  name: string;
  isCopied: boolean;
  addedAt: Date;
  lastUsedAt: Date | null;
}

/** A person's passkeys, newest first. */
export async function findPasskeys(tx: Transaction, userId: string): Promise<PasskeyRow[]> {
  return tx
    .select({ id, name, isCopied: backedUp, addedAt: createdAt, lastUsedAt })
    .from(passkeys)
    .where(eq(owner, userId))
    .orderBy(desc(createdAt));
}

/** How many a person has. */
export async function countPasskeys(tx: Transaction, userId: string): Promise<number> {
  const [row] = await tx.select({ of: count() }).from(passkeys).where(eq(owner, userId));
  return row?.of ?? 0;
}

/** Notes that one was used. */
export async function notePasskeyUse(tx: Transaction, credential: string, now: Date): Promise<void> {
  await tx.update(passkeys).set({ lastUsedAt: now }).where(eq(credentialID, credential));
}

/** Removes one of a person's; false when they have no such. */
export async function removePasskey(tx: Transaction, userId: string, passkeyId: string): Promise<boolean> {
  const own = and(eq(owner, userId), eq(id, passkeyId));
  return (await tx.delete(passkeys).where(own).returning({ id })).length > 0;
}

/** Removes every one of a person's. */
export async function removePasskeys(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(owner, userId));
}
