import { accessTokenSeconds, signAccessToken } from "#server/http/protection/access-token.ts";
import type { SignedIn } from "#server/http/signed-in.ts";
import type { Session } from "#shared/account/account.ts";

/** The specification's fields for a signed-in person, with a fresh access token. */
export function describeSession(person: SignedIn, secret: string, now: Date): Session {
  const { token, expiresAt } = signAccessToken(secret, person.sessionId, now.getTime());
  return {
    access_token: token,
    refresh_token: "",
    expires_at: expiresAt,
    expires_in: accessTokenSeconds,
    token_type: "bearer",
    user: {
      id: person.userId,
      email: person.email,
      full_name: person.fullName,
      email_verified: person.isEmailVerified,
    },
  };
}
