import { randomBytes } from "node:crypto";
import { AppError } from "#server/app-error.ts";
import { isUniqueViolation } from "#server/db/unique-violation.ts";
import { checkPassword } from "#server/features/account/password/check-password.ts";
import { removeLinks } from "#server/features/account/reset/reset-link-store.ts";
import { changeUser, findByAddress, lockUser } from "#server/features/account/user-store.ts";
import type { SignedIn } from "#server/http/signed-in.ts";
import type { Services } from "#server/services.ts";
import { addEmailChange, takeEmailChange } from "./email-change-store.ts";

const tokenBytes = 32;
const linkMs = 86_400_000;

/** What changing an address needs. */
type Needs = Pick<Services, "auth" | "db" | "clock" | "accountEmails" | "accountEvents" | "emailQueue">;

/**
 * Sends a link to a new address, and tells the present one. Nothing changes until the link is opened: only then it is known
 * to be the person's. A later request ends the link of an earlier one. Throws `WRONG_PASSWORD` or `EMAIL_TAKEN`.
 */
export async function requestEmailChange(
  needs: Needs,
  { userId, email: present }: SignedIn,
  { email: written, password }: { email: string; password: string },
  headers: Headers,
): Promise<void> {
  const { db, clock, accountEmails, accountEvents, emailQueue } = needs;
  const email = written.toLowerCase();
  await checkPassword(needs, userId, password);
  const token = randomBytes(tokenBytes).toString("base64url");
  const expiresAt = new Date(clock().getTime() + linkMs);
  await db.asAccounts(async (tx) => {
    if ((await findByAddress(tx, email)) !== undefined) throw new AppError("EMAIL_TAKEN");
    await addEmailChange(tx, { userId, email, token, expiresAt });
    await accountEmails.addEmailChange(tx, userId, { present, wanted: email, token });
    await accountEvents.add(tx, { userId, kind: "email change asked for", headers });
  });
  emailQueue.wake();
}

/**
 * Gives the account behind a link its new address, which is confirmed by that, ends every other link, and tells both
 * addresses. Throws `EMAIL_LINK_INVALID` for a link that was used, replaced or has run out, and `EMAIL_TAKEN`.
 */
export async function confirmEmailChange(needs: Needs, token: string, headers: Headers): Promise<string> {
  const { db, clock, accountEmails, accountEvents, emailQueue } = needs;
  const email = await db
    .asAccounts(async (tx) => {
      const change = await takeEmailChange(tx, token, clock());
      if (!change) return undefined;
      const { userId } = change;
      const before = await lockUser(tx, userId);
      if (!before || before.eraseAt) return undefined;
      await changeUser(tx, userId, { email: change.email, emailVerified: true });
      await removeLinks(tx, userId);
      await accountEmails.addEmailChanged(tx, userId, before.email);
      await accountEvents.add(tx, { userId, kind: "email changed", headers });
      return change.email;
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new AppError("EMAIL_TAKEN") : error;
    });
  if (email === undefined) throw new AppError("EMAIL_LINK_INVALID");
  emailQueue.wake();
  return email;
}
