import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import { isForwarded } from "./development-door.ts";

/** Says once that a proxy nobody named stands in front: all its visitors would count as one and be limited together. */
export function warnOfProxy(trustedProxies: string | undefined, log: Logger): MiddlewareHandler {
  let isDone = trustedProxies !== undefined;
  return async (c, next) => {
    if (!isDone && isForwarded(c.req.raw.headers)) {
      isDone = true;
      log.warn("requests come through a proxy; set TRUSTED_PROXIES, or all visitors are limited as one");
    }
    return next();
  };
}
