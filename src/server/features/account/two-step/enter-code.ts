import { isAPIError } from "better-auth/api";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/database.ts";
import type { AccountEmails } from "#server/features/account/account-emails.ts";
import type { Auth } from "#server/features/account/auth.ts";
import type { AccountEvents } from "#server/features/account/events/account-events.ts";
import type { EmailQueue } from "#server/features/emails/email-queue.ts";
import { readCode } from "./recovery-codes.ts";

/**
 * The second step of signing in: takes a code of the app or a recovery code from the browser in which the password was
 * right a moment ago, and returns the cookies of the session. Throws `CODE_WRONG`, `CODE_TOO_LATE` or `CODE_LOCKED`.
 */
export async function enterCode(
  needs: {
    auth: Auth;
    db: Database;
    accountEmails: AccountEmails;
    accountEvents: AccountEvents;
    emailQueue: EmailQueue;
  },
  typed: string,
  requestHeaders: Headers,
): Promise<string[]> {
  const { auth, db, accountEmails, accountEvents, emailQueue } = needs;
  const headers = withoutSession(requestHeaders);
  const { userId } = await auth.api.whoIsBetween({ headers });
  if (userId === null) throw new AppError("CODE_TOO_LATE");
  const { kind, code } = readCode(typed);
  const verify = kind === "app" ? auth.api.verifyTOTP : auth.api.verifyBackupCode;
  try {
    const answer = await verify({ body: { code }, headers, returnHeaders: true });
    await db.asAccounts(async (tx) => {
      if (kind === "recovery") {
        await accountEmails.addSecurity(tx, userId, "recovery-code-used");
        await accountEvents.add(tx, { userId, kind: "recovery code used", headers });
      }
      await accountEvents.add(tx, { userId, kind: "signed in", headers });
    });
    emailQueue.wake();
    return answer.headers.getSetCookie();
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal.code === "CODE_WRONG")
      await accountEvents.note({ userId, kind: "wrong code entered", headers });
    throw refusal;
  }
}

/** What the library's refusal of a code is here; rethrows what is none. */
export function refusalOf(error: unknown): AppError {
  if (!isAPIError(error) || error.statusCode >= 500) throw error;
  if (error.body?.code === "ACCOUNT_TEMPORARILY_LOCKED") return new AppError("CODE_LOCKED");
  const isOver = ["INVALID_TWO_FACTOR_COOKIE", "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE"];
  return new AppError(isOver.includes(error.body?.code ?? "") ? "CODE_TOO_LATE" : "CODE_WRONG");
}

/** The request without a session it may carry besides: a code is for whoever's password was right, not for whoever is signed in. */
function withoutSession(headers: Headers): Headers {
  const kept = new Headers(headers);
  const cookies = (headers.get("cookie") ?? "").split(/;\s*/);
  kept.set("cookie", cookies.filter((cookie) => !/^[^=]*session/.test(cookie)).join("; "));
  kept.delete("authorization");
  return kept;
}
