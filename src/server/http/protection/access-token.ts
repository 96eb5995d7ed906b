import { createHmac } from "node:crypto";
import { isSameSecret } from "./same-secret.ts";

/** How long an access token is good for, in seconds. */
export const accessTokenSeconds = 300;

/** Signs a token that stands for a session's row for five minutes; `now` in milliseconds since 1970. */
export function signAccessToken(
  secret: string,
  sessionId: string,
  now: number,
): { token: string; expiresAt: number } {
  const expiresAt = Math.floor(now / 1000) + accessTokenSeconds;
  const payload = `${sessionId}.${expiresAt}`;
  return { token: `${payload}.${signature(secret, payload)}`, expiresAt };
}

/** The session a token stands for; nothing when it was tampered with or has run out. */
export function readAccessToken(secret: string, token: string, now: number): string | undefined {
  const [sessionId, expiresAt, signed, ...rest] = token.split(".");
  if (!sessionId || !expiresAt || !signed || rest.length > 0) return undefined;
  if (!isSameSecret(signed, signature(secret, `${sessionId}.${expiresAt}`))) return undefined;
  return Number(expiresAt) * 1000 > now ? sessionId : undefined;
}

function signature(secret: string, payload: string): string {
  return createHmac("sha256", secret).update(`access-token:${payload}`).digest("base64url");
}
