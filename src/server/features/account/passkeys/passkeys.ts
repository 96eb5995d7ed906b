import { isAPIError } from "better-auth/api";
import type { Logger } from "pino";
import type { z } from "zod";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/database.ts";
import type { AccountEmails } from "#server/features/account/account-emails.ts";
import type { Auth } from "#server/features/account/auth.ts";
import { endBrowser } from "#server/features/account/browsers/browser-store.ts";
import type { AccountEvents } from "#server/features/account/events/account-events.ts";
import { checkPassword } from "#server/features/account/password/check-password.ts";
import type { EmailQueue } from "#server/features/emails/email-queue.ts";
import type { SignedIn } from "#server/http/signed-in.ts";
import {
  creationOptions,
  type MadeCredential,
  requestOptions,
  type UsedCredential,
} from "#shared/account/passkey.ts";
import { limits } from "#shared/limits/limits.ts";
import type { PasskeyPlugin } from "./passkey-plugin.ts";
import {
  countPasskeys,
  findPasskeys,
  notePasskeyUse,
  type PasskeyRow,
  removePasskey,
} from "./passkey-store.ts";

/** Passkeys of people, and signing in with one. */
export interface Passkeys {
  list(userId: string): Promise<PasskeyRow[]>;
  /** What a browser makes one with, and the cookie its answer is bound to. Throws `WRONG_PASSWORD`, `NO_PASSWORD` or `TOO_MANY_PASSKEYS`. */
  begin(
    person: SignedIn,
    password: string,
    headers: Headers,
  ): Promise<{ options: z.infer<typeof creationOptions>; cookies: string[] }>;
  /** Keeps what a browser has made; an e-mail tells of it. Throws `PASSKEY_NOT_ADDED`. */
  add(person: SignedIn, made: { name: string; credential: MadeCredential }, headers: Headers): Promise<void>;
  /** Removes one; an e-mail tells of it. False when the person has no such. Throws `WRONG_PASSWORD` or `NO_PASSWORD`. */
  remove(
    person: SignedIn,
    named: { passkeyId: string; password: string },
    headers: Headers,
  ): Promise<boolean>;
  /** What a browser signs in with, and the cookie its answer is bound to. */
  challenge(headers: Headers): Promise<{ options: z.infer<typeof requestOptions>; cookies: string[] }>;
  /** The cookies of a session for whoever's passkey has signed the challenge. Throws `PASSKEY_REFUSED` or `EMAIL_NOT_VERIFIED`. */
  enter(credential: UsedCredential, headers: Headers): Promise<string[]>;
}

type Needs = {
  auth: Auth;
  db: Database;
  clock: () => Date;
  accountEmails: AccountEmails;
  accountEvents: AccountEvents;
  emailQueue: EmailQueue;
  log: Logger;
} & {
  publicUrl: string;
  /** Whether an account must confirm its address before it can be used. */
  requiresVerification: boolean;
  /** The library with the plugin in it. */
  openAuth(plugin: PasskeyPlugin): Auth;
};

/** Keeps passkeys by the library's plugin; what it brings along is read when somebody first asks for it. */
export function createPasskeys(needs: Needs): Passkeys {
  const { db, clock, accountEmails, accountEvents, emailQueue, log, publicUrl } = needs;
  let opened: Promise<Auth> | undefined;
  const open = (): Promise<Auth> => {
    opened ??= import("./passkey-plugin.ts").then(({ passkeyPlugin }) =>
      needs.openAuth(passkeyPlugin(publicUrl)),
    );
    return opened;
  };
  return {
    list: (userId) => db.asAccounts((tx) => findPasskeys(tx, userId)),
    begin: async ({ userId }, password, headers) => {
      await checkPassword(needs, userId, password);
      const limit = limits.passkey.perPerson;
      if ((await db.asAccounts((tx) => countPasskeys(tx, userId))) >= limit)
        throw new AppError("TOO_MANY_PASSKEYS", { limit });
      const { api } = await open();
      const { response, headers: own } = await api
        .generatePasskeyRegistrationOptions({ headers, returnHeaders: true })
        .catch(refuseAs("SIGNED_OUT"));
      return { options: creationOptions.parse(response), cookies: own.getSetCookie() };
    },
    add: async ({ userId }, { name, credential }, headers) => {
      const { api } = await open();
      await api
        .verifyPasskeyRegistration({ body: { response: credential, name }, headers })
        .catch((error: unknown) => {
          if (!isAPIError(error)) throw error;
          log.warn({ userId, reason: error.body?.code }, "a passkey was not added");
          throw new AppError("PASSKEY_NOT_ADDED");
        });
      await db.asAccounts(async (tx) => {
        await accountEmails.addSecurity(tx, userId, "passkey-added");
        await accountEvents.add(tx, { userId, kind: "passkey added", headers });
      });
      emailQueue.wake();
    },
    remove: async ({ userId }, { passkeyId, password }, headers) => {
      await checkPassword(needs, userId, password);
      const isRemoved = await db.asAccounts(async (tx) => {
        if (!(await removePasskey(tx, userId, passkeyId))) return false;
        await accountEmails.addSecurity(tx, userId, "passkey-removed");
        await accountEvents.add(tx, { userId, kind: "passkey removed", headers });
        return true;
      });
      emailQueue.wake();
      return isRemoved;
    },
    challenge: async (headers) => {
      const { api } = await open();
      const { response, headers: own } = await api.generatePasskeyAuthenticationOptions({
        headers,
        returnHeaders: true,
      });
      // The library asks for an unlocked device politely; here nothing else is taken.
      const options = requestOptions.parse({ ...response, userVerification: "required" });
      return { options, cookies: own.getSetCookie() };
    },
    enter: async (credential, headers) => {
      const { api } = await open();
      const before = await api.getSession({ headers, query: { disableRefresh: true } });
      const answer = await api
        .verifyPasskeyAuthentication({ body: { response: credential }, headers, returnHeaders: true })
        .catch(refuseAs("PASSKEY_REFUSED"));
      const { user, session } = answer.response;
      const isUnconfirmed = needs.requiresVerification && !user.emailVerified;
      await db.asAccounts(async (tx) => {
        if (isUnconfirmed) return endBrowser(tx, user.id, session.id);
        if (before?.user.id === user.id) await endBrowser(tx, user.id, before.session.id);
        await notePasskeyUse(tx, credential.id, clock());
        return accountEvents.add(tx, { userId: user.id, kind: "signed in with a passkey", headers });
      });
      if (isUnconfirmed) throw new AppError("EMAIL_NOT_VERIFIED");
      return answer.headers.getSetCookie();
    },
  };
}

/** Turns what the library refuses into the catalogue's code; what it could not do stays a failure. */
function refuseAs(code: "SIGNED_OUT" | "PASSKEY_REFUSED") {
  return (error: unknown): never => {
    if (isAPIError(error) && error.statusCode < 500) throw new AppError(code);
    throw error;
  };
}
