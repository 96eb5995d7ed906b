import type { MailMessage } from "#server/providers/mail/mail.ts";
import { emailPage, type Wording } from "./email-page.ts";

/** Whom an e-mail goes to, by the name they gave themselves. */
export interface Addressee {
  name: string;
  email: string;
}

const longestName = 60;

/** Writes an e-mail as text and as HTML that fetches nothing, so that nothing tells when it is read. */
export function writeEmail(to: Addressee, wording: Wording): MailMessage {
  const { subject, opening, link, action, expiry, reason } = wording;
  const hello = greeting(to.name);
  const paragraphs = [hello, opening, `${action}:\n${link}`, expiry, `${reason}`, "Stillpoint"];
  return { to: to.email, subject, text: `${paragraphs.join("\n\n")}\n`, html: emailPage(hello, wording) };
}

/** A name with a link in it is somebody who lets us write to strangers for them: they get no say in our e-mails. */
function greeting(name: string): string {
  const plain = name
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .replace(/[<>]/g, "")
    .trim();
  const isName = plain !== "" && plain.length <= longestName && !/[/@:]|www\.|\.\p{L}{2}/iu.test(plain);
  return isName ? `Hello ${plain},` : "Hello,";
}
