import { createHmac } from "node:crypto";
import { parse } from "hono/utils/cookie";
import { isSameSecret } from "#server/http/protection/same-secret.ts";

/** How long the desk stays open after the password was entered, in minutes. */
export const deskMinutes = 15;
const cookieName = "stillpoint.desk";

/** Opens the desk for one session for a quarter of an hour; `now` in milliseconds since 1970. It says nothing about whether somebody is an operator: that is asked each time. */
export function deskCookie(
  { secret, isSecure }: { secret: string; isSecure: boolean },
  sessionId: string,
  now: number,
): string {
  const expiresAt = Math.floor(now / 1000) + deskMinutes * 60;
  const pass = `${sessionId}.${expiresAt}`;
  const value = `${pass}.${signature(secret, pass)}`;
  return `${cookieName}=${value}; Max-Age=${deskMinutes * 60}; Path=/api; HttpOnly; SameSite=Strict${isSecure ? "; Secure" : ""}`;
}

/** Whether a request carries an open desk of this session's. */
export function hasOpenDesk(secret: string, headers: Headers, sessionId: string, now: number): boolean {
  const value = parse(headers.get("cookie") ?? "", cookieName)[cookieName] ?? "";
  const [id, expiresAt, signed, ...rest] = value.split(".");
  if (!id || !expiresAt || !signed || rest.length > 0) return false;
  if (!isSameSecret(signed, signature(secret, `${id}.${expiresAt}`))) return false;
  return id === sessionId && Number(expiresAt) * 1000 > now;
}

function signature(secret: string, pass: string): string {
  return createHmac("sha256", secret).update(`desk:${pass}`).digest("base64url");
}
