import { desc, eq, lt, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/database.ts";
import { accountEvents, users } from "#server/features/account/tables.ts";
import { limits } from "#shared/limits/limits.ts";

/** One thing that happened to an account, and with which browser; never what was said there. */
export type AccountEvent = Pick<typeof accountEvents.$inferSelect, "kind" | "browser" | "at">;

/** Notes something that happened to an account. */
export async function addEvent(tx: Transaction, event: typeof accountEvents.$inferInsert): Promise<void> {
  await tx.insert(accountEvents).values(event);
}

/** Notes something at whoever has an address; the same work for an address of nobody's. */
export async function addEventAt(tx: Transaction, email: string, event: AccountEvent): Promise<void> {
  const { kind, browser, at } = event;
  await tx.execute(sql`insert into account_events (user_id, kind, browser, at)
    select ${users.id}, ${kind}, ${browser}, ${at.toISOString()}
    from ${users} where ${users.email} = ${email.toLowerCase()}`);
}

/** What happened to a person's account, the newest first, as many as are shown. */
export async function findEvents(tx: Transaction, userId: string): Promise<AccountEvent[]> {
  return tx
    .select({ kind: accountEvents.kind, browser: accountEvents.browser, at: accountEvents.at })
    .from(accountEvents)
    .where(eq(accountEvents.userId, userId))
    .orderBy(desc(accountEvents.at))
    .limit(limits.account.eventsShown);
}

/** Removes what happened to everybody's accounts before a moment. */
export async function removeEvents(tx: Transaction, before: Date): Promise<void> {
  await tx.delete(accountEvents).where(lt(accountEvents.at, before));
}
