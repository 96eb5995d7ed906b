import { createHmac, timingSafeEqual } from "node:crypto";
import type { Logger } from "pino";
import type { Mail, MailMessage } from "#server/providers/mail/mail.ts";

/** Whom a letter goes to. */
interface Addressee {
  name: string;
  email: string;
}

/** The letters an account needs. They are handed over at once and delivered behind the answer, so that the time an answer takes tells nobody who has an account. */
export interface Letters {
  sendVerification(to: Addressee, token: string): void;
  sendReset(to: Addressee, token: string): void;
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
  const second = (accessToken: string) =>
    createHmac("sha256", secret).update(`reset-refresh:${accessToken}`).digest("base64url");
  const deliver = (message: MailMessage) => {
    mail.send(message).catch((error: unknown) => {
      log.error({ cause: causeOf(error) }, "a message could not be delivered");
    });
  };
  return {
    sendVerification: (to, token) => {
      const link = new URL("/", publicUrl);
      link.searchParams.set("verification_token", token);
      deliver(
        letter(to, {
          subject: "Confirm your email address for Stillpoint",
          opening: "Welcome to Stillpoint. Please confirm that this email address is yours:",
          link: link.href,
          action: "Confirm my address",
          closing:
            "The link works for one day. If you did not create an account, you can ignore this message.",
        }),
      );
    },
    sendReset: (to, token) => {
      const link = new URL("/reset-password", publicUrl);
      link.searchParams.set("access_token", token);
      link.searchParams.set("refresh_token", second(token));
      deliver(
        letter(to, {
          subject: "Set a new password for Stillpoint",
          opening: "Somebody, hopefully you, asked to set a new password for your Stillpoint account:",
          link: link.href,
          action: "Set a new password",
          closing:
            "The link works once and for one hour. If it was not you, you can ignore this message; your password stays as it is.",
        }),
      );
    },
    isPair: (accessToken, refreshToken) => {
      const [expected, given] = [Buffer.from(second(accessToken)), Buffer.from(refreshToken)];
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}

interface Wording {
  subject: string;
  opening: string;
  link: string;
  action: string;
  closing: string;
}

function letter(to: Addressee, { subject, opening, link, action, closing }: Wording): MailMessage {
  const hello = `Hello ${oneLine(to.name)},`;
  return {
    to: to.email,
    subject,
    text: [hello, opening, link, closing, "Stillpoint"].join("\n\n"),
    html: [
      `<p>${escapeHtml(hello)}</p><p>${escapeHtml(opening)}</p>`,
      `<p><a href="${escapeHtml(link)}">${escapeHtml(action)}</a></p>`,
      `<p>${escapeHtml(closing)}</p><p>Stillpoint</p>`,
    ].join("\n"),
  };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The code a mail server gave; its sentence may repeat the address, so it stays out of the log. */
function causeOf(error: unknown): string {
  if (error instanceof Error && "responseCode" in error) return String(error.responseCode);
  if (error instanceof Error && "code" in error) return String(error.code);
  return "unknown";
}
