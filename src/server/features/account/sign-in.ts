import { isAPIError } from "better-auth/api";
import { AppError } from "#server/app-error.ts";
import type { Services } from "#server/services.ts";
import { endBrowser } from "./browsers/signed-in-browsers.ts";

/**
 * Signs a person in and ends the session that this browser still had of theirs; returns the cookies of the new one.
 * Throws `INVALID_CREDENTIALS` or `EMAIL_NOT_VERIFIED`.
 */
export async function signIn(
  { auth, db, accountEvents }: Pick<Services, "auth" | "db" | "accountEvents">,
  body: { email: string; password: string },
  headers: Headers,
): Promise<string[]> {
  try {
    const before = await auth.api.getSession({ headers, query: { disableRefresh: true } });
    const answer = await auth.api.signInEmail({ body, headers, returnHeaders: true });
    const userId = answer.response.user.id;
    await db.asAccounts(async (tx) => {
      if (before?.user.id === userId) await endBrowser(tx, userId, before.session.id);
      await accountEvents.add(tx, { userId, kind: "signed in", headers });
    });
    return answer.headers.getSetCookie();
  } catch (error) {
    if (!isAPIError(error)) throw error;
    if (error.body?.code === "EMAIL_NOT_VERIFIED") throw new AppError("EMAIL_NOT_VERIFIED");
    if (error.statusCode >= 500) throw error;
    await accountEvents.noteFailure(body.email, headers);
    throw new AppError("INVALID_CREDENTIALS");
  }
}
