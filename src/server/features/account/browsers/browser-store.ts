import { and, desc, eq, gt, ne } from "drizzle-orm";
import type { Transaction } from "#server/db/database.ts";
import { authSessions } from "#server/features/account/tables.ts";
import { limits } from "#shared/limits/limits.ts";

const dayMs = 86_400_000;

/** Where somebody is signed in. The cookie's secret is no part of it. */
export type BrowserRow = Pick<
  typeof authSessions.$inferSelect,
  "id" | "userAgent" | "createdAt" | "updatedAt"
>;

const { id, userId: owner, userAgent, createdAt, updatedAt, expiresAt } = authSessions;

/** Every browser in which a person's session has not run out, the latest first. */
export async function findBrowsers(tx: Transaction, userId: string, now: Date): Promise<BrowserRow[]> {
  const earliest = new Date(now.getTime() - limits.account.sessionAtMostDays * dayMs);
  return tx
    .select({ id, userAgent, createdAt, updatedAt })
    .from(authSessions)
    .where(and(eq(owner, userId), gt(expiresAt, now), gt(createdAt, earliest)))
    .orderBy(desc(createdAt));
}

/** Ends one session of a person's; false when they have no such. */
export async function endBrowser(tx: Transaction, userId: string, sessionId: string): Promise<boolean> {
  const own = and(eq(owner, userId), eq(id, sessionId));
  return (await tx.delete(authSessions).where(own).returning({ id })).length > 0;
}

/** Ends every session of a person's, or every one but one; returns how many. */
export async function endBrowsers(tx: Transaction, userId: string, kept?: string): Promise<number> {
  const own = eq(owner, userId);
  const ended = kept === undefined ? own : and(own, ne(id, kept));
  return (await tx.delete(authSessions).where(ended).returning({ id })).length;
}
