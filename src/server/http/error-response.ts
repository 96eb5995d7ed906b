import type { Context } from "hono";
import type { ErrorDetails } from "#shared/contract/catalogue-entry.ts";
import { type ErrorCode, errorCatalogue, errorText } from "#shared/contract/errors.ts";

/** The answer to what is refused before any call is reached, in the form of the protocol that was spoken: the browser's wraps its answers, a function's is one sentence. When it names the seconds to wait, they stand in `Retry-After` as well. */
export function errorResponse(c: Context, code: ErrorCode, details: ErrorDetails = {}): Response {
  const { status } = errorCatalogue[code];
  const headers = new Headers({ "cache-control": "no-store" });
  if (details.seconds !== undefined) headers.set("retry-after", String(details.seconds));
  const init = { status, headers };
  if (c.req.path.startsWith("/functions/")) return Response.json({ error: errorText(code, details) }, init);
  const body = { defined: true, code, status, message: errorText(code, details), data: details };
  return Response.json(c.req.path.startsWith("/api/rpc/") ? { json: body } : body, init);
}
