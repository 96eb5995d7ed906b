import type { MailMessage } from "#server/providers/mail/mail.ts";

/** Whom an e-mail goes to, by the name they gave themselves. */
export interface Addressee {
  name: string;
  email: string;
}

/** What an e-mail says: one thing to do, until when, and why it came. */
export interface Wording {
  subject: string;
  opening: string;
  link: string;
  action: string;
  expiry: string;
  reason: string;
}

const longestName = 60;

/** Writes an e-mail as text and as HTML that needs no picture and no style sheet, so that nothing tells when it is read. */
export function writeEmail(to: Addressee, wording: Wording): MailMessage {
  const { subject, opening, link, action, expiry, reason } = wording;
  const hello = greeting(to.name);
  const paragraphs = [hello, opening, `${action}:\n${link}`, expiry, `${reason}`, "Stillpoint"];
  return { to: to.email, subject, text: `${paragraphs.join("\n\n")}\n`, html: page(hello, wording) };
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

const font = "font-family:Georgia,'Times New Roman',serif";
const sans = "font-family:-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";
const ink = "color:#172a2e";
const quiet = "color:#425357";
const button = `display:inline-block;padding:14px 26px;border-radius:10px;background:#974a24;color:#fdfaf3;text-decoration:none;font-size:16px;font-weight:600;${sans}`;

/** Tables and inline styles: what mail programs of all ages draw alike. */
function page(hello: string, { subject, opening, link, action, expiry, reason }: Wording): string {
  const address = escapeHtml(link);
  const said = (text: string, style: string) => `<p style="margin:0 0 18px;${style}">${escapeHtml(text)}</p>`;
  const body = `font-size:16px;line-height:1.6;${ink};${sans}`;
  const small = `font-size:13px;line-height:1.6;${quiet};${sans}`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:0;background:#f8f5ef">',
    `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(expiry)}</div>`,
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f8f5ef"><tr>',
    '<td align="center" style="padding:32px 16px">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#fdfcf8;border:1px solid #ddd9d0;border-radius:14px"><tr>',
    '<td style="padding:32px">',
    `<h1 style="margin:0 0 24px;font-size:24px;font-weight:400;${ink};${font}">Stillpoint</h1>`,
    said(hello, body),
    said(opening, body),
    `<p style="margin:26px 0"><a href="${address}" style="${button}">${escapeHtml(action)}</a></p>`,
    said(expiry, body),
    said("If the button does not work, copy this address into your browser:", small),
    `<p style="margin:0 0 24px;word-break:break-all;${small}"><a href="${address}" style="color:#974a24">${address}</a></p>`,
    `<p style="margin:0;padding-top:18px;border-top:1px solid #ddd9d0;${small}">${escapeHtml(reason)}</p>`,
    "</td></tr></table></td></tr></table></body></html>",
  ].join("\n");
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
