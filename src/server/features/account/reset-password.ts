import { isAPIError } from "better-auth/api";
import { Refusal } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { missingFromPassword } from "#shared/password.ts";

/** What the reset screen sent: both tokens of the link and the new password. */
interface ResetInput {
  accessToken: string;
  refreshToken: string;
  password: string;
}

/**
 * Sets a new password with a link's two tokens, ends every session of the account and signs the person in.
 * Throws `WEAK_PASSWORD`, or `RESET_LINK_INVALID` for tokens that do not belong together, were used or have run out.
 */
export async function resetPassword(
  { auth, letters }: Pick<Services, "auth" | "letters">,
  { accessToken, refreshToken, password }: ResetInput,
): Promise<void> {
  const missing = missingFromPassword(password);
  if (missing) throw new Refusal("WEAK_PASSWORD", { missing });
  if (!letters.isPair(accessToken, refreshToken)) throw new Refusal("RESET_LINK_INVALID");
  try {
    await auth.api.resetPassword({ body: { token: accessToken, newPassword: password } });
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) throw new Refusal("RESET_LINK_INVALID");
    throw error;
  }
}
