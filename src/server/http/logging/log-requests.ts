import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Logger } from "pino";
import type { Watch } from "#server/watching/watch.ts";

/** Gives each request an id and logs its method, path, status and time; query strings may hold tokens and stay out. */
export function logRequests(
  log: Logger,
  told: Watch["request"],
): MiddlewareHandler<{ Variables: { requestId: string } }> {
  return async (c, next) => {
    const requestId = crypto.randomUUID();
    c.set("requestId", requestId);
    const from = performance.now();
    await next();
    c.header("X-Request-Id", requestId);
    const ms = Math.round(performance.now() - from);
    const { method, path } = c.req;
    const within = c.req.header("traceparent");
    told({
      method,
      route: routeOf(path, routePath(c)),
      status: c.res.status,
      seconds: ms / 1000,
      requestId,
      within,
    });
    log.debug({ requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms }, "request");
  };
}

/** Calls of the browser are named by their path, which holds no id; everything else as its route was written. */
const routeOf = (path: string, route: string): string =>
  /^\/api\/rpc\/[a-zA-Z/]{1,80}$/.test(path) ? path : route;
