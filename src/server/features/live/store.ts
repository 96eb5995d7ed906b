import { and, asc, desc, eq, gt, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/database.ts";
import { liveParts } from "./tables.ts";

/** A part as it is read. */
export type LivePart = Pick<typeof liveParts.$inferSelect, "run" | "at" | "content" | "isLast">;

/** Parts that nobody removed, because their process was killed, are swept after this long. */
const keptForMinutes = 60;

/** Adds a part. */
export async function addPart(tx: Transaction, part: typeof liveParts.$inferInsert): Promise<void> {
  await tx.insert(liveParts).values(part);
}

/** The parts of a person's subject after one of the same run, or those of its latest run. */
export async function findParts(
  tx: Transaction,
  subject: string,
  last: { run: string; at: number } | undefined,
): Promise<LivePart[]> {
  const { run, at, content, isLast } = liveParts;
  const [latest] = last
    ? [last]
    : await tx
        .select({ run })
        .from(liveParts)
        .where(eq(liveParts.subject, subject))
        .orderBy(desc(liveParts.madeAt))
        .limit(1);
  if (!latest) return [];
  return tx
    .select({ run, at, content, isLast })
    .from(liveParts)
    .where(and(eq(liveParts.subject, subject), eq(run, latest.run), gt(at, last?.at ?? -1)))
    .orderBy(asc(at));
}

/** Removes what was written of one making. */
export async function removeRun(tx: Transaction, subject: string, run: string): Promise<void> {
  await tx.delete(liveParts).where(and(eq(liveParts.subject, subject), eq(liveParts.run, run)));
}

/** Removes everything of a subject of the person the transaction belongs to. */
export async function removeSubject(tx: Transaction, subject: string): Promise<void> {
  await tx.delete(liveParts).where(eq(liveParts.subject, subject));
}

/** Removes everybody's parts that are of no use to anyone any more. */
export async function removeOldParts(tx: Transaction): Promise<void> {
  await tx.execute(
    sql`delete from live_parts where made_at < clock_timestamp() - ${keptForMinutes} * interval '1 minute'`,
  );
}
