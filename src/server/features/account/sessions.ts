import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { readAccessToken } from "#server/http/access-token.ts";
import type { SignedIn } from "#server/http/context.ts";
import type { Auth } from "./auth.ts";
import { authSessions, users } from "./tables.ts";

/** Tells who is asking. */
export interface Sessions {
  /** The person behind a request's cookie or bearer token; nobody when neither is valid. */
  whoIs(headers: Headers): Promise<SignedIn | undefined>;
}

/** Reads sessions from the cookie, or from a five-minute access token whose session still exists. */
export function createSessions(needs: {
  auth: Auth;
  db: Database;
  secret: string;
  clock: () => Date;
}): Sessions {
  const { auth, db, secret, clock } = needs;
  const fromCookie = async (headers: Headers) => {
    const found = await auth.api.getSession({ headers });
    if (!found) return undefined;
    return signedInAs(found.session.id, found.user);
  };
  const fromToken = async (token: string) => {
    const sessionId = readAccessToken(secret, token, clock().getTime());
    if (!sessionId) return undefined;
    const [row] = await db.asAccounts((tx) =>
      tx
        .select({ user: users, expiresAt: authSessions.expiresAt })
        .from(authSessions)
        .innerJoin(users, eq(users.id, authSessions.userId))
        .where(eq(authSessions.id, sessionId)),
    );
    return row && row.expiresAt > clock() ? signedInAs(sessionId, row.user) : undefined;
  };
  return {
    whoIs: async (headers) => {
      const bearer = /^Bearer (\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
      return bearer ? fromToken(bearer) : headers.has("cookie") ? fromCookie(headers) : undefined;
    },
  };
}

function signedInAs(
  sessionId: string,
  user: { id: string; email: string; name: string; emailVerified: boolean },
): SignedIn {
  return {
    userId: user.id,
    sessionId,
    email: user.email,
    fullName: user.name,
    isEmailVerified: user.emailVerified,
  };
}
