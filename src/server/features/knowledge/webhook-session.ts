import { createHmac } from "node:crypto";

/**
 * What a webhook is told of who asks: for a person a pseudonym in the form of their id, always the same and of use to
 * nobody without our secret; for nobody in particular `anon` and a timestamp.
 */
export function webhookSession(secret: string, userId: string | null, now: Date): string {
  if (userId === null) return `anon${now.getTime()}`;
  const digest = createHmac("sha256", secret).update(`knowledge-webhook:${userId}`).digest("hex");
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
