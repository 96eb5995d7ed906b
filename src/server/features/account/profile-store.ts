import { eq } from "drizzle-orm";
import type { Transaction } from "#server/db/database.ts";
import { type CookiePreferences, cookiePreferences } from "#shared/account/cookie-preferences.ts";
import { profiles } from "./tables.ts";

/** What the person allowed; nothing while they have not chosen, or when what is kept cannot be read. */
export async function findCookiePreferences(
  tx: Transaction,
  userId: string,
): Promise<CookiePreferences | null> {
  const [row] = await tx
    .select({ preferences: profiles.cookiePreferences })
    .from(profiles)
    .where(eq(profiles.id, userId));
  return cookiePreferences.safeParse(row?.preferences).data ?? null;
}

/** Keeps what the person allows, in the profile their sign-up made. */
export async function changeCookiePreferences(
  tx: Transaction,
  userId: string,
  preferences: CookiePreferences,
): Promise<void> {
  await tx
    .insert(profiles)
    .values({ id: userId, cookiePreferences: preferences })
    .onConflictDoUpdate({ target: profiles.id, set: { cookiePreferences: preferences } });
}
