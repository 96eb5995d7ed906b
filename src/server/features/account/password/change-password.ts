import { AppError } from "#server/app-error.ts";
import { endBrowsers } from "#server/features/account/browsers/browser-store.ts";
import { removePasskeys } from "#server/features/account/passkeys/passkey-store.ts";
import { removeLinks } from "#server/features/account/reset/reset-link-store.ts";
import type { SignedIn } from "#server/http/signed-in.ts";
import type { Services } from "#server/services.ts";
import { missingFromPassword } from "#shared/account/password.ts";
import { checkPassword } from "./check-password.ts";
import { isOfOwnWords } from "./own-words.ts";

/**
 * Sets a new password for whoever knows the present one. Like a reset it ends every session, passkey, bearer token and
 * link of the account, and returns the cookies of a new session; an e-mail says that it happened. Throws `WEAK_PASSWORD`,
 * `OWN_WORDS_PASSWORD`, `LEAKED_PASSWORD` or `WRONG_PASSWORD`, and has then changed nothing.
 */
export async function changePassword(
  needs: Pick<
    Services,
    "auth" | "db" | "accountEmails" | "accountEvents" | "emailQueue" | "env" | "leakedPasswords" | "tokens"
  >,
  person: SignedIn,
  { currentPassword, password }: { currentPassword: string; password: string },
  headers: Headers,
): Promise<string[]> {
  const { auth, db, accountEmails, accountEvents, emailQueue, env, leakedPasswords, tokens } = needs;
  const { userId } = person;
  const missing = missingFromPassword(password);
  if (missing) throw new AppError("WEAK_PASSWORD", { missing });
  const about = { email: person.email, name: person.fullName, host: new URL(env.publicUrl).host };
  if (isOfOwnWords(password, about)) throw new AppError("OWN_WORDS_PASSWORD");
  await checkPassword(needs, userId, currentPassword);
  if (await leakedPasswords.isLeaked(password)) throw new AppError("LEAKED_PASSWORD");
  const { password: hashing, internalAdapter } = await auth.$context;
  await internalAdapter.updatePassword(userId, await hashing.hash(password));
  await db.asAccounts(async (tx) => {
    await endBrowsers(tx, userId);
    await removeLinks(tx, userId);
    await removePasskeys(tx, userId);
    await accountEmails.addPasswordChanged(tx, userId);
    await accountEvents.add(tx, { userId, kind: "password changed", headers });
  });
  emailQueue.wake();
  await tokens.revokeAll(userId);
  // Who may change a password has signed in by every step there is.
  const opened = await auth.api.openSession({ body: { userId }, headers, returnHeaders: true });
  return opened.headers.getSetCookie();
}
