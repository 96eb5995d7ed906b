import { betterAuth } from "better-auth/minimal";
import { twoFactor } from "better-auth/plugins/two-factor";
import { limits } from "#shared/limits/limits.ts";
import type { AccountEmails } from "./account-emails.ts";
import type { AccountsStore } from "./adapter.ts";
import type { Admission } from "./admission/admission.ts";
import type { PasskeyPlugin } from "./passkeys/passkey-plugin.ts";
import { providerPlugin, type SignOnClient } from "./sign-on/provider-plugin.ts";
import { makeRecoveryCodes } from "./two-step/recovery-codes.ts";
import { signInSteps } from "./two-step/sign-in-steps.ts";

const day = 24 * 60 * 60;
const sessionDays = 30;
const linkHours = 1;

const withoutTokens = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
};

/** How passwords are hashed; tests that only need people about use something cheaper than scrypt. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(pair: { hash: string; password: string }): Promise<boolean>;
}

/** What the library of accounts needs from us. */
export interface AuthNeeds {
  accounts: AccountsStore;
  secret: string;
  publicUrl: string;
  /** Whether an account must confirm its address before it can be used. */
  requiresVerification: boolean;
  accountEmails: AccountEmails;
  admission: Pick<Admission, "admit">;
  /** Uses up the code of a half minute; false when it was used before. */
  claimCode(userId: string, step: number): Promise<boolean>;
  passwordHashing?: PasswordHashing;
  /** The provider of identities, where this is for signing in there. */
  signOn?: SignOnClient;
  /** The library of passkeys, where this is for them. */
  passkeys?: PasskeyPlugin;
}

/**
 * better-auth, set up as the specification and the security rules want it. Its own routes are not mounted: the
 * contract's calls use it as a library, so that there is one door with one set of checks.
 */
export function createAuth({
  accounts,
  secret,
  publicUrl,
  requiresVerification,
  accountEmails,
  admission,
  claimCode,
  passwordHashing,
  signOn,
  passkeys,
}: AuthNeeds) {
  return betterAuth({
    appName: "Stillpoint",
    secret,
    baseURL: publicUrl,
    // Nothing of it is mounted; the provider of identities leads back to an address below it, which is ours.
    basePath: "/api/auth",
    database: accounts.adapter,
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: limits.password.signInMinChars,
      maxPasswordLength: limits.password.maxChars,
      requireEmailVerification: requiresVerification,
      resetPasswordTokenExpiresIn: linkHours * 60 * 60,
      revokeSessionsOnPasswordReset: true,
      ...(passwordHashing ? { password: passwordHashing } : {}),
      sendResetPassword: async ({ user, token }) => accountEmails.sendReset(user.id, token),
    },
    user: {
      additionalFields: {
        eraseAt: { type: "date", required: false, input: false },
        isOperator: { type: "boolean", required: false, input: false, defaultValue: false },
      },
    },
    // Whatever way an account comes about, it passes here, in the transaction that makes it.
    databaseHooks: {
      user: { create: { before: async (user) => ({ data: await admission.admit(user.email) }) } },
      // The library removes a session it finds ended. Where the clock is wrong for an hour, that would be for good.
      session: { delete: { before: async ({ expiresAt }) => expiresAt > new Date() } },
      // We ask a provider of identities who somebody is, and nothing more: what could act for them there is not kept.
      account: { create: { before: async () => ({ data: withoutTokens }) } },
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: requiresVerification,
      expiresIn: day,
      sendVerificationEmail: async ({ user, token }) => accountEmails.sendVerification(user.id, token),
    },
    plugins: [
      twoFactor({
        issuer: "Stillpoint",
        backupCodeOptions: { customBackupCodesGenerate: makeRecoveryCodes },
        accountLockout: {
          maxFailedAttempts: limits.code.wrongInRow,
          durationSeconds: limits.code.lockedSeconds,
        },
      }),
      signInSteps(claimCode),
      ...(signOn ? [providerPlugin(signOn)] : []),
      ...(passkeys ? [passkeys] : []),
    ],
    account: { updateAccountOnSignIn: false },
    verification: { storeIdentifier: "hashed" },
    // What takes a fresh session there takes the password here, each time.
    session: { expiresIn: sessionDays * day, updateAge: day, freshAge: 0 },
    advanced: {
      cookiePrefix: "stillpoint",
      useSecureCookies: publicUrl.startsWith("https:"),
      defaultCookieAttributes: { sameSite: "lax", httpOnly: true, path: "/" },
      database: { generateId: "uuid" },
      ipAddress: { disableIpTracking: true },
      disableOriginCheck: true,
      disableCSRFCheck: true,
    },
  });
}

/** The library of accounts. */
export type Auth = ReturnType<typeof createAuth>;
