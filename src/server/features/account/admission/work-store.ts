import { and, eq, gt } from "drizzle-orm";
import type { Transaction } from "#server/db/database.ts";
import { authVerifications } from "#server/features/account/tables.ts";

/** Remembers work that was given out. */
export async function addWork(
  tx: Transaction,
  { identifier, expiresAt }: { identifier: string; expiresAt: Date },
): Promise<void> {
  await tx.insert(authVerifications).values({ identifier, value: "", expiresAt });
}

/** Uses work up; false where it was not given out, was used or has run out. */
export async function takeWork(tx: Transaction, identifier: string, now: Date): Promise<boolean> {
  const unused = and(eq(authVerifications.identifier, identifier), gt(authVerifications.expiresAt, now));
  return (await tx.delete(authVerifications).where(unused).returning()).length > 0;
}
