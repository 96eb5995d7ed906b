import { isAPIError } from "better-auth/api";
import { AppError } from "#server/app-error.ts";
import { removePasskeys } from "#server/features/account/passkeys/passkey-store.ts";
import { isOfOwnWords } from "#server/features/account/password/own-words.ts";
import { type SignedInWith, signIn } from "#server/features/account/sign-in.ts";
import type { Services } from "#server/services.ts";
import { missingFromPassword } from "#shared/account/password.ts";
import { removeLinks } from "./reset-link-store.ts";

/** What the reset screen sent: both tokens of the link and the new password. */
interface ResetInput {
  accessToken: string;
  refreshToken: string;
  password: string;
}

/**
 * Sets a new password with a link's two tokens, ends every session, passkey, bearer token and other link of the account
 * and returns the cookies of a new session, or of the wait for a code: a link to an address is no second step.
 * Throws `WEAK_PASSWORD`, `OWN_WORDS_PASSWORD`, `LEAKED_PASSWORD`, or `RESET_LINK_INVALID` for tokens that do not belong together, were used or have run out.
 */
export async function resetPassword(
  needs: Pick<
    Services,
    "auth" | "db" | "accountEmails" | "accountEvents" | "emailQueue" | "env" | "leakedPasswords" | "tokens"
  >,
  { accessToken, refreshToken, password }: ResetInput,
  headers: Headers,
): Promise<SignedInWith> {
  const { auth, db, accountEmails, accountEvents, emailQueue, env, leakedPasswords, tokens } = needs;
  const missing = missingFromPassword(password);
  if (missing) throw new AppError("WEAK_PASSWORD", { missing });
  if (!accountEmails.isPair(accessToken, refreshToken)) throw new AppError("RESET_LINK_INVALID");
  const owner = await ownerOf(auth, accessToken);
  if (!owner) throw new AppError("RESET_LINK_INVALID");
  const about = { email: owner.email, name: owner.name, host: new URL(env.publicUrl).host };
  if (isOfOwnWords(password, about)) throw new AppError("OWN_WORDS_PASSWORD");
  if (await leakedPasswords.isLeaked(password)) throw new AppError("LEAKED_PASSWORD");
  try {
    await auth.api.resetPassword({ body: { token: accessToken, newPassword: password } });
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) throw new AppError("RESET_LINK_INVALID");
    throw error;
  }
  await db.asAccounts(async (tx) => {
    await removeLinks(tx, owner.id);
    await removePasskeys(tx, owner.id);
    await accountEmails.addPasswordChanged(tx, owner.id);
    await accountEvents.add(tx, { userId: owner.id, kind: "password reset", headers });
  });
  emailQueue.wake();
  await tokens.revokeAll(owner.id);
  return signIn(needs, { email: owner.email, password }, headers);
}

/** Whose link it is; nothing once it was used. */
async function ownerOf(auth: Services["auth"], accessToken: string) {
  const { internalAdapter } = await auth.$context;
  const link = await internalAdapter.findVerificationValue(`reset-password:${accessToken}`);
  return link ? await internalAdapter.findUserById(link.value) : undefined;
}
