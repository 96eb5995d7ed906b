import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { AccountEventKind } from "#shared/account/account-events.ts";
import type { CookiePreferences } from "#shared/account/cookie-preferences.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** People with an account. `full_name` is the specification's user metadata. */
export const users = pgTable("users", {
  id: uuid().primaryKey().defaultRandom(),
  name: text("full_name").notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean("email_verified").notNull().default(false),
  image: text(),
  /** Whether this person runs the installation: made by the first sign-up, or by an operator. */
  isOperator: boolean("is_operator").notNull().default(false),
  /** Whether signing in with the password takes a code as well. */
  twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
  /** Set while the account is closed: from this moment on the daily job erases it. */
  eraseAt: moment("erase_at"),
  createdAt: moment("created_at").notNull().defaultNow(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});

/** Signed-in browsers; the token is what the cookie carries. */
export const authSessions = pgTable(
  "auth_sessions",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    token: text().notNull().unique(),
    expiresAt: moment("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [index("auth_sessions_user").on(table.userId)],
);

/** The ways a person can prove who they are; for a password, its scrypt hash. */
export const authAccounts = pgTable(
  "auth_accounts",
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: moment("access_token_expires_at"),
    refreshTokenExpiresAt: moment("refresh_token_expires_at"),
    scope: text(),
    password: text(),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [index("auth_accounts_user").on(table.userId)],
);

/** With what a person makes their codes, sealed by better-auth with the session secret; until the first code was entered it counts for nothing. */
export const twoFactors = pgTable("two_factors", {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid("user_id")
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: "cascade" }),
  secret: text().notNull(),
  /** The recovery codes that are left, sealed as well. */
  backupCodes: text("backup_codes").notNull(),
  verified: boolean().notNull().default(false),
  /** Wrong codes in a row, and until when none is taken because there were too many. */
  failedVerificationCount: integer("failed_verification_count").notNull().default(0),
  lockedUntil: moment("locked_until"),
  /** The last half minute whose code was used: it and all before it count no more. */
  lastUsedStep: bigint("last_used_step", { mode: "number" }),
});

/** Public keys of a person's passkeys. A credential is one person's: registered twice it could shut its owner out. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What its person calls it. */
    name: text().notNull(),
    credentialID: text("credential_id").notNull().unique(),
    publicKey: text("public_key").notNull(),
    /** How often it was used, by its own count; one that falls back is a copy. Many stay at zero. */
    counter: bigint({ mode: "number" }).notNull(),
    deviceType: text("device_type").notNull(),
    backedUp: boolean("backed_up").notNull(),
    transports: text(),
    aaguid: text(),
    createdAt: moment("created_at").notNull().defaultNow(),
    lastUsedAt: moment("last_used_at"),
  },
  (table) => [index("passkeys_user").on(table.userId)],
);

/** Links that were sent out; the identifier is a hash, so the table gives nobody a way in. */
export const authVerifications = pgTable(
  "auth_verifications",
  {
    id: uuid().primaryKey().defaultRandom(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment("expires_at").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [index("auth_verifications_identifier").on(table.identifier)],
);

/** Links that let somebody open an account; only their hashes are kept. */
export const invitations = pgTable("invitations", {
  id: uuid().primaryKey().defaultRandom(),
  tokenHash: text("token_hash").notNull().unique(),
  /** For whom it is, in the operator's words. */
  note: text().notNull(),
  /** How many accounts it may open, and how many it has. */
  places: integer().notNull(),
  taken: integer().notNull().default(0),
  expiresAt: moment("expires_at").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
});

/** What happened to an account, for its person to read; never what was said there, and no network address. */
export const accountEvents = pgTable(
  "account_events",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text().$type<AccountEventKind>().notNull(),
    /** Which browser did it, in words; nothing where none of the person's did. */
    browser: text(),
    at: moment("at").notNull(),
  },
  (table) => [
    index("account_events_latest").on(table.userId, table.at.desc()),
    index("account_events_old").on(table.at),
  ],
);

/** What a person chose about cookies; one row a person, made at sign-up. */
export const profiles = pgTable("profiles", {
  id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  cookiePreferences: jsonb("cookie_preferences").$type<CookiePreferences>(),
});
