import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
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

/** Tells what an account itself holds of its person. */
export interface Profiles {
  find(userId: string): Promise<Profile | undefined>;
  browsers(userId: string): Promise<SignedInBrowser[]>;
}

/** Reads profiles as the person they belong to. */
export function createProfiles(db: Database): Profiles {
  return {
    find: (userId) =>
      db.asUser(userId, async (tx) => {
        const [row] = await tx
          .select({ user: users, preferences: profiles.cookiePreferences })
          .from(users)
          .leftJoin(profiles, eq(profiles.id, users.id))
          .where(eq(users.id, userId));
        if (!row) return undefined;
        const { id, name, email, emailVerified: isEmailVerified, createdAt } = row.user;
        return { id, name, email, isEmailVerified, createdAt, cookiePreferences: row.preferences };
      }),
    browsers: (userId) =>
      db.asAccounts((tx) =>
        tx
          .select({
            userAgent: authSessions.userAgent,
            signedInAt: authSessions.createdAt,
            endsAt: authSessions.expiresAt,
          })
          .from(authSessions)
          .where(eq(authSessions.userId, userId)),
      ),
  };
}
