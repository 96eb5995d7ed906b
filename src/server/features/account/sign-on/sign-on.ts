import { isAPIError } from "better-auth/api";
import type { Logger } from "pino";
import { AppError } from "#server/app-error.ts";
import type { Database, Transaction } from "#server/db/database.ts";
import type { AccountEmails } from "#server/features/account/account-emails.ts";
import type { Admission, Coming } from "#server/features/account/admission/admission.ts";
import type { Auth } from "#server/features/account/auth.ts";
import { endBrowser } from "#server/features/account/browsers/browser-store.ts";
import type { AccountEvents } from "#server/features/account/events/account-events.ts";
import { addProfile } from "#server/features/account/profile-store.ts";
import type { EmailQueue } from "#server/features/emails/email-queue.ts";
import type { Env } from "#server/settings/env.ts";
import type { SignOnRefusal } from "#shared/account/sign-on.ts";
import { discoverIssuer, ProviderFailed } from "./discover-issuer.ts";
import { providerId, type SignOnClient } from "./provider-plugin.ts";
import { refusalOf } from "./refusals.ts";
import { findJoinedAt } from "./sign-on-store.ts";

/** Where the library is told to lead back to; nobody is sent there, it only says what happened. */
const ends = { known: "/known", new: "/new", refused: "/refused" };
const answerWithinMs = 30_000;
const minuteMs = 60_000;

/** Signing in at a provider of identities. */
export interface SignOn {
  /** What the provider is called on the screen. */
  name: string;
  /** Where the browser goes, and the cookies that bind what comes back to it. Throws `SIGN_ON_UNREACHABLE`. */
  begin(headers: Headers): Promise<{ url: string; cookies: string[] }>;
  /** Ends what `begin` began, with what the provider sent the browser back with; the cookies of a session, or of the wait for a code. */
  finish(
    answer: URLSearchParams,
    coming: Coming,
  ): Promise<{ cookies: string[]; refusal?: SignOnRefusal | undefined }>;
}

type Needs = {
  db: Database;
  admission: Admission;
  accountEvents: AccountEvents;
  accountEmails: AccountEmails;
  emailQueue: EmailQueue;
  env: Env;
  log: Logger;
} & {
  /** The library with the provider in it. */
  openAuth(client: SignOnClient): Auth;
};

/** Opens the way in by the operator's provider; nothing where there is none. */
export function createSignOn(needs: Needs): SignOn | undefined {
  const { db, admission, accountEvents, accountEmails, emailQueue, env, log, openAuth } = needs;
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (!issuer || !clientId || !clientSecret) return undefined;
  let opened: Promise<Auth> | undefined;
  // The provider is asked when somebody first comes: a server starts while it is away, and asks again then.
  const open = (): Promise<Auth> => {
    opened ??= discoverIssuer(issuer)
      .then(async (provider) => {
        const auth = openAuth({ provider, clientId, clientSecret, acr: env.OIDC_ACR });
        // The library reads the description once more, and leaves a provider out that it could not read.
        const { socialProviders } = await within(answerWithinMs, auth.$context);
        const own = socialProviders.find(({ id }) => id === providerId);
        if (own?.issuer !== provider.issuer)
          throw new ProviderFailed("The provider changed while it was asked.");
        return auth;
      })
      .catch((error: unknown) => {
        opened = undefined;
        if (!(error instanceof ProviderFailed)) throw error;
        log.error({ err: error }, "the provider of identities cannot be used");
        throw new AppError("SIGN_ON_UNREACHABLE");
      });
    return opened;
  };

  /** What follows once the library has opened a session: the list of what happened, and the code where one is asked for. */
  const settle = async (auth: Auth, cookies: string[], coming: Coming, isNew: boolean): Promise<string[]> => {
    const { headers } = coming;
    const own = new Headers({ cookie: cookies.map((line) => line.split(";")[0]).join("; ") });
    const found = await auth.api.getSession({ headers: own, query: { disableRefresh: true } });
    if (!found) throw new Error("The library opened no session.");
    const before = await auth.api.getSession({ headers, query: { disableRefresh: true } });
    const userId = found.user.id;
    await db.asUser(userId, (tx) => addProfile(tx, userId));
    await db.asAccounts(async (tx) => {
      if (before?.user.id === userId) await endBrowser(tx, userId, before.session.id);
      if (isNew) await accountEvents.add(tx, { userId, kind: "signed up", headers });
      else if (await hasJustJoined(tx, userId)) {
        await accountEmails.addSecurity(tx, userId, "sign-on-joined");
        await accountEvents.add(tx, { userId, kind: "single sign-on joined", headers });
      }
      if (found.user.twoFactorEnabled) await endBrowser(tx, userId, found.session.id);
      else await accountEvents.add(tx, { userId, kind: "signed in with single sign-on", headers });
    });
    emailQueue.wake();
    if (!found.user.twoFactorEnabled) return cookies;
    const waiting = await auth.api.waitForCode({ body: { userId }, headers, returnHeaders: true });
    return waiting.headers.getSetCookie();
  };

  return {
    name: env.OIDC_NAME,
    begin: async (headers) => {
      const auth = await open();
      const body = {
        provider: providerId,
        callbackURL: ends.known,
        newUserCallbackURL: ends.new,
        errorCallbackURL: ends.refused,
        disableRedirect: true,
      };
      const begun = await auth.api.signInSocial({ body, headers, returnHeaders: true });
      if (!begun.response.url) throw new AppError("SIGN_ON_FAILED");
      return { url: begun.response.url, cookies: begun.headers.getSetCookie() };
    },
    finish: async (answer, coming) => {
      const auth = await open();
      const query = Object.fromEntries(answer);
      const asked = admission.as(coming, () =>
        auth.api.callbackOAuth({
          params: { id: providerId },
          query,
          headers: coming.headers,
          asResponse: true,
        }),
      );
      const response = await within(answerWithinMs, asked);
      const cookies = response.headers.getSetCookie();
      const location = response.headers.get("location");
      const to = new URL(location ?? ends.refused, env.publicUrl);
      if (to.pathname !== ends.known && to.pathname !== ends.new) {
        const refusal = refusalOf(location ? to.searchParams.get("error") : await codeIn(response));
        log.info({ refusal }, "a sign-in at the provider of identities was refused");
        return { cookies, refusal };
      }
      return { cookies: await settle(auth, cookies, coming, to.pathname === ends.new) };
    },
  };
}

/** Whether the provider was joined to an account in this very sign-in. */
async function hasJustJoined(tx: Transaction, userId: string): Promise<boolean> {
  const joinedAt = await findJoinedAt(tx, userId, providerId);
  return joinedAt !== undefined && Date.now() - joinedAt.getTime() < minuteMs;
}

async function codeIn(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined);
  return typeof body === "object" && body !== null && "code" in body ? String(body.code) : "";
}

/** A provider that keeps its answer to itself must not keep a person waiting. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const ending = new AbortController();
  const late = new Promise<never>((_resolve, reject) => {
    const timer = setTimeout(() => reject(new AppError("SIGN_ON_UNREACHABLE")), ms);
    ending.signal.addEventListener("abort", () => clearTimeout(timer));
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    if (isAPIError(error) || error instanceof ProviderFailed) throw new AppError("SIGN_ON_FAILED");
    throw error;
  } finally {
    ending.abort();
  }
}
