import type { Database } from "#server/db/database.ts";
import type { Auth } from "#server/features/account/auth.ts";
import { keepNewestLink } from "./reset-link-store.ts";

/** Sends a reset link to an address that has an account, and ends those sent before. Tells nobody whether it has one. */
export async function requestReset({ auth, db }: { auth: Auth; db: Database }, email: string): Promise<void> {
  await auth.api.requestPasswordReset({ body: { email } });
  await db.asAccounts((tx) => keepNewestLink(tx, email));
}
