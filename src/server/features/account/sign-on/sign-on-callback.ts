import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { AppError } from "#server/app-error.ts";
import { errorResponse } from "#server/http/error-response.ts";
import type { Services } from "#server/services.ts";
import { signOnRefusal } from "#shared/account/sign-on.ts";
import { invitationCookie } from "./routes.ts";

/** Takes in whoever comes back from the provider: signed in they are at the chat, refused they read why at the sign-in. */
export function signOnCallback({ signOn, log }: Pick<Services, "signOn" | "log">) {
  return async (c: Context) => {
    if (!signOn) return errorResponse(c, "NOT_FOUND");
    c.header("cache-control", "no-store");
    const answer = new URL(c.req.url).searchParams;
    const coming = { headers: c.req.raw.headers, invitation: getCookie(c, invitationCookie) };
    try {
      const { cookies, refusal } = await signOn.finish(answer, coming);
      for (const cookie of cookies) c.header("set-cookie", cookie, { append: true });
      return c.redirect(refusal ? `/#sign_on=${refusal}` : "/");
    } catch (error) {
      const known = error instanceof AppError ? signOnRefusal.safeParse(error.code).data : undefined;
      if (!known) log.error({ err: error }, "a sign-in at the provider of identities failed");
      return c.redirect(`/#sign_on=${known ?? "SIGN_ON_FAILED"}`);
    }
  };
}
