import { join } from "node:path";
import type { Env } from "#server/settings/env.ts";
import { explainFailure } from "./explain-failure.ts";
import { MailFailed } from "./mail.ts";
import { createOutbox } from "./outbox.ts";
import { createSmtpMail } from "./smtp.ts";

/** What an operator is told about a trial message. */
export interface Trial {
  hasWorked: boolean;
  lines: string[];
}

/** Sends a trial message the way the product sends its own, and says how it went; the password is never in it. */
export async function testMail(
  env: Pick<Env, "SMTP_URL" | "MAIL_FROM" | "CONTACT_EMAIL" | "DATA_DIR">,
  to: string,
  timeoutMs?: number,
): Promise<Trial> {
  const from = env.MAIL_FROM ?? env.CONTACT_EMAIL;
  const outbox = createOutbox(join(env.DATA_DIR, "outbox"), () => new Date());
  const mail = env.SMTP_URL
    ? createSmtpMail({ url: env.SMTP_URL, from, ...(timeoutMs ? { timeoutMs } : {}) })
    : outbox;
  try {
    await mail.send(trialMessage(to));
  } catch (error) {
    if (!(error instanceof MailFailed) || !env.SMTP_URL) throw error;
    return { hasWorked: false, lines: failureLines(error, new URL(env.SMTP_URL), { from, to }) };
  }
  return env.SMTP_URL
    ? {
        hasWorked: true,
        lines: [
          `The mail server accepted a message from ${from} to ${to}.`,
          "If it does not arrive, look into the folder for spam and at the mail server's log.",
        ],
      }
    : {
        hasWorked: false,
        lines: [
          "SMTP_URL is not set, so mail reaches nobody: the message was written to the outbox in DATA_DIR.",
          "Set SMTP_URL, such as smtps://user:password@mail.example.org:465, and try again.",
        ],
      };
}

function failureLines({ failure, answer }: MailFailed, url: URL, people: { from: string; to: string }) {
  const port = url.port || (url.protocol === "smtps:" ? "465" : "587");
  const { cause, mend } = explainFailure(failure, { host: url.hostname, port, ...people });
  // Of a sign-in the answer may repeat what was sent.
  const isTellable = answer !== undefined && failure !== "refused-sign-in";
  return [cause, ...(isTellable ? [`It said: ${withoutPassword(answer, url.password)}`] : []), mend];
}

function withoutPassword(text: string, password: string): string {
  const written = [password, decodeURIComponent(password)].filter((each) => each !== "");
  return written.reduce((rest, each) => rest.replaceAll(each, "***"), text.replace(/\s+/g, " "));
}

function trialMessage(to: string) {
  const text = "This is a trial message of Stillpoint. It arrived, so mail works.";
  return { to, subject: "A trial message of Stillpoint", text, html: `<p>${text}</p>` };
}
