import type { Database } from "#server/db/database.ts";
import { findProfile, findSignedIn, type Profile, type SignedInBrowser } from "./profile-store.ts";

/** Tells what an account itself holds of its person. */
export interface Profiles {
  find(userId: string): Promise<Profile | undefined>;
  browsers(userId: string): Promise<SignedInBrowser[]>;
}

/** Reads profiles as the person they belong to. */
export function createProfiles(db: Database): Profiles {
  return {
    find: (userId) => db.asUser(userId, (tx) => findProfile(tx, userId)),
    browsers: (userId) => db.asAccounts((tx) => findSignedIn(tx, userId)),
  };
}
