import { isAPIError } from "better-auth/api";
import { AppError } from "#server/app-error.ts";
import type { Services } from "#server/services.ts";
import { endBrowser } from "./browsers/browser-store.ts";

/** What a right password came to: a session, or the wait for a code where two-step sign-in is on. */
export interface SignedInWith {
  cookies: string[];
  isSignedIn: boolean;
}

/**
 * Signs a person in and ends the session that this browser still had of theirs; returns the cookies of the new one, or
 * those with which a code may be entered. Throws `INVALID_CREDENTIALS` or `EMAIL_NOT_VERIFIED`.
 */
export async function signIn(
  { auth, db, accountEvents }: Pick<Services, "auth" | "db" | "accountEvents">,
  body: { email: string; password: string },
  headers: Headers,
): Promise<SignedInWith> {
  try {
    const before = await auth.api.getSession({ headers, query: { disableRefresh: true } });
    const answer = await auth.api.signInEmail({ body, headers, returnHeaders: true });
    const cookies = answer.headers.getSetCookie();
    const isSignedIn = !("twoFactorRedirect" in answer.response);
    const email = body.email.toLowerCase();
    await db.asAccounts(async (tx) => {
      if (before?.user.email === email) await endBrowser(tx, before.user.id, before.session.id);
      if (isSignedIn)
        await accountEvents.add(tx, { userId: answer.response.user.id, kind: "signed in", headers });
    });
    return { cookies, isSignedIn };
  } catch (error) {
    if (!isAPIError(error)) throw error;
    if (error.body?.code === "EMAIL_NOT_VERIFIED") throw new AppError("EMAIL_NOT_VERIFIED");
    if (error.statusCode >= 500) throw error;
    await accountEvents.noteFailure(body.email, headers);
    throw new AppError("INVALID_CREDENTIALS");
  }
}
