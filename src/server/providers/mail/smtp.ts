import { createTransport } from "nodemailer";
import { classifyFailure } from "./classify-failure.ts";
import type { Mail } from "./mail.ts";

const usualTimeoutMs = 20_000;

const connect = (url: string, timeoutMs: number) =>
  createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** Connects and signs in without sending anything; throws `MailFailed`. */
export async function verifySmtp(url: string, timeoutMs = usualTimeoutMs): Promise<void> {
  const transport = connect(url, timeoutMs);
  try {
    await transport.verify();
  } catch (error) {
    throw classifyFailure(error);
  } finally {
    transport.close();
  }
}

/** Delivers mail through an operator's SMTP server; a server that hangs is given up after `timeoutMs` in all. */
export function createSmtpMail(settings: { url: string; from: string; timeoutMs?: number }): Mail {
  const { url, from, timeoutMs = usualTimeoutMs } = settings;
  const transport = connect(url, timeoutMs);
  return {
    label: "SMTP",
    reachesPeople: true,
    send: async ({ id, to, subject, text, html }, ending) => {
      const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(ending ? [ending] : [])]);
      try {
        await transport.sendMail({
          from: named(from),
          to: { name: "", address: to },
          subject,
          text,
          html,
          signal,
          ...(id ? { messageId: `<${id}@${domainOf(from)}>` } : {}),
          headers: { "Auto-Submitted": "auto-generated" },
        });
      } catch (error) {
        throw classifyFailure(error);
      }
    },
  };
}

/** What follows the `@` of an address, which may stand in angle brackets. */
function domainOf(from: string): string {
  return from.slice(from.lastIndexOf("@") + 1).replace(/>.*/s, "");
}

/** An inbox shows whom a message comes from by name, also where the operator gave an address alone. */
function named(from: string): string | { name: string; address: string } {
  return from.includes("<") ? from : { name: "Stillpoint", address: from };
}
