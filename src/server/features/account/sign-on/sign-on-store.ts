import { and, eq } from "drizzle-orm";
import type { Transaction } from "#server/db/database.ts";
import { authAccounts } from "#server/features/account/tables.ts";

/** When a provider was joined to an account; nothing where it is not. */
export async function findJoinedAt(
  tx: Transaction,
  userId: string,
  providerId: string,
): Promise<Date | undefined> {
  const [row] = await tx
    .select({ createdAt: authAccounts.createdAt })
    .from(authAccounts)
    .where(and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, providerId)));
  return row?.createdAt;
}
