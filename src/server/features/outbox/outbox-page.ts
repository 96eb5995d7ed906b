import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { html } from "hono/html";
import { isDevelopmentOnly, isForwarded } from "#server/http/protection/development-door.ts";
import { isSameSecret } from "#server/http/protection/same-secret.ts";
import type { Services } from "#server/services.ts";

/** The page that shows the local outbox to the person who started the server, and to nobody else. */
export interface OutboxPage {
  /** The address with its token, printed at the start; nothing where the page is closed. */
  address: string | undefined;
  show(c: Context): Promise<Response>;
}

/** Opens the page only where this machine alone can reach the server, no proxy stands before it, and the token is right. */
export function createOutboxPage({
  env,
  outbox,
  outboxToken,
}: Pick<Services, "env" | "outbox" | "outboxToken">): OutboxPage {
  const isOpen = outbox !== undefined && isDevelopmentOnly(env);
  return {
    address: isOpen ? `${env.publicUrl}/outbox?token=${outboxToken}` : undefined,
    show: async (c) => {
      if (!isOpen || isForwarded(c.req.raw.headers) || !isSameSecret(c.req.query("token"), outboxToken))
        return c.notFound();
      c.header("Cache-Control", "no-store");
      const messages = await outbox.list();
      return c.html(html`<!doctype html><html lang="en"><head><title>Outbox</title></head><body>
        <h1>Outbox</h1><p>${messages.length} messages, latest first.</p>
        ${messages.map((m) => html`<article><h2>${m.subject}</h2><p>${m.writtenAt} to ${m.to}</p><pre>${m.text}</pre></article>`)}
      </body></html>`);
    },
  };
}

/** A token for the outbox page, made anew at each start. */
export function makeOutboxToken(): string {
  return randomBytes(18).toString("base64url");
}
