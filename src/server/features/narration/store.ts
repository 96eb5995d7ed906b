import { and, asc, desc, eq, gt, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/database.ts";
import { pageSize } from "#server/db/pages.ts";
import { audioNarrations } from "./tables.ts";

/** A narration as kept. */
export type KeptNarration = typeof audioNarrations.$inferSelect;

/** Keeps a narration: the record of the same person and message is renewed, else one is added. Returns it with the file it replaced. */
export async function keepNarration(
  tx: Transaction,
  narration: typeof audioNarrations.$inferInsert,
): Promise<{ kept: KeptNarration; replacedFile: string | undefined }> {
  const before = narration.messageId
    ? await findOfMessage(tx, narration.userId, narration.messageId)
    : undefined;
  const { id: _id, ...changed } = narration;
  const [kept] = before
    ? await tx
        .update(audioNarrations)
        .set({ ...changed, createdAt: sql`clock_timestamp()` })
        .where(eq(audioNarrations.id, before.id))
        .returning()
    : await tx.insert(audioNarrations).values(narration).returning();
  if (!kept) throw new Error("The narration was not saved.");
  return { kept, replacedFile: before?.fileName };
}

async function findOfMessage(
  tx: Transaction,
  userId: string,
  messageId: string,
): Promise<KeptNarration | undefined> {
  const [row] = await tx
    .select()
    .from(audioNarrations)
    .where(and(eq(audioNarrations.userId, userId), eq(audioNarrations.messageId, messageId)));
  return row;
}

/** A narration of the person's. */
export async function findNarration(tx: Transaction, id: string): Promise<KeptNarration | undefined> {
  const [row] = await tx.select().from(audioNarrations).where(eq(audioNarrations.id, id));
  return row;
}

/** The latest narration of a chat. */
export async function findLatest(tx: Transaction, sessionId: string): Promise<KeptNarration | undefined> {
  const [row] = await tx
    .select()
    .from(audioNarrations)
    .where(eq(audioNarrations.chatSessionId, sessionId))
    .orderBy(desc(audioNarrations.createdAt))
    .limit(1);
  return row;
}

/** The person's narrations, newest first. */
export async function findNarrations(tx: Transaction, userId: string): Promise<KeptNarration[]> {
  return tx
    .select()
    .from(audioNarrations)
    .where(eq(audioNarrations.userId, userId))
    .orderBy(desc(audioNarrations.createdAt));
}

/** Some of the person's narrations, in order of their ids from `after` on. */
export async function findPage(tx: Transaction, userId: string, after: string): Promise<KeptNarration[]> {
  return tx
    .select()
    .from(audioNarrations)
    .where(and(eq(audioNarrations.userId, userId), gt(audioNarrations.id, after)))
    .orderBy(asc(audioNarrations.id))
    .limit(pageSize);
}

/** Removes a narration's record; returns what it was, so that its sound can be removed too. */
export async function removeNarration(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<KeptNarration | undefined> {
  const [row] = await tx
    .delete(audioNarrations)
    .where(and(eq(audioNarrations.id, id), eq(audioNarrations.userId, userId)))
    .returning();
  return row;
}

/** The names of everybody's files; the job runner's question. */
export async function findFileNames(tx: Transaction): Promise<Set<string>> {
  const rows = await tx
    .select({ file: audioNarrations.fileName, music: audioNarrations.musicFileName })
    .from(audioNarrations);
  return new Set(rows.flatMap(({ file, music }) => (music === null ? [file] : [file, music])));
}
