import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { AppError } from "#server/app-error.ts";
import type { AppTypes } from "#server/http/app-types.ts";
import { codeOfFailure } from "#server/http/code-of-failure.ts";
import { errorResponse } from "#server/http/error-response.ts";
import { areLimitsOn } from "#server/http/limits/rate-limits.ts";
import type { ClientAddress } from "#server/http/protection/client-address.ts";
import type { Services } from "#server/services.ts";
import { countriesOf } from "#shared/care/countries-of.ts";
import type { ServerFunction } from "./server-function.ts";

/** Where a function is reached. */
export const functionPath = (name: string): string => `/functions/v1/${name}`;

/**
 * Puts the functions on their addresses. Each is for a signed-in session or a bearer token that may use it, of a person
 * who has agreed, within its limit; what is thrown leaves as `{ "error": sentence }` with the catalogue's status.
 */
export function mountFunctions(
  app: Hono<AppTypes>,
  needs: { services: Services; clientAddress: ClientAddress },
  functions: readonly ServerFunction[],
): void {
  for (const each of functions) {
    const limit = bodyLimit({
      maxSize: each.maxBytes,
      onError: (c) => errorResponse(c, "TOO_LARGE", { limit: inWords(each.maxBytes) }),
    });
    app.post(functionPath(each.name), limit, (c) => answer(c, needs, each));
    app.on(["GET", "HEAD", "PUT", "PATCH", "DELETE"], functionPath(each.name), (c) => {
      const refused = errorResponse(c, "METHOD_NOT_ALLOWED", { method: c.req.method });
      refused.headers.set("allow", "POST, OPTIONS");
      return refused;
    });
  }
  app.all(functionPath("*"), (c) =>
    c.req.method === "OPTIONS" ? preflight(c) : errorResponse(c, "NOT_FOUND"),
  );
}

async function answer(
  c: Context<AppTypes>,
  { services, clientAddress }: { services: Services; clientAddress: ClientAddress },
  each: ServerFunction,
): Promise<Response> {
  const { headers, signal } = c.req.raw;
  try {
    const userId = await callerOf(services, headers, each);
    if (areLimitsOn(services.env, headers)) {
      const address = clientAddress(c.env?.incoming?.socket.remoteAddress, headers);
      const limit = { account: "session" as const, ...each.limit };
      await services.rateLimits.take(functionPath(each.name), limit, { account: userId, address });
    }
    const countries = countriesOf({ locale: headers.get("accept-language") ?? undefined });
    const response = await each.answer({ services, userId, request: c.req.raw, countries, signal });
    response.headers.set("cache-control", "no-store");
    return response;
  } catch (error) {
    if (error instanceof AppError) return errorResponse(c, error.code, error.details);
    services.log.error({ requestId: c.get("requestId"), call: each.name, err: error }, "a function failed");
    return errorResponse(c, codeOfFailure(error));
  }
}

async function callerOf(services: Services, headers: Headers, { name }: ServerFunction): Promise<string> {
  const bearer = bearerOf(headers);
  const userId =
    bearer && services.tokens.isOurs(bearer)
      ? await services.tokens.callerOf(bearer, name)
      : (await services.sessions.whoIs(headers))?.userId;
  if (!userId) {
    const closed = await services.sessions.whoIsClosed(headers);
    throw new AppError(closed ? "ACCOUNT_CLOSED" : "SIGNED_OUT");
  }
  if (!(await services.agreement.hasAgreed(userId))) throw new AppError("AGREEMENT_NEEDED");
  return userId;
}

function bearerOf(headers: Headers): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
}

/** Another site's page may ask with a token it was given; a cookie never goes along, as no credentials are allowed. */
export function allowOtherSites(): (c: Context, next: () => Promise<void>) => Promise<void> {
  return async (c, next) => {
    await next();
    if (c.req.header("cookie") === undefined) c.header("Access-Control-Allow-Origin", "*");
  };
}

function preflight(c: Context): Response {
  c.header("Access-Control-Allow-Methods", "POST");
  c.header("Access-Control-Allow-Headers", "authorization, content-type");
  c.header("Access-Control-Max-Age", "7200");
  return c.body(null, 204);
}

function inWords(bytes: number): string {
  const kilo = bytes / 1024;
  return kilo < 1024 ? `${kilo} kB` : `${kilo / 1024} MB`;
}
