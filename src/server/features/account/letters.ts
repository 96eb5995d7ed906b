import { createHmac, timingSafeEqual } from "node:crypto";
import type { Logger } from "pino";
import { type Mail, MailFailed, type MailMessage } from "#server/providers/mail/mail.ts";
import { closedWording, expiryWording } from "./retention-letters.ts";
import { type Addressee, writeLetter } from "./write-letter.ts";

/** The letters an account needs. They are handed over at once and delivered behind the answer, so that the time an answer takes tells nobody who has an account. */
export interface Letters {
  sendVerification(to: Addressee, token: string): void;
  sendReset(to: Addressee, token: string): void;
  /** Confirms that an account was closed, with the day from which it is erased. */
  sendClosed(to: Addressee, eraseAt: Date): void;
  /** Says that chats will expire; names none of them, for a title is a person's own words. */
  sendExpiry(to: Addressee, expiring: { count: number; expiresAt: Date }): void;
  /** Whether a reset link's second token belongs to its first. */
  isPair(accessToken: string, refreshToken: string): boolean;
}

/** Writes the letters; links are built from the configured address, never from a request. */
export function createLetters(needs: {
  mail: Mail;
  publicUrl: string;
  secret: string;
  log: Logger;
}): Letters {
  const { mail, publicUrl, secret, log } = needs;
  const home = new URL("/", publicUrl).href;
  // In the fragment, which stays in the browser: a query would stand in the access log of every proxy before us.
  const linkTo = (path: string, carried: Record<string, string>) =>
    `${new URL(path, publicUrl).href}#${new URLSearchParams(carried)}`;
  const second = (accessToken: string) =>
    createHmac("sha256", secret).update(`reset-refresh:${accessToken}`).digest("base64url");
  const deliver = (message: MailMessage) => {
    mail.send(message).catch((error: unknown) => {
      const cause = error instanceof MailFailed ? error.failure : "unknown";
      log.error({ cause }, "a message could not be delivered; `npm run mail:test` finds the cause");
    });
  };
  const site = new URL(publicUrl).host;
  return {
    sendVerification: (to, token) => {
      const link = linkTo("/", { verification_token: token });
      deliver(
        writeLetter(to, {
          subject: "Confirm your email address for Stillpoint",
          opening: "Welcome to Stillpoint. Please confirm that this email address is yours.",
          link,
          action: "Confirm my address",
          expiry: "The link works for one day.",
          reason: `You receive this because somebody used this address for an account at ${site}. If it was not you, you can ignore this message.`,
        }),
      );
    },
    sendReset: (to, token) => {
      const link = linkTo("/reset-password", { access_token: token, refresh_token: second(token) });
      deliver(
        writeLetter(to, {
          subject: "Set a new password for Stillpoint",
          opening: "Somebody, hopefully you, asked to set a new password for your account.",
          link,
          action: "Set a new password",
          expiry: "The link works once and for one hour.",
          reason: `You receive this because you have an account at ${site}. If it was not you who asked, you can ignore this message: your password stays as it is.`,
        }),
      );
    },
    sendClosed: (to, eraseAt) => deliver(writeLetter(to, closedWording(home, eraseAt))),
    sendExpiry: (to, expiring) => deliver(writeLetter(to, expiryWording(home, expiring))),
    isPair: (accessToken, refreshToken) => {
      const [expected, given] = [Buffer.from(second(accessToken)), Buffer.from(refreshToken)];
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}
