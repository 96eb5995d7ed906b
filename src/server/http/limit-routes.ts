import type { MiddlewareHandler } from "hono";
import type { Services } from "#server/services.ts";
import type { AppTypes } from "./app-types.ts";
import { routeLimits } from "./call-limits.ts";
import type { ClientAddress } from "./client-address.ts";
import { areLimitsOn } from "./rate-limits.ts";
import { Refusal } from "./refusal.ts";
import { refuse } from "./refuse.ts";

/** Keeps what is reached beside the contract's calls within its limit, for whoever is signed in. */
export function limitRoutes(services: Services, clientAddress: ClientAddress): MiddlewareHandler<AppTypes> {
  return async (c, next) => {
    const route = `${c.req.method} ${c.req.path.replace(/[\da-f-]{36}/, ":id")}`;
    const limit = routeLimits[route];
    const { headers } = c.req.raw;
    if (!limit || !areLimitsOn(services.env, headers)) return next();
    const person = await services.sessions.whoIs(headers);
    if (!person) return next();
    const address = clientAddress(c.env?.incoming?.socket.remoteAddress, headers);
    try {
      await services.rateLimits.take(route, limit, { account: person.userId, address });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const response = refuse(c, error.code, error.details);
      response.headers.set("retry-after", String(error.details.seconds));
      return response;
    }
    return next();
  };
}
