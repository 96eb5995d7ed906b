import { createHmac, timingSafeEqual } from "node:crypto";
import type { Transaction } from "#server/db/database.ts";
import type { Services } from "#server/services.ts";
import type { AccountsStore } from "./adapter.ts";
import { findEraseAt } from "./closing/closing-store.ts";
import { closedWording, expiryWording } from "./closing/retention-emails.ts";
import { type Addressee, type Wording, writeEmail } from "./write-email.ts";

/** The e-mails an account needs. They wait in the queue and are delivered behind the answer, so that the time an answer takes tells nobody who has an account. */
export interface AccountEmails {
  sendVerification(userId: string, token: string): Promise<void>;
  sendReset(userId: string, token: string): Promise<void>;
  /** Adds the e-mail that confirms that an account was closed to the transaction that closes it. */
  addClosed(tx: Transaction, userId: string): Promise<void>;
  /** The e-mail that says that chats will expire; it names none of them, for a title is a person's own words. */
  writeExpiry(to: Addressee, expiring: { count: number; expiresAt: Date }): ReturnType<typeof writeEmail>;
  /** Whether a reset link's second token belongs to its first. */
  isPair(accessToken: string, refreshToken: string): boolean;
}

const verificationDays = 1;
const resetDays = 1 / 24;

/** Writes the e-mails; links are built from the configured address, never from a request. */
export function createAccountEmails(
  needs: Pick<Services, "db" | "emailQueue" | "profiles"> & {
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
  return {
    sendVerification: (userId, token) =>
      send({ userId, kind: "verification", secret: token, usefulDays: verificationDays }),
    sendReset: (userId, token) => send({ userId, kind: "reset", secret: token, usefulDays: resetDays }),
    addClosed: (tx, userId) => queue.add(tx, { userId, kind: "closed" }),
    writeExpiry: (to, expiring) => writeEmail(to, expiryWording(home, expiring)),
    isPair: (accessToken, refreshToken) => {
      const [expected, given] = [Buffer.from(second(accessToken)), Buffer.from(refreshToken)];
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}
