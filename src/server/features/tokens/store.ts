import { and, count, desc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/database.ts";
import { functionTokens } from "./tables.ts";

/** A token as it is kept. */
export type TokenRow = Omit<typeof functionTokens.$inferSelect, "tokenHash" | "userId">;

const { id, name, mayUse, createdAt, expiresAt, lastUsedAt } = functionTokens;
const shown = { id, name, mayUse, createdAt, expiresAt, lastUsedAt };

/** The last use is noted at most this often, so that a busy token does not write at every call. */
const noteUseEveryMs = 60_000;

/** A person's tokens, newest first. */
export async function findTokens(tx: Transaction, userId: string): Promise<TokenRow[]> {
  const own = eq(functionTokens.userId, userId);
  return tx.select(shown).from(functionTokens).where(own).orderBy(desc(createdAt));
}

/** How many tokens a person has; a second count waits until this transaction has ended, so that none is made beside it. */
export async function countTokens(tx: Transaction, userId: string): Promise<number> {
  const own = eq(functionTokens.userId, userId);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`function tokens ${userId}`}, 0))`);
  const [row] = await tx.select({ tokens: count() }).from(functionTokens).where(own);
  return row?.tokens ?? 0;
}

/** Keeps a token. */
export async function addToken(
  tx: Transaction,
  token: typeof functionTokens.$inferInsert,
): Promise<TokenRow> {
  const [row] = await tx.insert(functionTokens).values(token).returning(shown);
  if (!row) throw new Error("The token was not saved.");
  return row;
}

/** Removes one token of a person's; false when they have no such token. */
export async function removeToken(tx: Transaction, userId: string, tokenId: string): Promise<boolean> {
  const own = and(eq(functionTokens.userId, userId), eq(functionTokens.id, tokenId));
  return (await tx.delete(functionTokens).where(own).returning({ id })).length > 0;
}

/** Removes all tokens of a person's. */
export async function removeTokens(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(functionTokens).where(eq(functionTokens.userId, userId));
}

/** Whose token a hash is and what it may use; nothing when it is unknown, has run out, or its owner closed the account (a rule of the table). */
export async function findByHash(
  tx: Transaction,
  hash: string,
  now: Date,
): Promise<{ id: string; userId: string; mayUse: string[] } | undefined> {
  const [row] = await tx
    .select({ id, userId: functionTokens.userId, mayUse })
    .from(functionTokens)
    .where(and(eq(functionTokens.tokenHash, hash), gt(expiresAt, now)));
  return row;
}

/** Notes when a token was last used. */
export async function noteUse(tx: Transaction, tokenId: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - noteUseEveryMs);
  await tx
    .update(functionTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(id, tokenId), or(isNull(lastUsedAt), lt(lastUsedAt, before))));
}
