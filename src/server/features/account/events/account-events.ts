import { desc, eq, lt, sql } from "drizzle-orm";
import type { Database, Transaction } from "#server/db/database.ts";
import { describeBrowser } from "#server/features/account/browsers/describe-browser.ts";
import { accountEvents, users } from "#server/features/account/tables.ts";
import type { AccountEventKind } from "#shared/account/account-events.ts";
import { limits } from "#shared/limits/limits.ts";

const dayMs = 86_400_000;

/** One thing that happened to an account, and with which browser; never what was said there. */
export type AccountEvent = Pick<typeof accountEvents.$inferSelect, "kind" | "browser" | "at">;

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
    await tx.insert(accountEvents).values({ userId, kind, browser, at: clock() });
  };
  return {
    add,
    note: (event) => db.asAccounts((tx) => add(tx, event)),
    noteFailure: (email, headers) =>
      db.asAccounts(async (tx) => {
        const kind: AccountEventKind = "sign-in failed";
        await tx.execute(sql`insert into account_events (user_id, kind, browser, at)
          select ${users.id}, ${kind}, ${describeBrowser(headers.get("user-agent"))}, ${clock().toISOString()}
          from ${users} where ${users.email} = ${email.toLowerCase()}`);
      }),
    list: (userId) =>
      db.asUser(userId, (tx) =>
        tx
          .select({ kind: accountEvents.kind, browser: accountEvents.browser, at: accountEvents.at })
          .from(accountEvents)
          .where(eq(accountEvents.userId, userId))
          .orderBy(desc(accountEvents.at))
          .limit(limits.account.eventsShown),
      ),
    forgetOld: () =>
      db.asWorker(async (tx) => {
        const before = new Date(clock().getTime() - limits.account.eventsKeptDays * dayMs);
        await tx.delete(accountEvents).where(lt(accountEvents.at, before));
      }),
  };
}
