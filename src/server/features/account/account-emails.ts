import { createHmac } from "node:crypto";
import { z } from "zod";
import type { Database, Transaction } from "#server/db/database.ts";
import type { EmailQueue } from "#server/features/emails/email-queue.ts";
import { isSameSecret } from "#server/http/protection/same-secret.ts";
import { parsedJson } from "#shared/contract/parsed-json.ts";
import type { AccountsStore } from "./adapter.ts";
import { findEraseAt } from "./closing/closing-store.ts";
import { closedWording, expiryWording } from "./closing/retention-emails.ts";
import { detailWordings } from "./details/detail-wordings.ts";
import type { Wording } from "./email-page.ts";
import type { Profiles } from "./profiles.ts";
import { type Addressee, writeEmail } from "./write-email.ts";

/** The e-mails an account needs. They wait in the queue and are delivered behind the answer, so that the time an answer takes tells nobody who has an account. */
export interface AccountEmails {
  sendVerification(userId: string, token: string): Promise<void>;
  sendReset(userId: string, token: string): Promise<void>;
  /** Adds the e-mail that confirms that an account was closed to the transaction that closes it. */
  addClosed(tx: Transaction, userId: string): Promise<void>;
  /** Adds the e-mail that says that the password was changed. */
  addPasswordChanged(tx: Transaction, userId: string): Promise<void>;
  /** Adds the e-mail that says what changed about the ways into the account. */
  addSecurity(tx: Transaction, userId: string, kind: SecurityEmail): Promise<void>;
  /** Adds the link to a wanted address, and the word of it to the present one. */
  addEmailChange(
    tx: Transaction,
    userId: string,
    change: { present: string; wanted: string; token: string },
  ): Promise<void>;
  /** Adds the word of a changed address to the new one and to the one that was left. */
  addEmailChanged(tx: Transaction, userId: string, left: string): Promise<void>;
  /** The e-mail that says that chats will expire; it names none of them, for a title is a person's own words. */
  writeExpiry(to: Addressee, expiring: { count: number; expiresAt: Date }): ReturnType<typeof writeEmail>;
  /** Whether a reset link's second token belongs to its first. */
  isPair(accessToken: string, refreshToken: string): boolean;
}

/** An e-mail about a way into the account. */
type SecurityEmail =
  | "two-step-on"
  | "two-step-off"
  | "recovery-code-used"
  | "sign-on-joined"
  | "passkey-added"
  | "passkey-removed";

const sealedAddress = z.object({ to: z.string(), token: z.string().default("") });
const verificationDays = 1;
const resetDays = 1 / 24;

/** Writes the e-mails; links are built from the configured address, never from a request. */
export function createAccountEmails(
  needs: { db: Database; emailQueue: EmailQueue; profiles: Profiles } & {
    accounts: AccountsStore;
    publicUrl: string;
    secret: string;
  },
): AccountEmails {
  const { db, emailQueue: queue, profiles, accounts, publicUrl, secret } = needs;
  const home = new URL("/", publicUrl).href;
  // In the fragment, which stays in the browser: a query would stand in the access log of every proxy before us.
  const linkTo = (path: string, carried: Record<string, string>) =>
    `${new URL(path, publicUrl).href}#${new URLSearchParams(carried)}`;
  const second = (accessToken: string) =>
    createHmac("sha256", secret).update(`reset-refresh:${accessToken}`).digest("base64url");
  const site = new URL(publicUrl).host;
  const send = (email: Parameters<typeof queue.add>[1]) =>
    accounts.join((tx) => queue.add(tx, email), queue.wake);
  const verification = (token: string): Wording => ({
    subject: "Confirm your email address for Stillpoint",
    opening: "Welcome to Stillpoint. Please confirm that this email address is yours.",
    link: linkTo("/", { verification_token: token }),
    action: "Confirm my address",
    expiry: "The link works for one day.",
    reason: `You receive this because somebody used this address for an account at ${site}. If it was not you, you can ignore this message.`,
  });
  const reset = (token: string): Wording => ({
    subject: "Set a new password for Stillpoint",
    opening: "Somebody, hopefully you, asked to set a new password for your account.",
    link: linkTo("/reset-password", { access_token: token, refresh_token: second(token) }),
    action: "Set a new password",
    expiry: "The link works once and for one hour.",
    reason: `You receive this because you have an account at ${site}. If it was not you who asked, you can ignore this message: your password stays as it is.`,
  });
  for (const [kind, wording] of [
    ["verification", verification],
    ["reset", reset],
  ] as const) {
    queue.define(kind, async ({ userId, secret: token }) => {
      const to = await profiles.find(userId);
      return to && token !== undefined ? { message: writeEmail(to, wording(token)) } : undefined;
    });
  }
  queue.define("closed", async ({ userId }) => {
    const to = await profiles.find(userId);
    const eraseAt = await db.asUser(userId, (tx) => findEraseAt(tx, userId));
    return to && eraseAt ? { message: writeEmail(to, closedWording(home, eraseAt)) } : undefined;
  });
  // These go to an address that may be another than the account's by the time they are sent.
  const wordings = detailWordings({ home, site, linkTo: (token) => linkTo("/", { email_token: token }) });
  for (const kind of ["address-wanted", "address-asked-for", "address-left"] as const) {
    queue.define(kind, async ({ userId, secret }) => {
      const name = (await profiles.find(userId))?.name;
      const { to, token } = sealedAddress.parse(parsedJson(secret ?? ""));
      return name === undefined
        ? undefined
        : { message: writeEmail({ name, email: to }, wordings[kind](token)) };
    });
  }
  const toThePresentAddress = [
    "password-changed",
    "address-changed",
    "two-step-on",
    "two-step-off",
    "recovery-code-used",
    "sign-on-joined",
    "passkey-added",
    "passkey-removed",
  ] as const;
  for (const kind of toThePresentAddress) {
    queue.define(kind, async ({ userId }) => {
      const to = await profiles.find(userId);
      return to && { message: writeEmail(to, wordings[kind]()) };
    });
  }
  return {
    addPasswordChanged: (tx, userId) => queue.add(tx, { userId, kind: "password-changed" }),
    addSecurity: (tx, userId, kind) => queue.add(tx, { userId, kind }),
    addEmailChange: async (tx, userId, { present, wanted, token }) => {
      const link = JSON.stringify({ to: wanted, token });
      const word = JSON.stringify({ to: present });
      await queue.add(tx, { userId, kind: "address-wanted", secret: link, usefulDays: verificationDays });
      await queue.add(tx, { userId, kind: "address-asked-for", secret: word });
    },
    addEmailChanged: async (tx, userId, left) => {
      await queue.add(tx, { userId, kind: "address-left", secret: JSON.stringify({ to: left }) });
      await queue.add(tx, { userId, kind: "address-changed" });
    },
    sendVerification: (userId, token) =>
      send({ userId, kind: "verification", secret: token, usefulDays: verificationDays }),
    sendReset: (userId, token) => send({ userId, kind: "reset", secret: token, usefulDays: resetDays }),
    addClosed: (tx, userId) => queue.add(tx, { userId, kind: "closed" }),
    writeExpiry: (to, expiring) => writeEmail(to, expiryWording(home, expiring)),
    isPair: (accessToken, refreshToken) => isSameSecret(refreshToken, second(accessToken)),
  };
}
