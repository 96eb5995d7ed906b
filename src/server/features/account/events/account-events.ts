import type { Database, Transaction } from "#server/db/database.ts";
import { describeBrowser } from "#server/features/account/browsers/describe-browser.ts";
import type { AccountEventKind } from "#shared/account/account-events.ts";
import { limits } from "#shared/limits/limits.ts";
import { type AccountEvent, addEvent, addEventAt, findEvents, removeEvents } from "./event-store.ts";

const dayMs = 86_400_000;

/** What happened to each account, for its person to read. No network address is kept of anybody. */
export interface AccountEvents {
  /** Notes something in the transaction that does it; `headers` are the request's, and left out where nobody's browser did it. */
  add(tx: Transaction, event: { userId: string; kind: AccountEventKind; headers?: Headers }): Promise<void>;
  /** The same in a transaction of its own, for what another library did. */
  note(event: { userId: string; kind: AccountEventKind; headers?: Headers }): Promise<void>;
  /** Notes an attempt with a wrong password at whoever has that address; the same work for an address of nobody's. */
  noteFailure(email: string, headers: Headers): Promise<void>;
  /** The newest first, as many as are shown. */
  list(userId: string): Promise<AccountEvent[]>;
  /** Forgets what is a year old. */
  forgetOld(): Promise<void>;
}

/** Keeps events in the database. */
export function createAccountEvents({ db, clock }: { db: Database; clock: () => Date }): AccountEvents {
  const add: AccountEvents["add"] = async (tx, { userId, kind, headers }) => {
    const browser = headers ? describeBrowser(headers.get("user-agent")) : null;
    await addEvent(tx, { userId, kind, browser, at: clock() });
  };
  return {
    add,
    note: (event) => db.asAccounts((tx) => add(tx, event)),
    noteFailure: (email, headers) => {
      const browser = describeBrowser(headers.get("user-agent"));
      return db.asAccounts((tx) => addEventAt(tx, email, { kind: "sign-in failed", browser, at: clock() }));
    },
    list: (userId) => db.asUser(userId, (tx) => findEvents(tx, userId)),
    forgetOld: () => {
      const before = new Date(clock().getTime() - limits.account.eventsKeptDays * dayMs);
      return db.asWorker((tx) => removeEvents(tx, before));
    },
  };
}
