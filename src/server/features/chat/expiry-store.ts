import { and, asc, eq, gte, inArray, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Transaction } from "#server/db/database.ts";
import { pageSize } from "#server/db/pages.ts";
import { chatMessages, chatSessions } from "./tables.ts";

const chatsAtOnce = 20;
const people = z.array(z.object({ id: z.uuid() }));
const counted = z.tuple([z.object({ person: z.coerce.number(), coach: z.coerce.number() })]);

/** Chats nobody has been told of since they were last touched, untouched since a moment. */
export function isToBeTold(untouchedSince: Date): SQL | undefined {
  const untold = or(isNull(chatSessions.expiryToldAt), lt(chatSessions.expiryToldAt, chatSessions.updatedAt));
  return and(lte(chatSessions.updatedAt, untouchedSince), untold);
}

/** Chats whose person was told before a moment and has not touched them since, and which are old enough. */
export function isToExpire(untouchedSince: Date, toldBefore: Date): SQL | undefined {
  return and(
    lte(chatSessions.updatedAt, untouchedSince),
    lte(chatSessions.expiryToldAt, toldBefore),
    gte(chatSessions.expiryToldAt, chatSessions.updatedAt),
  );
}

/** Whose chats these are, by id alone. Chats of a closed account wait: the worker sees no other row of `users`. */
export async function findPeople(
  tx: Transaction,
  condition: SQL | undefined,
  after: string,
): Promise<{ id: string }[]> {
  const { rows } = await tx.execute(sql`select distinct user_id as id from ${chatSessions}
    where ${condition} and user_id > ${after}
      and not exists (select from users where users.id = user_id and erase_at is not null)
    order by user_id limit ${pageSize}`);
  return people.parse(rows);
}

/** Marks a person's chats as told of; returns when each was last touched. */
export async function markTold(
  tx: Transaction,
  userId: string,
  condition: SQL | undefined,
  now: Date,
): Promise<{ updatedAt: Date }[]> {
  return tx
    .update(chatSessions)
    .set({ expiryToldAt: now })
    .where(and(eq(chatSessions.userId, userId), condition))
    .returning({ updatedAt: chatSessions.updatedAt });
}

/** Forgets that a person was told of chats. */
export async function unmarkTold(tx: Transaction, userId: string): Promise<void> {
  await tx.update(chatSessions).set({ expiryToldAt: null }).where(eq(chatSessions.userId, userId));
}

/** A person's chats that they were told of and have not touched since. */
export async function findTold(tx: Transaction, userId: string) {
  return tx
    .select()
    .from(chatSessions)
    .where(and(eq(chatSessions.userId, userId), gte(chatSessions.expiryToldAt, chatSessions.updatedAt)))
    .orderBy(asc(chatSessions.updatedAt));
}

/** A few of a person's chats, locked, so that one that is touched at this moment is either kept or gone. */
export async function lockSome(
  tx: Transaction,
  userId: string,
  condition: SQL | undefined,
): Promise<string[]> {
  const rows = await tx
    .select({ id: chatSessions.id })
    .from(chatSessions)
    .where(and(eq(chatSessions.userId, userId), condition))
    .limit(chatsAtOnce)
    .for("update");
  return rows.map(({ id }) => id);
}

/** Adds chats that are about to be deleted to the month's anonymous counts. */
export async function countExpired(tx: Transaction, sessionIds: string[], now: Date): Promise<void> {
  const said = await tx
    .select({
      person: sql`count(*) filter (where ${chatMessages.isUser})`,
      coach: sql`count(*) filter (where not ${chatMessages.isUser})`,
    })
    .from(chatMessages)
    .where(inArray(chatMessages.chatSessionId, sessionIds));
  const [{ person, coach }] = counted.parse(said);
  const month = `${now.toISOString().slice(0, 7)}-01`;
  await tx.execute(
    sql`select count_expired_chats(${month}::date, ${sessionIds.length}::integer, ${person}::integer, ${coach}::integer)`,
  );
}
