import { z } from "zod";
import type { CallContext } from "#server/http/context.ts";
import type { CallLimit } from "./call-limits.ts";
import { areLimitsOn, limitOf } from "./rate-limits.ts";

const named = z.object({
  email: z.string().optional().catch(undefined),
  accessToken: z.string().optional().catch(undefined),
  token: z.string().optional().catch(undefined),
});

/** Makes a call within its limit; `input` is what was sent, not yet checked. Throws `RATE_LIMITED`. */
export async function withinLimit<T>(
  { context, path, input }: { context: CallContext; path: readonly string[]; input: unknown },
  call: () => Promise<T>,
): Promise<T> {
  const { services, signedIn, clientAddress, requestHeaders } = context;
  const limit = limitOf(path);
  if (!limit || !areLimitsOn(services.env, requestHeaders)) return call();
  const account = limit.account === "session" ? signedIn?.userId : accountIn(input, limit.account);
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
