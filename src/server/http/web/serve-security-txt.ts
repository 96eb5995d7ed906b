import type { Handler } from "hono";

const dayMs = 86_400_000;
/** RFC 9116 wants an end within a year, so that nobody relies on a file that was forgotten. It is written anew each time. */
const validDays = 180;

/** Where a weakness of this installation is told, as RFC 9116 writes it. */
export function securityText(told: { contact: string; publicUrl: string; now: Date }): string {
  const expires = new Date(told.now.getTime() + validDays * dayMs);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${told.contact}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${new URL("/.well-known/security.txt", told.publicUrl).href}`,
    "",
  ].join("\n");
}

/** Serves it where those who look for it look. */
export function serveSecurityText(told: { contact: string; publicUrl: string; clock: () => Date }): Handler {
  const { contact, publicUrl, clock } = told;
  return (c) => c.text(securityText({ contact, publicUrl, now: clock() }));
}
