import type { Context } from "hono";
import { type ErrorCode, type ErrorDetails, errorCatalogue, errorText } from "#shared/errors.ts";

/** Refuses before any call is reached, in the form of the protocol that was spoken: the browser's wraps its answers, a function's is one sentence. */
export function refuse(c: Context, code: ErrorCode, details: ErrorDetails = {}): Response {
  const { status } = errorCatalogue[code];
  const init = { status, headers: { "cache-control": "no-store" } };
  if (c.req.path.startsWith("/functions/")) return Response.json({ error: errorText(code, details) }, init);
  const body = { defined: true, code, status, message: errorText(code, details), data: details };
  return Response.json(c.req.path.startsWith("/api/rpc/") ? { json: body } : body, init);
}
