import { desc, eq, ilike, isNotNull, max, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/database.ts";
import { authSessions, users } from "#server/features/account/tables.ts";

/** An account as whoever runs the installation may see it: never what its person said. */
export interface ListedPerson {
  id: string;
  email: string;
  createdAt: Date;
  /** To within a day; nothing for somebody who is signed in nowhere. */
  lastSeenAt: Date | null;
  isVerified: boolean;
  isOperator: boolean;
  isTwoStepOn: boolean;
  eraseAt: Date | null;
}

/** Accounts whose address holds a text, the newest first, at most `limit`; and how many there are in all. */
export async function findPeople(
  tx: Transaction,
  search: string,
  limit: number,
): Promise<{ people: ListedPerson[]; total: number }> {
  const matching = ilike(users.email, `%${search.replace(/[\\%_]/g, "\\$&")}%`);
  const [counted] = await tx.select({ total: sql<number>`count(*)::int` }).from(users).where(matching);
  const people = await tx
    .select({
      id: users.id,
      email: users.email,
      createdAt: users.createdAt,
      lastSeenAt: max(authSessions.updatedAt),
      isVerified: users.emailVerified,
      isOperator: users.isOperator,
      isTwoStepOn: users.twoFactorEnabled,
      eraseAt: users.eraseAt,
    })
    .from(users)
    .leftJoin(authSessions, eq(authSessions.userId, users.id))
    .where(matching)
    .groupBy(users.id)
    .orderBy(desc(users.createdAt))
    .limit(limit);
  return { people, total: counted?.total ?? 0 };
}

/** Accounts that are closed, the next to be erased first. */
export async function findClosed(
  tx: Transaction,
  limit: number,
): Promise<{ email: string; eraseAt: Date }[]> {
  const rows = await tx
    .select({ email: users.email, eraseAt: users.eraseAt })
    .from(users)
    .where(isNotNull(users.eraseAt))
    .orderBy(users.eraseAt)
    .limit(limit);
  return rows.flatMap(({ email, eraseAt }) => (eraseAt ? [{ email, eraseAt }] : []));
}
