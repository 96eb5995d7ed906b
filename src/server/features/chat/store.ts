import { and, asc, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Utterance } from "#server/coach/coach.ts";
import type { Transaction } from "#server/db/database.ts";
import { pageSize } from "#server/db/pages.ts";
import { limits } from "#shared/limits/limits.ts";
import { asUtterance } from "./describe.ts";
import { chatMessages, chatSessions, turns } from "./tables.ts";

type SessionRow = typeof chatSessions.$inferSelect;
type MessageRow = typeof chatMessages.$inferSelect;

/** A conversation is read from its latest messages; older ones stay in the chat but no longer steer the coach. */
const messagesRead = 200;

/** The person's latest chats, most recently used first. */
export async function findSessions(tx: Transaction, userId: string): Promise<SessionRow[]> {
  return tx
    .select()
    .from(chatSessions)
    .where(eq(chatSessions.userId, userId))
    .orderBy(desc(chatSessions.updatedAt))
    .limit(limits.session.listed);
}

/** Some of the person's chats, in order of their ids from `after` on. */
export async function findSessionPage(tx: Transaction, userId: string, after: string): Promise<SessionRow[]> {
  return tx
    .select()
    .from(chatSessions)
    .where(and(eq(chatSessions.userId, userId), gt(chatSessions.id, after)))
    .orderBy(asc(chatSessions.id))
    .limit(pageSize);
}

/** A chat of the person's, to be looked at: whoever writes in it meanwhile is not kept waiting. */
export async function findSession(
  tx: Transaction,
  userId: string,
  sessionId: string,
): Promise<SessionRow | undefined> {
  const [row] = await tx
    .select()
    .from(chatSessions)
    .where(and(eq(chatSessions.id, sessionId), eq(chatSessions.userId, userId)));
  return row;
}

/** A chat of the person's; locked, so that one turn at a time begins in it. */
export async function lockSession(
  tx: Transaction,
  userId: string,
  sessionId: string,
): Promise<SessionRow | undefined> {
  const [row] = await tx
    .select()
    .from(chatSessions)
    .where(and(eq(chatSessions.id, sessionId), eq(chatSessions.userId, userId)))
    .for("update");
  return row;
}

/** Locks a chat of the person's; false when it is gone, or when our care ever spoke in it, whatever stands there now. */
export async function lockWithoutCare(tx: Transaction, userId: string, sessionId: string): Promise<boolean> {
  const session = await lockSession(tx, userId, sessionId);
  return session !== undefined && session.careSpokeAt === null;
}

/** Marks a chat as one in which our care spoke or asked; for good. */
export async function markCare(tx: Transaction, sessionId: string): Promise<void> {
  await tx
    .update(chatSessions)
    .set({ careSpokeAt: sql`coalesce(${chatSessions.careSpokeAt}, clock_timestamp())` })
    .where(eq(chatSessions.id, sessionId));
}

/** Begins a chat. */
export async function addSession(
  tx: Transaction,
  session: Pick<SessionRow, "id" | "userId" | "title">,
): Promise<SessionRow> {
  const [row] = await tx
    .insert(chatSessions)
    .values({ ...session, isArticle: false })
    .returning();
  if (!row) throw new Error("The chat was not saved.");
  return row;
}

/** Gives a chat another title and leaves it where it stands in the history; nothing when the person has no such chat. */
export async function renameSession(
  tx: Transaction,
  userId: string,
  sessionId: string,
  title: string,
): Promise<SessionRow | undefined> {
  const [row] = await tx
    .update(chatSessions)
    .set({ title })
    .where(and(eq(chatSessions.id, sessionId), eq(chatSessions.userId, userId)))
    .returning();
  return row;
}

/** Moves a chat to the top of the history. */
export async function touchSession(tx: Transaction, sessionId: string): Promise<void> {
  await tx
    .update(chatSessions)
    .set({ updatedAt: sql`clock_timestamp()` })
    .where(eq(chatSessions.id, sessionId));
}

/**
 * Deletes a chat's messages. Its turns are locked first, in the order in which a reply is saved: else the two wait for
 * each other, and the database ends one of them.
 */
export async function removeMessages(tx: Transaction, userId: string, sessionId: string): Promise<void> {
  const its = and(eq(turns.chatSessionId, sessionId), eq(turns.userId, userId));
  await tx.select({ id: turns.id }).from(turns).where(its).for("update");
  const own = and(eq(chatMessages.chatSessionId, sessionId), eq(chatMessages.userId, userId));
  await tx.delete(chatMessages).where(own);
}

/** Deletes some of a person's messages. */
export async function removeSomeMessages(tx: Transaction, userId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(chatMessages).where(and(inArray(chatMessages.id, ids), eq(chatMessages.userId, userId)));
}

/** Deletes a chat whose messages are gone; false when the person has no such chat. */
export async function removeSession(tx: Transaction, userId: string, sessionId: string): Promise<boolean> {
  const removed = await tx
    .delete(chatSessions)
    .where(and(eq(chatSessions.id, sessionId), eq(chatSessions.userId, userId)))
    .returning({ id: chatSessions.id });
  return removed.length > 0;
}

/** Deletes a chat whole: its messages, then the chat. */
export async function removeChat(tx: Transaction, userId: string, sessionId: string): Promise<boolean> {
  await removeMessages(tx, userId, sessionId);
  return removeSession(tx, userId, sessionId);
}

/** A chat's messages, oldest first. */
export async function findMessages(
  tx: Transaction,
  userId: string,
  sessionId: string,
): Promise<MessageRow[]> {
  return tx
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.chatSessionId, sessionId), eq(chatMessages.userId, userId)))
    .orderBy(asc(chatMessages.createdAt));
}

/** How many bytes the files in a person's messages come to, as the database holds them. */
export async function sumFileBytes(tx: Transaction, userId: string): Promise<number> {
  const [row] = await tx
    .select({ bytes: sql<string>`coalesce(sum(pg_column_size(${chatMessages.file})), 0)` })
    .from(chatMessages)
    .where(eq(chatMessages.userId, userId));
  return Number(row?.bytes ?? 0);
}

/** One message of the person's. */
export async function findMessage(tx: Transaction, messageId: string): Promise<MessageRow | undefined> {
  const [row] = await tx.select().from(chatMessages).where(eq(chatMessages.id, messageId));
  return row;
}

/** Saves a message. */
export async function addMessage(
  tx: Transaction,
  message: typeof chatMessages.$inferInsert,
): Promise<MessageRow> {
  const [row] = await tx.insert(chatMessages).values(message).returning();
  if (!row) throw new Error("The message was not saved.");
  return row;
}

/** Puts another reply in the place of one and returns it; it stays where it stood in the chat. */
export async function rewriteMessage(
  tx: Transaction,
  messageId: string,
  reply: Partial<typeof chatMessages.$inferInsert>,
): Promise<MessageRow | undefined> {
  const [row] = await tx.update(chatMessages).set(reply).where(eq(chatMessages.id, messageId)).returning();
  return row;
}

/** A chat's latest messages, the latest first. */
export async function findLatest(tx: Transaction, sessionId: string, count: number): Promise<MessageRow[]> {
  return tx
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.chatSessionId, sessionId))
    .orderBy(desc(chatMessages.createdAt))
    .limit(count);
}

/** A chat's latest messages as the coach reads them, oldest first. */
export async function findConversation(
  tx: Transaction,
  sessionId: string,
  latest = messagesRead,
): Promise<Utterance[]> {
  const rows = await tx
    .select({
      isUser: chatMessages.isUser,
      content: chatMessages.content,
      file: chatMessages.file,
      kind: chatMessages.kind,
    })
    .from(chatMessages)
    .where(eq(chatMessages.chatSessionId, sessionId))
    .orderBy(desc(chatMessages.createdAt))
    .limit(latest);
  return rows.reverse().map(asUtterance);
}
