import { createTransport } from "nodemailer";
import type { Mail } from "./mail.ts";

const timeoutMs = 20_000;

/** Delivers mail through an operator's SMTP server. */
export function createSmtpMail(settings: { url: string; from: string }): Mail {
  const transport = createTransport(settings.url, {
    from: settings.from,
  });
  return {
    label: "SMTP",
    reachesPeople: true,
    send: async ({ to, subject, text, html }) => {
      await withTimeout(transport.sendMail({ to, subject, text, html }));
    },
  };
}

async function withTimeout(delivery: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The mail server did not answer in time.")), timeoutMs);
  });
  try {
    await Promise.race([delivery, late]);
  } finally {
    clearTimeout(timer);
  }
}
