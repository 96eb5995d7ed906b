import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { Metrics } from "#server/watching/metrics.ts";

/** Gives each request an id and logs its method, path, status and time; query strings may hold tokens and stay out. */
export function logRequests(
  log: Logger,
  count: Metrics["request"],
): MiddlewareHandler<{ Variables: { requestId: string } }> {
  return async (c, next) => {
    const requestId = crypto.randomUUID();
    c.set("requestId", requestId);
    const from = performance.now();
    await next();
    c.header("X-Request-Id", requestId);
    const ms = Math.round(performance.now() - from);
    count({ method: c.req.method, status: c.res.status, seconds: ms / 1000 });
    log.debug({ requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms }, "request");
  };
}
