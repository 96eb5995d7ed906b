import type { MiddlewareHandler } from "hono";
import { errorResponse } from "#server/http/error-response.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses calls that change something and do not come from the app's own address. A call with a bearer token and no
 * cookie cannot be forged by another site, so it needs no Origin (security rule 5).
 */
export function checkOrigin(publicUrl: string): MiddlewareHandler {
  const own = new URL(publicUrl).origin;
  return async (c, next) => {
    const hasCookie = c.req.header("cookie") !== undefined;
    // A program that names nobody is told so by the function; without a cookie there is nothing to forge.
    const isNobody = !hasCookie && c.req.path.startsWith("/functions/");
    const isForgeable = hasCookie || (c.req.header("authorization") === undefined && !isNobody);
    if (!safeMethods.has(c.req.method) && isForgeable && !isOwn(own, c.req.header("origin"), c.req.url)) {
      return errorResponse(c, "ORIGIN_REFUSED");
    }
    return next();
  };
}

/** `http://127.0.0.1:3000` and `http://localhost:3000` are one place: on loopback both names count as the app's own. */
function isOwn(own: string, origin: string | undefined, requestUrl: string): boolean {
  if (origin === undefined || origin === "null") return false;
  if (origin === own) return true;
  const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;
  const [asked, expected] = [URL.parse(origin), new URL(own)];
  if (!asked || !loopback.test(asked.hostname) || !loopback.test(expected.hostname)) return false;
  return asked.protocol === expected.protocol && asked.port === new URL(requestUrl).port;
}
