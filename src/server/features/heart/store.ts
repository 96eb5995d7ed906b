import { and, count, desc, eq, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/database.ts";
import { heartRecordings } from "./tables.ts";

/** A recording as it is kept. */
export type RecordingRow = Omit<typeof heartRecordings.$inferSelect, "userId" | "checksum">;

const { id, device, firstDay, lastDay, days, keptAt, userId: owner } = heartRecordings;
const kept = { id, device, firstDay, lastDay, days, keptAt };

/** A person's recordings, the latest days first. */
export async function listRecordings(tx: Transaction, userId: string): Promise<RecordingRow[]> {
  return tx.select(kept).from(heartRecordings).where(eq(owner, userId)).orderBy(desc(lastDay), desc(keptAt));
}

/** How many recordings a person keeps, and how many figures of days are in them. */
export async function countRecordings(
  tx: Transaction,
  userId: string,
): Promise<{ recordings: number; dayFigures: number }> {
  const dayFigures = sql<number>`coalesce(sum(jsonb_array_length(${days})), 0)`.mapWith(Number);
  const [row] = await tx
    .select({ recordings: count(), dayFigures })
    .from(heartRecordings)
    .where(eq(owner, userId));
  return row ?? { recordings: 0, dayFigures: 0 };
}

/** Keeps a recording; one that is kept already stays as it is. */
export async function addRecording(
  tx: Transaction,
  recording: typeof heartRecordings.$inferInsert,
): Promise<void> {
  await tx.insert(heartRecordings).values(recording).onConflictDoNothing();
}

/** Erases a recording; false when the person has no such one. */
export async function removeRecording(
  tx: Transaction,
  userId: string,
  recordingId: string,
): Promise<boolean> {
  const own = and(eq(id, recordingId), eq(owner, userId));
  return (await tx.delete(heartRecordings).where(own).returning({ id })).length > 0;
}

/** Erases all of a person's recordings. */
export async function removeRecordings(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(heartRecordings).where(eq(owner, userId));
}
