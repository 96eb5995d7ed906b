import { AppError } from "#server/app-error.ts";
import type { SignedIn } from "#server/http/context.ts";
import type { Services } from "#server/services.ts";
import { limits } from "#shared/limits/limits.ts";
import { closeUser, findPasswordHash } from "./closing-store.ts";

const dayMs = 86_400_000;

/**
 * Closes an account at once: every session, access token and link of it ends, its work stops, and an e-mail confirms
 * it. Returns from when on it is erased. Throws `WRONG_PASSWORD`, and has then changed nothing.
 */
export async function closeAccount(
  needs: Pick<
    Services,
    "auth" | "db" | "clock" | "jobs" | "turns" | "accountEmails" | "emailQueue" | "spokenMessages" | "tokens"
  >,
  person: SignedIn,
  password: string,
): Promise<Date> {
  const { auth, db, clock, jobs, turns, accountEmails, emailQueue, spokenMessages, tokens } = needs;
  const hash = await db.asAccounts((tx) => findPasswordHash(tx, person.userId));
  const { password: hashing } = await auth.$context;
  if (!hash || !(await hashing.verify({ hash, password }))) throw new AppError("WRONG_PASSWORD");

  const eraseAt = new Date(clock().getTime() + limits.account.reactivationDays * dayMs);
  const isOurs = await db.asAccounts(async (tx) => {
    if (!(await closeUser(tx, person.userId, eraseAt))) return false;
    await accountEmails.addClosed(tx, person.userId);
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
