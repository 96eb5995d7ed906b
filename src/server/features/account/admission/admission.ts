import { AsyncLocalStorage } from "node:async_hooks";
import { createHmac } from "node:crypto";
import { APIError } from "better-auth/api";
import { AppError } from "#server/app-error.ts";
import type { Database, Transaction } from "#server/db/database.ts";
import type { AccountsStore } from "#server/features/account/adapter.ts";
import { isAnybodyHere, waitForFirst } from "#server/features/account/user-store.ts";
import { isDevelopmentOnly, isForwarded } from "#server/http/protection/development-door.ts";
import { isSameSecret } from "#server/http/protection/same-secret.ts";
import type { Env } from "#server/settings/env.ts";
import type { SignUpStanding } from "#shared/account/account.ts";
import type { DoneWork } from "#shared/account/sign-up-work.ts";
import { errorText } from "#shared/contract/errors.ts";
import { hashInvitation, invitationLink } from "./invitations.ts";
import { hasPlace, takePlace } from "./invitations-store.ts";
import type { SignUpWork } from "./sign-up-work.ts";

/** With what somebody comes to open an account. */
export interface Coming {
  headers: Headers;
  invitation?: string | undefined;
  /** What the browser found out, from a sign-up form. */
  work?: DoneWork | undefined;
}

/** What admitting makes of a new account. */
interface Admitted {
  isOperator: boolean;
}

/** Who may open an account here. Whatever way an account comes about, `admit` decides, in the transaction that makes it. */
export interface Admission {
  /** What a visitor is told. */
  standing(headers: Headers): Promise<SignUpStanding>;
  /**
   * Runs what may open an account for somebody who would be let in; sets nothing aside for them before. Throws
   * `SIGN_UP_CLOSED`, `INVITATION_NEEDED`, `INVITATION_INVALID`, `DOMAIN_NOT_ALLOWED` or `WORK_NEEDED`, and has then done nothing.
   */
  enter<T>(email: string, coming: Coming, work: () => Promise<T>): Promise<T>;
  /** Runs what may open an account for somebody whose address is not known yet; `admit` decides alone. */
  as<T>(by: Coming, work: () => Promise<T>): Promise<T>;
  /** Lets an address in within the open transaction, and takes the invitation's place. Throws an `APIError` whose code is the catalogue's. */
  admit(email: string): Promise<Admitted>;
  /** The link that makes the operator's account, while there is no account; nothing where this machine alone can reach the server, for there it takes none. */
  firstLink(): Promise<string | undefined>;
}

/** Decides by the settings, by the invitations that stand, and by whether anybody is here yet. */
export function createAdmission(needs: {
  db: Database;
  accounts: AccountsStore;
  env: Env;
  clock: () => Date;
  secret: string;
  signUpWork: SignUpWork;
}): Admission {
  const { db, accounts, env, clock, secret, signUpWork } = needs;
  const coming = new AsyncLocalStorage<Coming>();
  const firstToken = createHmac("sha256", secret).update("first account").digest("base64url");
  let isSomebodyHere = false;

  /** Once somebody is here this costs nothing. */
  const isEmpty = async (tx: Transaction): Promise<boolean> => {
    if (isSomebodyHere) return false;
    isSomebodyHere = await isAnybodyHere(tx);
    return !isSomebodyHere;
  };
  const mayBeFirst = ({ headers, invitation }: Coming): boolean =>
    (isDevelopmentOnly(env) && !isForwarded(headers)) || isSameSecret(invitation, firstToken);

  /** Where anybody may come nobody looks at an invitation; whoever has one that counts is no machine. */
  const isInvited = async (tx: Transaction, { invitation }: Coming): Promise<boolean> =>
    invitation !== undefined && (await hasPlace(tx, hashInvitation(invitation), clock()));

  const decide = async (
    tx: Transaction,
    email: string,
    by: Coming,
    hasPlaceFor: typeof hasPlace,
  ): Promise<Admitted> => {
    if (mayBeFirst(by) && (await isEmpty(tx))) return { isOperator: true };
    if (env.SIGN_UP === "closed") throw new AppError("SIGN_UP_CLOSED");
    const domains = env.SIGN_UP_DOMAINS;
    const isAtHome = domains.length === 0 || domains.includes(domainOf(email));
    if (env.SIGN_UP === "open" && isAtHome) return { isOperator: false };
    if (by.invitation !== undefined) {
      if (await hasPlaceFor(tx, hashInvitation(by.invitation), clock())) return { isOperator: false };
      throw new AppError("INVITATION_INVALID");
    }
    if (env.SIGN_UP === "invite") throw new AppError("INVITATION_NEEDED");
    throw new AppError("DOMAIN_NOT_ALLOWED", { domains: domains.join(", ") });
  };

  return {
    standing: async (headers) => {
      const isFirst = mayBeFirst({ headers }) && (await db.asAccounts(isEmpty));
      return isFirst ? "first" : env.SIGN_UP;
    },
    enter: async (email, by, work) => {
      const isAsked = await db.asAccounts(async (tx) => {
        const isFirst = (await decide(tx, email, by, hasPlace)).isOperator;
        return !isFirst && signUpWork.isAsked(by.headers) && !(await isInvited(tx, by));
      });
      if (isAsked) await signUpWork.use(by.work);
      return coming.run(by, work);
    },
    as: (by, work) => coming.run(by, work),
    admit: async (email) => {
      const by = coming.getStore() ?? { headers: new Headers({ via: "no sign-up form" }) };
      let admitted: Admitted = { isOperator: false };
      try {
        await accounts.join(
          async (tx) => {
            // Of two who come first at the same moment the second waits here, and then is not.
            if (!isSomebodyHere) await waitForFirst(tx);
            admitted = await decide(tx, email, by, takePlace);
          },
          () => {},
        );
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const { code, details } = error;
        throw new APIError("BAD_REQUEST", { code, message: errorText(code, details) });
      }
      return admitted;
    },
    firstLink: async () =>
      !isDevelopmentOnly(env) && (await db.asAccounts(isEmpty))
        ? invitationLink(env.publicUrl, firstToken)
        : undefined,
  };
}

function domainOf(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1).toLowerCase();
}
