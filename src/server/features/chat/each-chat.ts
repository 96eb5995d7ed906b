import type { Database, Transaction } from "#server/db/database.ts";
import { inPages } from "#server/db/pages.ts";
import type { ChatMessage, ChatSession } from "#shared/chat/chat-message.ts";
import { describeMessage, describeSession } from "./describe.ts";
import { findMessages, findSessionPage, lockSession } from "./store.ts";

/** A chat with all that was said in it, oldest first. */
export interface WholeChat extends ChatSession {
  messages: (ChatMessage & { fileText?: string })[];
}

/** Every chat of a person's, each read in a short transaction of its own, so that at most one is held at a time. */
export async function* eachChat(db: Database, userId: string): AsyncGenerator<WholeChat, void, void> {
  const find = (after: string) => db.asUser(userId, (tx) => findSessionPage(tx, userId, after));
  for await (const session of inPages(find)) {
    const messages = await db.asUser(userId, (tx) => findMessages(tx, userId, session.id));
    yield { ...describeSession(session), messages: messages.map(wholeMessage) };
  }
}

/** One chat of a person's with all that was said in it; nothing when they have none of that id. */
export async function readWholeChat(
  tx: Transaction,
  userId: string,
  sessionId: string,
): Promise<WholeChat | undefined> {
  const session = await lockSession(tx, userId, sessionId);
  if (!session) return undefined;
  const messages = await findMessages(tx, userId, sessionId);
  return { ...describeSession(session), messages: messages.map(wholeMessage) };
}

/** A message with all that is kept of it, the text of its file too. */
function wholeMessage(row: Awaited<ReturnType<typeof findMessages>>[number]): WholeChat["messages"][number] {
  const message = describeMessage(row);
  return row.file ? { ...message, fileText: row.file.text } : message;
}
