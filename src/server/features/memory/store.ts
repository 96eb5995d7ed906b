import { and, desc, eq, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/database.ts";
import { memoryChoices, rememberedLines } from "./tables.ts";

/** A line as it is kept. */
export type LineRow = Omit<typeof rememberedLines.$inferSelect, "userId">;

const { id, chatSessionId, about, text, keptAt } = rememberedLines;
const kept = { id, chatSessionId, about, text, keptAt };

/** What the person chose last; nothing when they never did. */
export async function findChoice(
  tx: Transaction,
  userId: string,
): Promise<{ isOn: boolean; changedAt: Date } | undefined> {
  const { isOn, changedAt } = memoryChoices;
  const [row] = await tx
    .select({ isOn, changedAt })
    .from(memoryChoices)
    .where(eq(memoryChoices.userId, userId));
  return row;
}

/** Keeps what the person chose. */
export async function keepChoice(
  tx: Transaction,
  userId: string,
  choice: { isOn: boolean; changedAt: Date },
): Promise<void> {
  await tx
    .insert(memoryChoices)
    .values({ userId, ...choice })
    .onConflictDoUpdate({ target: memoryChoices.userId, set: choice });
}

/** Whoever else wants to change what is remembered of a person waits until this transaction has ended. */
export async function lockMemory(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`memory ${userId}`}, 0))`);
}

/** A person's lines, the newest first. */
export async function findLines(tx: Transaction, userId: string): Promise<LineRow[]> {
  const own = eq(rememberedLines.userId, userId);
  return tx.select(kept).from(rememberedLines).where(own).orderBy(desc(keptAt), desc(id));
}

/** Keeps a line. */
export async function addLine(tx: Transaction, line: typeof rememberedLines.$inferInsert): Promise<LineRow> {
  const [row] = await tx.insert(rememberedLines).values(line).returning(kept);
  if (!row) throw new Error("The line was not saved.");
  return row;
}

/** Puts a line in other words; false when the person has no such line. */
export async function changeLine(
  tx: Transaction,
  userId: string,
  lineId: string,
  change: { text: string; keptAt: Date },
): Promise<boolean> {
  const own = and(eq(id, lineId), eq(rememberedLines.userId, userId));
  return (await tx.update(rememberedLines).set(change).where(own).returning({ id })).length > 0;
}

/** Removes a line; false when the person has no such line. */
export async function removeLine(tx: Transaction, userId: string, lineId: string): Promise<boolean> {
  const own = and(eq(id, lineId), eq(rememberedLines.userId, userId));
  return (await tx.delete(rememberedLines).where(own).returning({ id })).length > 0;
}

/** Removes all of a person's lines. */
export async function removeLines(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(rememberedLines).where(eq(rememberedLines.userId, userId));
}

/** Removes the lines that came from a chat. */
export async function removeLinesOfChat(tx: Transaction, sessionId: string): Promise<void> {
  await tx.delete(rememberedLines).where(eq(chatSessionId, sessionId));
}
