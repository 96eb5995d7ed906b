import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/database.ts";
import type { AccountEmails } from "#server/features/account/account-emails.ts";
import type { Auth } from "#server/features/account/auth.ts";
import type { AccountEvents } from "#server/features/account/events/account-events.ts";
import { checkPassword } from "#server/features/account/password/check-password.ts";
import type { Turns } from "#server/features/chat/turns/turns.ts";
import type { EmailQueue } from "#server/features/emails/email-queue.ts";
import type { Jobs } from "#server/features/jobs/jobs.ts";
import type { SpokenMessages } from "#server/features/narration/message/spoken-messages.ts";
import type { Tokens } from "#server/features/tokens/tokens.ts";
import type { SignedIn } from "#server/http/signed-in.ts";
import { limits } from "#shared/limits/limits.ts";
import { closeUser } from "./closing-store.ts";

const dayMs = 86_400_000;

/** What closing an account needs: all that may be at work for its person. */
export type CloseNeeds = {
  auth: Auth;
  db: Database;
  clock: () => Date;
  jobs: Jobs;
  turns: Turns;
  accountEmails: AccountEmails;
  accountEvents: AccountEvents;
  emailQueue: EmailQueue;
  spokenMessages: SpokenMessages;
  tokens: Tokens;
};

/**
 * Closes an account at once: every session, access token and link of it ends, its work stops, and an e-mail confirms
 * it. Returns from when on it is erased. Throws `WRONG_PASSWORD`, and has then changed nothing.
 */
export async function closeAccount(
  needs: CloseNeeds,
  person: SignedIn,
  password: string,
  headers: Headers,
): Promise<Date> {
  await checkPassword(needs, person.userId, password);
  const eraseAt = await closeWithout(needs, person.userId, "closed", headers);
  if (!eraseAt) throw new AppError("ACCOUNT_CLOSED");
  return eraseAt;
}

/** The same without a password, for whoever runs the installation; nothing when it was closed already. */
export async function closeWithout(
  needs: CloseNeeds,
  userId: string,
  kind: "closed" | "closed by the operator",
  headers?: Headers,
): Promise<Date | undefined> {
  const { db, clock, jobs, turns, accountEmails, accountEvents, emailQueue, spokenMessages, tokens } = needs;
  const eraseAt = new Date(clock().getTime() + limits.account.reactivationDays * dayMs);
  const isOurs = await db.asAccounts(async (tx) => {
    if (!(await closeUser(tx, userId, eraseAt))) return false;
    await accountEmails.addClosed(tx, userId);
    await accountEvents.add(tx, headers ? { userId, kind, headers } : { userId, kind });
    return true;
  });
  if (!isOurs) return undefined;
  await tokens.revokeAll(userId);
  await turns.stopAll(userId);
  await jobs.cancelAll(userId);
  spokenMessages.forget({ userId });
  emailQueue.wake();
  return eraseAt;
}
