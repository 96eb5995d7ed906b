import type { Hono, MiddlewareHandler } from "hono";
import { AppError } from "#server/app-error.ts";
import type { AppTypes } from "#server/http/app-types.ts";
import { errorResponse } from "#server/http/error-response.ts";
import type { ClientAddress } from "#server/http/protection/client-address.ts";
import type { Services } from "#server/services.ts";
import { type CallLimit, routeLimits } from "./call-limits.ts";
import { areLimitsOn } from "./rate-limits.ts";

/**
 * Keeps what is reached beside the contract's calls within its limit, for whoever is signed in. A limit is mounted on
 * the route itself, so that what is counted is what is answered, however an address spells it and be it by HEAD.
 */
export function limitRoutes(app: Hono<AppTypes>, services: Services, clientAddress: ClientAddress): void {
  for (const [route, limit] of Object.entries(routeLimits)) {
    const [method = "", path = ""] = route.split(" ");
    app.on(method, path, limitRoute({ services, clientAddress }, route, limit));
  }
}

function limitRoute(
  { services, clientAddress }: { services: Services; clientAddress: ClientAddress },
  route: string,
  limit: CallLimit,
): MiddlewareHandler<AppTypes> {
  return async (c, next) => {
    const { headers } = c.req.raw;
    if (!areLimitsOn(services.env, headers)) return next();
    const person = await services.sessions.whoIs(headers);
    if (!person) return next();
    const address = clientAddress(c.env?.incoming?.socket.remoteAddress, headers);
    try {
      await services.rateLimits.take(route, limit, { account: person.userId, address });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return errorResponse(c, error.code, error.details);
    }
    return next();
  };
}
