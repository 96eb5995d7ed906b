import { and, eq, getTableColumns, sql } from "drizzle-orm";
import { z } from "zod";
import type { Transaction } from "#server/db/database.ts";
import { together } from "#server/db/together.ts";
import { usageZones, userUsageLimits } from "./tables.ts";

/** A person's local day: its date and the moment it ends. */
export interface UsageDay {
  day: string;
  endsAt: Date;
}

const localDay = z.object({ day: z.iso.date(), ends_at: z.coerce.date() });

/** In which zone a person's day is counted, as it is kept; the row stays locked until the transaction ends. */
export async function lockZone(
  tx: Transaction,
  userId: string,
): Promise<typeof usageZones.$inferSelect | undefined> {
  const [kept] = await tx.select().from(usageZones).where(eq(usageZones.userId, userId)).for("update");
  return kept;
}

/**
 * The day that is open for a person. While one is open its zone stays, and the next one is never earlier than the
 * last: travelling, or claiming to, opens no second day. Who names no zone keeps the one they named last. `held`
 * is what `lockZone` gave, which is asked for otherwise.
 */
export async function openDay(
  tx: Transaction,
  userId: string,
  { named, now, held }: { named: string | undefined; now: Date; held?: Awaited<ReturnType<typeof lockZone>> },
): Promise<UsageDay> {
  const kept = held ?? (await lockZone(tx, userId));
  if (kept && now < kept.dayEndsAt) return { day: kept.day, endsAt: kept.dayEndsAt };
  const timeZone = named ?? kept?.timeZone ?? "UTC";
  const next = await localDayOf(tx, timeZone, now);
  const day = kept && kept.day > next.day ? kept.day : next.day;
  await tx
    .insert(usageZones)
    .values({ userId, timeZone, day, dayEndsAt: next.endsAt })
    .onConflictDoUpdate({ target: usageZones.userId, set: { timeZone, day, dayEndsAt: next.endsAt } });
  return { day, endsAt: next.endsAt };
}

async function localDayOf(tx: Transaction, timeZone: string, now: Date): Promise<UsageDay> {
  const moment = now.toISOString();
  const { rows } = await tx.execute(sql`select
    (${moment}::timestamptz at time zone ${timeZone})::date::text as day,
    (date_trunc('day', ${moment}::timestamptz at time zone ${timeZone}) + interval '1 day') at time zone ${timeZone} as ends_at`);
  const { day, ends_at } = localDay.parse(rows[0]);
  return { day, endsAt: ends_at };
}

const columns = {
  conversations: { count: userUsageLimits.chatQueriesCount, month: userUsageLimits.monthlyChatCount },
  narrations: { count: userUsageLimits.ttsRequestsCount, month: userUsageLimits.monthlyTtsCount },
} as const;

/** Counts one use unless the limit is reached; returns the new count, or nothing when there was none left. */
export async function addUse(
  tx: Transaction,
  use: { userId: string; day: string; counted: keyof typeof columns; limit: number },
): Promise<number | undefined> {
  const { userId, day, counted, limit } = use;
  const { count, month } = columns[counted];
  const counting = sql`update ${userUsageLimits}
    set ${sql.identifier(count.name)} = ${count} + 1, ${sql.identifier(month.name)} = ${month} + 1
    where user_id = ${userId} and date = ${day} and ${count} < ${limit}
    returning ${sql.identifier(count.name)} as used`;
  const [, { rows }] = await together([addDay(tx, userId, day), tx.execute(counting)]);
  return rows[0] === undefined ? undefined : z.number().parse(rows[0].used);
}

/** Takes one use back out of a day's count and out of its month's totals, on later days as well. */
export async function removeUse(
  tx: Transaction,
  { userId, day, counted }: { userId: string; day: string; counted: keyof typeof columns },
): Promise<void> {
  const { count, month } = columns[counted];
  await tx.execute(sql`update ${userUsageLimits}
    set ${sql.identifier(count.name)} = ${count} - (date = ${day} and ${count} > 0)::int,
      ${sql.identifier(month.name)} = greatest(${month} - 1, 0)
    where user_id = ${userId} and date >= ${day}
      and date_trunc('month', date) = date_trunc('month', ${day}::date)`);
}

/** A day's row begins with the totals its month has reached. */
async function addDay(tx: Transaction, userId: string, day: string): Promise<void> {
  await tx.execute(sql`insert into ${userUsageLimits} (user_id, date, monthly_chat_count, monthly_tts_count)
    select ${userId}::uuid, ${day}::date, coalesce(max(monthly_chat_count), 0), coalesce(max(monthly_tts_count), 0)
    from ${userUsageLimits}
    where user_id = ${userId} and date_trunc('month', date) = date_trunc('month', ${day}::date)
    on conflict do nothing`);
}

/** Conversations used on a day; none when there is no row yet. */
export async function findUse(tx: Transaction, userId: string, day: string): Promise<number> {
  const [row] = await tx
    .select({ used: userUsageLimits.chatQueriesCount })
    .from(userUsageLimits)
    .where(and(eq(userUsageLimits.userId, userId), eq(userUsageLimits.date, day)));
  return row?.used ?? 0;
}

/** What was used on a day, as kept. */
export type UsedDay = Omit<typeof userUsageLimits.$inferSelect, "userId">;

/** Every day on which something was used, oldest first. */
export async function findDays(tx: Transaction, userId: string): Promise<UsedDay[]> {
  const { userId: owner, ...columns } = getTableColumns(userUsageLimits);
  return tx.select(columns).from(userUsageLimits).where(eq(owner, userId)).orderBy(userUsageLimits.date);
}
