import { eq } from "drizzle-orm";
import type { Transaction } from "#server/db/database.ts";
import { type CookiePreferences, cookiePreferences } from "#shared/account/cookie-preferences.ts";
import { authSessions, profiles, users } from "./tables.ts";

/** What is known of a person besides what they said here. */
export interface Profile {
  id: string;
  name: string;
  email: string;
  isEmailVerified: boolean;
  createdAt: Date;
  cookiePreferences: Record<string, boolean> | null;
}

/** A browser somebody is signed in with; its secret is no part of it. */
export interface SignedInBrowser {
  userAgent: string | null;
  signedInAt: Date;
  endsAt: Date;
}

/** Begins the profile of a new account; one that is there stays as it is. */
export async function addProfile(tx: Transaction, userId: string): Promise<void> {
  await tx.insert(profiles).values({ id: userId }).onConflictDoNothing();
}

/** What a person's account and profile hold of them. */
export async function findProfile(tx: Transaction, userId: string): Promise<Profile | undefined> {
  const [row] = await tx
    .select({ user: users, preferences: profiles.cookiePreferences })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, userId));
  if (!row) return undefined;
  const { id, name, email, emailVerified: isEmailVerified, createdAt } = row.user;
  return { id, name, email, isEmailVerified, createdAt, cookiePreferences: row.preferences };
}

/** Where a person has sessions. */
export async function findSignedIn(tx: Transaction, userId: string): Promise<SignedInBrowser[]> {
  return tx
    .select({
      userAgent: authSessions.userAgent,
      signedInAt: authSessions.createdAt,
      endsAt: authSessions.expiresAt,
    })
    .from(authSessions)
    .where(eq(authSessions.userId, userId));
}

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
