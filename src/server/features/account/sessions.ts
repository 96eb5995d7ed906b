import type { Database } from "#server/db/database.ts";
import { DatabaseUnreachable } from "#server/db/database-unreachable.ts";
import { readAccessToken } from "#server/http/protection/access-token.ts";
import type { SignedIn, SignedInClosed } from "#server/http/signed-in.ts";
import { limits } from "#shared/limits/limits.ts";
import type { Auth } from "./auth.ts";
import { findSession, removeEndedSessions } from "./session-store.ts";

const dayMs = 86_400_000;
/** A clock that was ahead by less than this has ended nobody's session for good once it is set right. */
const endedKeptDays = 60;

/** Tells who is asking. */
export interface Sessions {
  /** The person behind a request's cookie or bearer token; nobody when neither is valid or the account is closed. */
  whoIs(headers: Headers): Promise<SignedIn | undefined>;
  /** The owner of a closed account behind a request; nobody for an account that is open. */
  whoIsClosed(headers: Headers): Promise<SignedInClosed | undefined>;
  /** Prolongs the session behind a cookie once it is a day old; the cookies to set, none when it is not yet time. */
  prolong(headers: Headers): Promise<string[]>;
  /** Removes sessions that ended long ago. */
  forgetOld(): Promise<void>;
}

/** A session with its user, whatever state the account is in. */
interface Found {
  sessionId: string;
  begunAt: Date;
  user: {
    id: string;
    email: string;
    name: string;
    emailVerified: boolean;
    isOperator?: boolean | null | undefined;
    eraseAt?: Date | null | undefined;
  };
}

/** Reads sessions from the cookie, or from a five-minute access token whose session still exists. */
export function createSessions(needs: {
  auth: Auth;
  db: Database;
  secret: string;
  clock: () => Date;
}): Sessions {
  const { auth, db, secret, clock } = needs;
  const fromCookie = async (headers: Headers): Promise<Found | undefined> => {
    // Only `prolong` moves the end of a session: moved elsewhere, the browser's cookie would not hear of it.
    const query = { disableRefresh: true };
    const ask = () => auth.api.getSession({ headers, query });
    const found = await ask().catch(async () => {
      // The library keeps to itself why it found nothing out: a database that is back by now is asked once more.
      await db.ping().catch((cause: unknown) => {
        throw new DatabaseUnreachable(cause);
      });
      return ask();
    });
    return found
      ? { sessionId: found.session.id, begunAt: found.session.createdAt, user: found.user }
      : undefined;
  };
  const fromToken = async (token: string): Promise<Found | undefined> => {
    const sessionId = readAccessToken(secret, token, clock().getTime());
    if (!sessionId) return undefined;
    const row = await db.asAccountsAtOnce((tx) => findSession(tx, sessionId));
    return row && row.expiresAt > clock() ? { sessionId, ...row } : undefined;
  };
  const find = async (headers: Headers): Promise<Found | undefined> => {
    const bearer = /^Bearer (\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
    const found = bearer
      ? await fromToken(bearer)
      : headers.has("cookie")
        ? await fromCookie(headers)
        : undefined;
    return found && isOver(found.begunAt) ? undefined : found;
  };
  return {
    whoIs: async (headers) => signedInAs(await find(headers)),
    whoIsClosed: async (headers) => {
      const user = (await find(headers))?.user;
      return user?.eraseAt ? { userId: user.id, email: user.email, eraseAt: user.eraseAt } : undefined;
    },
    forgetOld: () => db.asAccounts((tx) => removeEndedSessions(tx, endedKeptDays)),
    prolong: async (headers) => {
      const answer = await auth.api.getSession({ headers, returnHeaders: true });
      return answer.headers.getSetCookie();
    },
  };
}

/** Whether a session has lasted as long as any may, by the clock of the library that began it: use prolongs it, and not for ever. */
function isOver(begunAt: Date): boolean {
  return Date.now() - begunAt.getTime() >= limits.account.sessionAtMostDays * dayMs;
}

/** Whoever comes in with a session of theirs, by whatever door, passes here: a closed account is nobody. */
function signedInAs(found: Found | undefined): SignedIn | undefined {
  if (!found || found.user.eraseAt) return undefined;
  const { sessionId, user } = found;
  return {
    userId: user.id,
    sessionId,
    email: user.email,
    fullName: user.name,
    isEmailVerified: user.emailVerified,
    isOperator: user.isOperator === true,
  };
}
