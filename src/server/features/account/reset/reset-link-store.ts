import { eq, like, or, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/database.ts";
import { authVerifications } from "#server/features/account/tables.ts";

/**
 * Ends every reset link of an address but its newest. Of links that were asked for at the same moment it leaves the
 * same one whoever comes first, so that exactly one e-mail works. The wait for a code of two-step sign-in stands in the
 * same table and is no link; it lasts ten minutes, a link an hour, and no name tells them apart, for those are hashed.
 */
export async function keepNewestLink(tx: Transaction, email: string): Promise<void> {
  await tx.execute(sql`
    delete from auth_verifications older
    using auth_verifications newer, users
    where users.email = ${email.toLowerCase()} and older.value = users.id::text and newer.value = older.value
      and (newer.created_at, newer.id) > (older.created_at, older.id)
      and older.expires_at - older.created_at > interval '15 minutes'
      and newer.expires_at - newer.created_at > interval '15 minutes'`);
}

/** Ends every link of a person: those that set a password, and those to another address. */
export async function removeLinks(tx: Transaction, userId: string): Promise<void> {
  await tx
    .delete(authVerifications)
    .where(or(eq(authVerifications.value, userId), like(authVerifications.value, `${userId} %`)));
}
