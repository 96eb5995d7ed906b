import type { MailFailure } from "./mail.ts";

/** For each cause a sentence that says it, and one that says what to do. */
const sentences: Record<MailFailure, readonly [cause: string, mend: string]> = {
  "refused-connection": [
    "Nothing accepts connections at {host}, port {port}.",
    "Check the host and the port in SMTP_URL, that the mail server runs, and that no firewall stands between.",
  ],
  "unknown-name": [
    "The name {host} is not known.",
    "Check the spelling of the host in SMTP_URL, and this machine's name service (DNS).",
  ],
  "no-tls": [
    "An encrypted connection to {host} could not be set up.",
    "Use smtps:// with the port for TLS from the start (usually 465), or smtp:// with the port for STARTTLS (usually 587).",
  ],
  "untrusted-certificate": [
    "The certificate of {host} cannot be trusted.",
    "Use the name the certificate was made for, renew it, or name the authority that signed it in NODE_EXTRA_CA_CERTS.",
  ],
  "refused-sign-in": [
    "The mail server does not accept the user name and password.",
    "Check both in SMTP_URL; special characters must be percent-encoded. Some providers ask for an app password.",
  ],
  "needs-sign-in": [
    "The mail server wants a user name and password first.",
    "Put them into SMTP_URL: smtps://user:password@{host}. If they are there, this account may not send to others.",
  ],
  "refused-sender": [
    "The mail server does not accept the sender {from}.",
    "Set MAIL_FROM to an address that this mail server may send for.",
  ],
  "refused-recipient": [
    "The mail server does not accept the recipient {to}.",
    "Check the address. If it is right, the server may only deliver to its own people until you sign in to it.",
  ],
  "refused-message": [
    "The mail server took the addresses but not the message.",
    "Its answer says why; often it takes the message for spam, or MAIL_FROM for forged.",
  ],
  "too-slow": [
    "The mail server at {host}, port {port} did not answer in time.",
    "Check the port: one for TLS from the start needs smtps://. Some networks let nothing out to port 25.",
  ],
  broken: [
    "The connection to {host} broke, or something else than a mail server answers there.",
    "Check the host and the port in SMTP_URL, and the mail server's own log.",
  ],
};

/** The cause and its mend in plain sentences, with the settings' values where they help. */
export function explainFailure(
  failure: MailFailure,
  places: { host: string; port: string; from: string; to: string },
): { cause: string; mend: string } {
  const values = new Map(Object.entries(places));
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (place, name: string) => values.get(name) ?? place);
  const [cause, mend] = sentences[failure];
  return { cause: fill(cause), mend: fill(mend) };
}
