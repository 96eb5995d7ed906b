import type { Context, Hono } from "hono";
import type { AppTypes } from "#server/http/app-types.ts";
import { errorResponse } from "#server/http/error-response.ts";
import { isSameSecret } from "#server/http/protection/same-secret.ts";
import type { Services } from "#server/services.ts";

/**
 * What balancers and monitors ask: `/healthz` whether the process lives, `/readyz` whether to send it people (503 where
 * not, with what fails), `/metrics` for Prometheus with `METRICS_TOKEN` as the bearer token.
 */
export function serveWatching(
  app: Hono<AppTypes>,
  { env, health, metrics }: Pick<Services, "env" | "health" | "metrics">,
): void {
  app.get("/healthz", (c) => plainly(c, 200, { status: "ok" }));
  app.get("/readyz", async (c) => {
    const failing = await health.failing();
    return failing.length === 0
      ? plainly(c, 200, { status: "ok" })
      : plainly(c, 503, { status: "failing", failing });
  });
  app.get("/metrics", async (c) => {
    if (!metrics || !env.METRICS_TOKEN) return errorResponse(c, "NOT_FOUND");
    if (!isSameSecret(c.req.header("authorization"), `Bearer ${env.METRICS_TOKEN}`)) {
      return errorResponse(c, "SIGNED_OUT");
    }
    const { text, type } = await metrics.read();
    return c.body(text, 200, { "content-type": type, "cache-control": "no-store" });
  });
}

function plainly(c: Context, status: 200 | 503, body: object): Response {
  return c.json(body, status, { "cache-control": "no-store" });
}
