import { z } from "zod";
import { MailFailed, type MailFailure } from "./mail.ts";

/** What nodemailer puts on its errors; `originalCode` is the system's. */
const described = z.object({
  code: z.string().optional(),
  originalCode: z.string().optional(),
  responseCode: z.number().optional(),
  response: z.string().optional(),
  command: z.string().optional(),
  message: z.string().default(""),
});

type Described = z.infer<typeof described>;

/** Answers of a server that wants a sign-in first (RFC 4954, section 6). */
const needsSignIn = new Set([530, 550, 553, 554]);

/** Turns an error of the SMTP library into its cause. */
export function classifyFailure(error: unknown): MailFailed {
  const about = described.safeParse(error).data ?? { message: "" };
  return new MailFailed(failureOf(about), about.response?.trim(), error);
}

function failureOf(about: Described): MailFailure {
  switch (about.code) {
    case "EDNS":
      return "unknown-name";
    case "ETIMEDOUT":
    case "EABORT":
      return "too-slow";
    case "ETLS":
    case "EREQUIRETLS":
      return "no-tls";
    case "EAUTH":
    case "ENOAUTH":
      return "refused-sign-in";
    case "ESOCKET":
    case "ECONNECTION":
      return ofSocket(about);
    case "EENVELOPE":
      return ofEnvelope(about);
    case "EMESSAGE":
      return "refused-message";
    default:
      return "broken";
  }
}

function ofSocket({ originalCode = "", message }: Described): MailFailure {
  if (originalCode === "ETIMEDOUT") return "too-slow";
  if (/^(ENOTFOUND|EAI_AGAIN)$/.test(originalCode)) return "unknown-name";
  if (/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/.test(originalCode)) return "refused-connection";
  if (/CERT|SIGNATURE/.test(originalCode) || /certificate/i.test(message)) return "untrusted-certificate";
  return /SSL|TLS|EPROTO/.test(originalCode) ? "no-tls" : "broken";
}

function ofEnvelope({ command = "", response = "", responseCode = 0 }: Described): MailFailure {
  const speaksOfSignIn = /auth|log ?in|credential/i.test(response);
  if (responseCode === 530 || (needsSignIn.has(responseCode) && speaksOfSignIn)) return "needs-sign-in";
  return command.startsWith("RCPT") ? "refused-recipient" : "refused-sender";
}
