import { implement, ORPCError, ValidationError } from "@orpc/server";
import { z } from "zod";
import { AppError } from "#server/app-error.ts";
import type { ErrorDetails } from "#shared/contract/catalogue-entry.ts";
import { contract } from "#shared/contract/contract.ts";
import { type ErrorCode, errorCatalogue, errorText } from "#shared/contract/errors.ts";
import { codeOfFailure } from "./code-of-failure.ts";
import type { CallContext } from "./context.ts";
import type { CallLimit } from "./limits/call-limits.ts";
import { areLimitsOn, limitOf } from "./limits/rate-limits.ts";

const base = implement(contract).$context<CallContext>();

/** Calls that anybody may make, within their limit. Refusals become the catalogue's errors; anything unknown becomes `INTERNAL`, or `DATABASE_AWAY`. */
export const open = base.use(async ({ next, context, path }, input) => {
  try {
    return await withinLimit({ context, path, input }, async () => next());
  } catch (error) {
    if (error instanceof AppError && error.code === "RATE_LIMITED")
      context.resHeaders?.set("retry-after", String(error.details.seconds));
    throw toWire(error, context, path);
  }
});

/** Calls for a signed-in person; the handler knows who it is. */
export const signedIn = open.use(async ({ next, context }) => {
  if (!context.signedIn) {
    const closed = await context.services.sessions.whoIsClosed(context.requestHeaders);
    throw new AppError(closed ? "ACCOUNT_CLOSED" : "SIGNED_OUT");
  }
  return next({ context: { person: context.signedIn } });
});

/** Calls for a signed-in person who has agreed to the terms. */
export const agreed = signedIn.use(async ({ next, context }) => {
  if (!(await context.services.agreement.hasAgreed(context.person.userId)))
    throw new AppError("AGREEMENT_NEEDED");
  return next();
});

/** What a call that is counted by who it names may name them by. */
const named = z.object({
  email: z.string().optional().catch(undefined),
  accessToken: z.string().optional().catch(undefined),
  token: z.string().optional().catch(undefined),
});

/** Makes a call within its limit; `input` is what was sent, not yet checked. Throws `RATE_LIMITED`. */
async function withinLimit<T>(
  { context, path, input }: { context: CallContext; path: readonly string[]; input: unknown },
  call: () => Promise<T>,
): Promise<T> {
  const { services, clientAddress, requestHeaders } = context;
  const limit = limitOf(path);
  if (!limit || !areLimitsOn(services.env, requestHeaders)) return call();
  const account = limit.account === "session" ? context.signedIn?.userId : accountIn(input, limit.account);
  // Without a session it is refused anyway, and must not use up what others behind the same address have.
  if (limit.account === "session" && account === undefined) return call();
  const giveBack = await services.rateLimits.take(path.join("/"), limit, {
    account,
    address: clientAddress,
  });
  const answer = await call();
  if (limit.isForFailures) await giveBack();
  return answer;
}

function accountIn(input: unknown, field: Exclude<CallLimit["account"], "session">): string | undefined {
  if (field === "none") return undefined;
  const written = named.safeParse(input).data?.[field];
  return field === "email" ? written?.trim().normalize("NFKC").toLowerCase() : written;
}

/** Turns whatever a call threw into what may leave the server. */
export function toWire(
  error: unknown,
  context: Pick<CallContext, "services" | "requestId">,
  path: readonly string[],
) {
  if (error instanceof AppError) return wireError(error.code, error.details);
  if (error instanceof ORPCError && error.code === "BAD_REQUEST") {
    return wireError("INVALID_INPUT", { reason: firstIssue(error) });
  }
  if (error instanceof ORPCError && error.code === "NOT_FOUND") return wireError("NOT_FOUND");
  context.services.log.error(
    { requestId: context.requestId, call: path.join("."), err: error },
    "a call failed",
  );
  return wireError(codeOfFailure(error));
}

function wireError(code: ErrorCode, details: ErrorDetails = {}) {
  return new ORPCError(code, {
    defined: true,
    status: errorCatalogue[code].status,
    message: errorText(code, details),
    data: details,
  });
}

function firstIssue(error: ORPCError<string, unknown>): string {
  const issue = error.cause instanceof ValidationError ? error.cause.issues[0] : undefined;
  return issue?.message ?? "Something in this request is missing or misspelt.";
}
