import type { Context, Hono } from "hono";
import { AppError } from "#server/app-error.ts";
import type { AppTypes } from "#server/http/app-types.ts";
import { errorResponse } from "#server/http/error-response.ts";
import { transferLimits } from "#server/http/limits/call-limits.ts";
import { areLimitsOn } from "#server/http/limits/rate-limits.ts";
import type { ClientAddress } from "#server/http/protection/client-address.ts";
import type { SignedIn } from "#server/http/signed-in.ts";
import type { Services } from "#server/services.ts";
import { transferAddresses } from "#shared/contract/transfer-addresses.ts";
import type { ServerTransfer } from "./transfer.ts";

/**
 * Puts the transfers on their addresses. Each passes the same door as a call: who is asking, within its limit, guarded by
 * what it needs; what is thrown leaves as an error of the catalogue. A limit counts what is answered, however an address
 * spells it and be it by HEAD.
 */
export function mountTransfers(
  app: Hono<AppTypes>,
  needs: { services: Services; clientAddress: ClientAddress },
  transfers: readonly ServerTransfer[],
): void {
  for (const transfer of transfers) {
    const { method, path } = transferAddresses[transfer.declaration.name];
    app.on(method, `/api${path.replace(/\{(\w+)\}/g, ":$1")}`, (c) => answer(c, needs, transfer));
  }
}

async function answer(
  c: Context<AppTypes>,
  { services, clientAddress }: { services: Services; clientAddress: ClientAddress },
  transfer: ServerTransfer,
): Promise<Response> {
  const { headers, body, signal } = c.req.raw;
  const { name, needs, failure } = transfer.declaration;
  try {
    const person = await services.sessions.whoIs(headers);
    const limit = transferLimits[name];
    // Without a session it is refused anyway, and must not use up what others behind the same address have.
    if (typeof limit === "object" && person && areLimitsOn(services.env, headers)) {
      const address = clientAddress(c.env?.incoming?.socket.remoteAddress, headers);
      await services.rateLimits.take(`transfer ${name}`, limit, { account: person.userId, address });
    }
    await guard(services, headers, { person, needs });
    const given = await transfer.answer({
      services,
      person,
      path: c.req.param(),
      query: c.req.query(),
      contentLength: Number(headers.get("content-length") ?? 0),
      range: headers.get("range") ?? undefined,
      body,
      signal,
    });
    const response = given instanceof Response ? given : Response.json(given);
    if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
    return response;
  } catch (error) {
    const told = { requestId: c.get("requestId"), transfer: name };
    if (error instanceof AppError) {
      if (error.cause)
        services.log.error({ ...told, err: error.cause }, "a transfer was refused for a fault");
      return errorResponse(c, error.code, error.details);
    }
    // Whoever left in the middle is no fault of ours.
    services.log[signal.aborted ? "info" : "error"]({ ...told, err: error }, "a transfer broke off");
    return errorResponse(c, failure);
  }
}

async function guard(
  { sessions, agreement }: Pick<Services, "sessions" | "agreement">,
  headers: Headers,
  { person, needs }: { person: SignedIn | undefined; needs: "nothing" | "session" | "agreement" },
): Promise<void> {
  if (needs === "nothing") return;
  if (!person) throw new AppError((await sessions.whoIsClosed(headers)) ? "ACCOUNT_CLOSED" : "SIGNED_OUT");
  if (needs === "agreement" && !(await agreement.hasAgreed(person.userId)))
    throw new AppError("AGREEMENT_NEEDED");
}
