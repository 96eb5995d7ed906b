import { createHash } from "node:crypto";
import { and, eq, gt, like } from "drizzle-orm";
import type { Transaction } from "#server/db/database.ts";
import { authVerifications } from "#server/features/account/tables.ts";

/** What is kept of a link. It is random throughout, so a plain hash cannot be turned back by trying. */
const kept = (token: string) => `change-email:${createHash("sha256").update(token).digest("base64url")}`;

/** Keeps the newest link of a person to another address; those before end. */
export async function addEmailChange(
  tx: Transaction,
  change: { userId: string; email: string; token: string; expiresAt: Date },
): Promise<void> {
  const { userId, email, token, expiresAt } = change;
  const earlier = and(
    like(authVerifications.identifier, "change-email:%"),
    like(authVerifications.value, `${userId} %`),
  );
  await tx.delete(authVerifications).where(earlier);
  await tx
    .insert(authVerifications)
    .values({ identifier: kept(token), value: `${userId} ${email}`, expiresAt });
}

/** Uses a link up; whose it is and to which address it leads, nothing when it is not known or has run out. */
export async function takeEmailChange(
  tx: Transaction,
  token: string,
  now: Date,
): Promise<{ userId: string; email: string } | undefined> {
  const wanted = and(eq(authVerifications.identifier, kept(token)), gt(authVerifications.expiresAt, now));
  const [row] = await tx
    .delete(authVerifications)
    .where(wanted)
    .returning({ value: authVerifications.value });
  const [userId, email] = row?.value.split(" ") ?? [];
  return userId && email ? { userId, email } : undefined;
}
