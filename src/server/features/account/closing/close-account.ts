import { AppError } from "#server/app-error.ts";
import { checkPassword } from "#server/features/account/password/check-password.ts";
import type { SignedIn } from "#server/http/context.ts";
import type { Services } from "#server/services.ts";
import { limits } from "#shared/limits/limits.ts";
import { closeUser } from "./closing-store.ts";

const dayMs = 86_400_000;

/**
 * Closes an account at once: every session, access token and link of it ends, its work stops, and an e-mail confirms
 * it. Returns from when on it is erased. Throws `WRONG_PASSWORD`, and has then changed nothing.
 */
export async function closeAccount(
  needs: Pick<
    Services,
    | "auth"
    | "db"
    | "clock"
    | "jobs"
    | "turns"
    | "accountEmails"
    | "accountEvents"
    | "emailQueue"
    | "spokenMessages"
    | "tokens"
  >,
  person: SignedIn,
  password: string,
  headers: Headers,
): Promise<Date> {
  const { db, clock, jobs, turns, accountEmails, accountEvents, emailQueue, spokenMessages, tokens } = needs;
  await checkPassword(needs, person.userId, password);

  const eraseAt = new Date(clock().getTime() + limits.account.reactivationDays * dayMs);
  const isOurs = await db.asAccounts(async (tx) => {
    if (!(await closeUser(tx, person.userId, eraseAt))) return false;
    await accountEmails.addClosed(tx, person.userId);
    await accountEvents.add(tx, { userId: person.userId, kind: "closed", headers });
    return true;
  });
  if (!isOurs) throw new AppError("ACCOUNT_CLOSED");
  await tokens.revokeAll(person.userId);
  turns.stopAll(person.userId);
  await jobs.cancelAll(person.userId);
  spokenMessages.forget({ userId: person.userId });
  emailQueue.wake();
  return eraseAt;
}
