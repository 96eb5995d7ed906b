import type { CallContext } from "#server/http/context.ts";

/** Hands cookies on to the browser that called. */
export function setCookies(context: CallContext, cookies: string[]): void {
  for (const cookie of cookies) context.resHeaders?.append("set-cookie", cookie);
}

/** Ends the session, and has the browser forget what it may have kept of this site, by an earlier release too. */
export async function signOut(context: CallContext): Promise<void> {
  const { headers } = await context.services.auth.api.signOut({
    headers: context.requestHeaders,
    returnHeaders: true,
  });
  setCookies(context, headers.getSetCookie());
  context.resHeaders?.set("clear-site-data", '"cache"');
}
