import { createHash, randomBytes } from "node:crypto";

/** What every token begins with, so that a leaked one can be recognised for what it is. */
export const tokenPrefix = "stillpoint_";

const tokenBytes = 32;

/** A token that nobody can guess. */
export function makeToken(): string {
  return tokenPrefix + randomBytes(tokenBytes).toString("base64url");
}

/** What is kept of a token. It is random throughout, so a plain hash cannot be turned back by trying. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
