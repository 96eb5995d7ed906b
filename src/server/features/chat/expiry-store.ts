import { and, asc, eq, gte, inArray, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Transaction } from "#server/db/database.ts";
import { pageSize } from "#server/db/pages.ts";
import { chatMessages, chatSessions } from "./tables.ts";

const chatsAtOnce = 20;
const people = z.array(z.object({ id: z.uuid() }));
const counted = z.tuple([z.object({ person: z.coerce.number(), coach: z.coerce.number() })]);

/** Which chats are meant. */
export type ChatCondition = SQL | undefined;

/** A notice counts only while nothing was written in the chat since. */
const countsStill = (noticedAt: typeof chatSessions.expiryToldAt | typeof chatSessions.expirySeenAt) =>
  gte(noticedAt, chatSessions.updatedAt);

/** Chats untouched since a moment. */
export function isUntouched(since: Date): SQL {
  return lte(chatSessions.updatedAt, since);
}

/** Chats untouched since a moment of which no e-mail has spoken since they were last touched. */
export function isToBeTold(untouchedSince: Date): ChatCondition {
  const untold = or(isNull(chatSessions.expiryToldAt), lt(chatSessions.expiryToldAt, chatSessions.updatedAt));
  return and(isUntouched(untouchedSince), untold);
}

/** Chats of which their person was told or which they saw named before a moment, untouched since and old enough. */
export function isToExpire(untouchedSince: Date, noticedBefore: Date): ChatCondition {
  const told = and(lte(chatSessions.expiryToldAt, noticedBefore), countsStill(chatSessions.expiryToldAt));
  const seen = and(lte(chatSessions.expirySeenAt, noticedBefore), countsStill(chatSessions.expirySeenAt));
  return and(isUntouched(untouchedSince), or(told, seen));
}

/** Whose chats these are, by id alone. Chats of a closed account wait: the worker sees no other row of `users`. */
export async function findPeople(
  tx: Transaction,
  condition: ChatCondition,
  after: string,
): Promise<{ id: string }[]> {
  const { rows } = await tx.execute(sql`select distinct user_id as id from ${chatSessions}
    where ${condition} and user_id > ${after}
      and not exists (select from users where users.id = user_id and erase_at is not null)
    order by user_id limit ${pageSize}`);
  return people.parse(rows);
}

/** Notes that an e-mail spoke of chats, as far as nobody has touched them meanwhile. */
export async function markTold(
  tx: Transaction,
  ids: string[],
  condition: ChatCondition,
  now: Date,
): Promise<void> {
  await tx
    .update(chatSessions)
    .set({ expiryToldAt: now })
    .where(and(inArray(chatSessions.id, ids), condition));
}

/** Notes that a person has seen chats named that will expire; the first time counts. */
export async function markSeen(
  tx: Transaction,
  { userId, sessionIds }: { userId: string; sessionIds: string[] },
  condition: ChatCondition,
  now: Date,
): Promise<void> {
  const own = and(eq(chatSessions.userId, userId), inArray(chatSessions.id, sessionIds));
  const unseen = or(isNull(chatSessions.expirySeenAt), lt(chatSessions.expirySeenAt, chatSessions.updatedAt));
  await tx
    .update(chatSessions)
    .set({ expirySeenAt: now })
    .where(and(own, condition, unseen));
}

/** Forgets that a person was told of chats, and that they saw them named. */
export async function unmarkTold(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(chatSessions)
    .set({ expiryToldAt: null, expirySeenAt: null })
    .where(eq(chatSessions.userId, userId));
}

/** A person's chats that meet a condition, longest untouched first. */
export async function findChats(tx: Transaction, userId: string, condition: ChatCondition) {
  return tx
    .select()
    .from(chatSessions)
    .where(and(eq(chatSessions.userId, userId), condition))
    .orderBy(asc(chatSessions.updatedAt));
}

/** A few of a person's chats, locked, so that one that is touched at this moment is either kept or gone. */
export async function lockSome(tx: Transaction, userId: string, condition: ChatCondition): Promise<string[]> {
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
