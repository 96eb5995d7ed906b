import { eq, lt, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/database.ts";
import { authSessions, users } from "./tables.ts";

/** A session with its user, whether or not it has run out. */
export async function findSession(tx: Transaction, sessionId: string) {
  const [row] = await tx
    .select({ user: users, begunAt: authSessions.createdAt, expiresAt: authSessions.expiresAt })
    .from(authSessions)
    .innerJoin(users, eq(users.id, authSessions.userId))
    .where(eq(authSessions.id, sessionId));
  return row;
}

/** Removes everybody's sessions that ended so long ago, by the database's clock, which is not set with this machine's. */
export async function removeEndedSessions(tx: Transaction, keptDays: number): Promise<void> {
  const before = sql`now() - ${keptDays} * interval '1 day'`;
  await tx.delete(authSessions).where(lt(authSessions.expiresAt, before));
}
