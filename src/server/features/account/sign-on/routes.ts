import { AppError } from "#server/app-error.ts";
import { setCookies } from "#server/features/account/session-cookies.ts";
import { open } from "#server/http/implement.ts";

/** Carries an invitation to the provider and back, in the browser that opened its link. */
export const invitationCookie = "stillpoint.invitation";
const carriedSeconds = 600;

/** The call that leads to the provider of identities. */
export const signOnRoutes = {
  begin: open.signOn.begin.handler(async ({ input, context }) => {
    const { signOn, env } = context.services;
    if (!signOn) throw new AppError("SIGN_ON_NOT_HERE");
    const { url, cookies } = await signOn.begin(context.requestHeaders);
    const value = encodeURIComponent(input.invitation ?? "");
    const secure = env.publicUrl.startsWith("https:") ? "; Secure" : "";
    const seconds = input.invitation === undefined ? 0 : carriedSeconds;
    const carried = `${invitationCookie}=${value}; Max-Age=${seconds}; Path=/api/auth; HttpOnly; SameSite=Lax${secure}`;
    setCookies(context, [...cookies, carried]);
    return { url };
  }),
};
