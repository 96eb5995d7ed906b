import type { MiddlewareHandler } from "hono";

/**
 * Lets go of the body that nobody will read: a request for the head alone is answered as one for the whole, and its
 * body is then left lying, with the file behind it open for good.
 */
export function answerHeads(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.req.method === "HEAD") await c.res.body?.cancel();
  };
}
