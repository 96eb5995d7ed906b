import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { AppError } from "#server/app-error.ts";
import type { AppTypes } from "#server/http/app-types.ts";
import { errorResponse } from "#server/http/error-response.ts";
import type { CallLimit } from "#server/http/limits/call-limits.ts";
import { areLimitsOn } from "#server/http/limits/rate-limits.ts";
import type { Services } from "#server/services.ts";
import { signOnRefusal } from "#shared/account/sign-on.ts";
import { limits } from "#shared/limits/limits.ts";
import { invitationCookie } from "./routes.ts";

const limit: CallLimit = { account: "none", perAddress: limits.rate.link.perAddress };

/** Takes in whoever comes back from the provider: signed in they are at the chat, refused they read why at the sign-in. */
export function signOnCallback(
  { signOn, log, env, rateLimits }: Pick<Services, "signOn" | "log" | "env" | "rateLimits">,
  addressOf: (c: Context<AppTypes>) => string,
) {
  return async (c: Context<AppTypes>) => {
    if (!signOn) return errorResponse(c, "NOT_FOUND");
    c.header("cache-control", "no-store");
    const answer = new URL(c.req.url).searchParams;
    const coming = { headers: c.req.raw.headers, invitation: getCookie(c, invitationCookie) };
    try {
      // Each asks the provider: whoever sends made-up answers must not have this server do so without end.
      if (areLimitsOn(env, coming.headers))
        await rateLimits.take("signOn/finish", limit, { account: undefined, address: addressOf(c) });
      const { cookies, refusal } = await signOn.finish(answer, coming);
      for (const cookie of cookies) c.header("set-cookie", cookie, { append: true });
      return c.redirect(refusal ? `/#sign_on=${refusal}` : "/");
    } catch (error) {
      const code = error instanceof AppError ? error.code : undefined;
      const known = code === "RATE_LIMITED" ? "SIGN_ON_TOO_OFTEN" : signOnRefusal.safeParse(code).data;
      if (!known) log.error({ err: error }, "a sign-in at the provider of identities failed");
      return c.redirect(`/#sign_on=${known ?? "SIGN_ON_FAILED"}`);
    }
  };
}
