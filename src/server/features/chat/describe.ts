import type { Utterance } from "#server/coach/coach.ts";
import type { ChatMessage, ChatSession } from "#shared/chat-message.ts";
import type { chatMessages, chatSessions } from "./tables.ts";

type MessageRow = typeof chatMessages.$inferSelect;
type SessionRow = Pick<typeof chatSessions.$inferSelect, "id" | "title" | "createdAt" | "updatedAt">;

/** A message as the contract shows it. */
export function describeMessage(row: MessageRow): ChatMessage {
  return {
    id: row.id,
    chatSessionId: row.chatSessionId,
    content: row.content,
    isUser: row.isUser,
    kind: row.kind,
    status: row.status,
    sources: row.sources,
    createdAt: row.createdAt.toISOString(),
  };
}

/** A chat as the contract shows it. */
export function describeSession(row: SessionRow): ChatSession {
  return {
    id: row.id,
    title: row.title,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A message as the coach sees it. */
export function asUtterance(row: Pick<MessageRow, "isUser" | "content">): Utterance {
  return { role: row.isUser ? "person" : "coach", text: row.content };
}
