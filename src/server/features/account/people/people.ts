import type { Transaction } from "#server/db/database.ts";
import { endBrowsers } from "#server/features/account/browsers/browser-store.ts";
import { type CloseNeeds, closeWithout } from "#server/features/account/closing/close-account.ts";
import { reopenUser } from "#server/features/account/closing/closing-store.ts";
import { checkPassword } from "#server/features/account/password/check-password.ts";
import { requestReset } from "#server/features/account/reset/request-reset.ts";
import { turnOff } from "#server/features/account/two-step/turn-two-step.ts";
import { changeUser, findAddress, findByAddress } from "#server/features/account/user-store.ts";
import type { AccountEventKind } from "#shared/account/account-events.ts";
import { findClosed, findPeople, type ListedPerson } from "./people-store.ts";

/** What somebody who runs the installation can do for a person without reading a word of theirs. Each act stands in the person's own list of what happened. */
export interface People {
  /** Accounts whose address holds a text, the newest first, at most `limit`; and how many there are in all. */
  list(search: string, limit: number): Promise<{ people: ListedPerson[]; total: number }>;
  /** Throws `WRONG_PASSWORD` unless it is the person's own, and `NO_PASSWORD` where they have none. */
  checkPassword(userId: string, password: string): Promise<void>;
  /** Whose an address is, whatever its case. */
  find(email: string): Promise<string | undefined>;
  /** The address of an account; nothing when it is erased. */
  emailOf(userId: string): Promise<string | undefined>;
  /** Accounts that are closed, the next to be erased first. */
  closed(limit: number): Promise<{ email: string; eraseAt: Date }[]>;
  /** Closes an account as its person could; from when on it is erased, nothing when it was closed already. */
  close(userId: string): Promise<Date | undefined>;
  /** Opens a closed account again; false when it is open, or its time has passed. */
  reopen(userId: string): Promise<boolean>;
  /** Takes an address as confirmed. */
  verify(userId: string): Promise<void>;
  /** Sends a reset link to the account's own address: it is shown to nobody else. */
  sendReset(userId: string): Promise<void>;
  /** Ends every session and bearer token; how many sessions there were. */
  signOut(userId: string): Promise<number>;
  /** Has the password alone sign a person in again, who has lost what makes their codes; false when it did already. */
  endTwoStep(userId: string): Promise<boolean>;
  /** Makes an account an operator's, or takes it back. */
  setOperator(userId: string, isOperator: boolean): Promise<void>;
}

/** Works in the accounts' own tables alone. */
export function createPeople(needs: CloseNeeds): People {
  const { auth, db, clock, accountEvents, tokens } = needs;
  const change = <T>(userId: string, kind: AccountEventKind, work: (tx: Transaction) => Promise<T>) =>
    db.asAccounts(async (tx) => {
      const result = await work(tx);
      if (result !== false) await accountEvents.add(tx, { userId, kind });
      return result;
    });
  const emailOf = (userId: string) => db.asAccounts((tx) => findAddress(tx, userId));
  return {
    emailOf,
    list: (search, limit) => db.asAccounts((tx) => findPeople(tx, search, limit)),
    checkPassword: (userId, password) => checkPassword({ auth, db }, userId, password),
    find: (email) => db.asAccounts((tx) => findByAddress(tx, email.toLowerCase())),
    closed: (limit) => db.asAccounts((tx) => findClosed(tx, limit)),
    close: (userId) => closeWithout(needs, userId, "closed by the operator"),
    reopen: (userId) =>
      change(userId, "opened again by the operator", (tx) => reopenUser(tx, userId, clock())),
    verify: async (userId) => {
      await change(userId, "email confirmed by the operator", (tx) =>
        changeUser(tx, userId, { emailVerified: true }),
      );
    },
    sendReset: async (userId) => {
      const email = await emailOf(userId);
      if (email === undefined) return;
      await requestReset({ auth, db }, email);
      await accountEvents.note({ userId, kind: "reset link sent by the operator" });
    },
    signOut: async (userId) => {
      const ended = await change(userId, "signed out by the operator", (tx) => endBrowsers(tx, userId));
      await tokens.revokeAll(userId);
      return ended;
    },
    endTwoStep: (userId) => turnOff(needs, { userId, kind: "two-step sign-in turned off by the operator" }),
    setOperator: async (userId, isOperator) => {
      const kind = isOperator ? "made an operator" : "no operator any more";
      await change(userId, kind, (tx) => changeUser(tx, userId, { isOperator }));
    },
  };
}
