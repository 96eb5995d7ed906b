import { and, desc, eq, getTableColumns, lt, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/database.ts";
import { meteredDays } from "./tables.ts";

/** One day of one person's, as kept. */
export type MeteredDay = Omit<typeof meteredDays.$inferSelect, "userId">;

/** What is added up, apart from whose and when. */
export type Metered = Omit<MeteredDay, "day">;

const { userId: owner, ...columns } = getTableColumns(meteredDays);

/** Adds to a person's day, which begins with the first of it; what is written at one moment adds up. */
export async function addToDay(
  tx: Transaction,
  { userId, day, metered }: { userId: string; day: string; metered: Metered },
): Promise<void> {
  await tx
    .insert(meteredDays)
    .values({ userId, day, ...metered })
    .onConflictDoUpdate({
      target: [meteredDays.userId, meteredDays.day],
      set: {
        tokensIn: sql`${meteredDays.tokensIn} + ${metered.tokensIn}`,
        tokensOut: sql`${meteredDays.tokensOut} + ${metered.tokensOut}`,
        estimatedTokensIn: sql`${meteredDays.estimatedTokensIn} + ${metered.estimatedTokensIn}`,
        estimatedTokensOut: sql`${meteredDays.estimatedTokensOut} + ${metered.estimatedTokensOut}`,
        serviceSpeechMs: sql`${meteredDays.serviceSpeechMs} + ${metered.serviceSpeechMs}`,
        builtInSpeechMs: sql`${meteredDays.builtInSpeechMs} + ${metered.builtInSpeechMs}`,
        dictatedMs: sql`${meteredDays.dictatedMs} + ${metered.dictatedMs}`,
      },
    });
}

/** A person's day; nothing when nothing was made for them on it. */
export async function findDay(tx: Transaction, userId: string, day: string): Promise<MeteredDay | undefined> {
  const [row] = await tx
    .select(columns)
    .from(meteredDays)
    .where(and(eq(owner, userId), eq(meteredDays.day, day)));
  return row;
}

/** Every day of a person's that is kept, oldest first. */
export async function findDays(tx: Transaction, userId: string): Promise<MeteredDay[]> {
  return tx.select(columns).from(meteredDays).where(eq(owner, userId)).orderBy(meteredDays.day);
}

/** Forgets everybody's days before one. */
export async function removeDaysBefore(tx: Transaction, day: string): Promise<void> {
  await tx.delete(meteredDays).where(lt(meteredDays.day, day));
}

/** What was made on a day for everybody together. */
export interface DaySum {
  day: string;
  tokensIn: number;
  tokensOut: number;
  spokenSeconds: number;
}

/** Adds up each day over everybody, the newest first; estimates count as what was told. */
export async function sumDays(tx: Transaction): Promise<DaySum[]> {
  const { day, tokensIn, tokensOut, estimatedTokensIn, estimatedTokensOut } = meteredDays;
  const { serviceSpeechMs, builtInSpeechMs } = meteredDays;
  return tx
    .select({
      day,
      tokensIn: sql<number>`sum(${tokensIn} + ${estimatedTokensIn})::float8`,
      tokensOut: sql<number>`sum(${tokensOut} + ${estimatedTokensOut})::float8`,
      spokenSeconds: sql<number>`round(sum(${serviceSpeechMs} + ${builtInSpeechMs}) / 1000)::float8`,
    })
    .from(meteredDays)
    .groupBy(day)
    .orderBy(desc(day));
}
