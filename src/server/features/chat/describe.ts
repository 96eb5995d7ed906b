import type { Utterance } from "#server/coach/coach.ts";
import { collapseSpace } from "#server/coach/collapse-space.ts";
import type { ChatMessage, ChatSession } from "#shared/chat/chat-message.ts";
import { ownWordsIn } from "./own-words.ts";
import type { chatMessages, chatSessions, KeptFile } from "./tables.ts";

type MessageRow = typeof chatMessages.$inferSelect;
type SessionRow = Pick<typeof chatSessions.$inferSelect, "id" | "title" | "createdAt" | "updatedAt">;

/** The messages of a chat, from its first, as the contract shows them. */
export function describeMessages(rows: readonly MessageRow[]): ChatMessage[] {
  return rows.map((row, at) => describeMessage(row, quotes(row) ? rows.slice(0, at) : []));
}

/** Whether there is anything to look for in what was said before. */
export const quotes = ({ isUser, content }: Pick<MessageRow, "isUser" | "content">): boolean =>
  !isUser && content.includes("“");

/** A message as the contract shows it; what was said before it tells which of its quotations are the person's. */
export function describeMessage(row: MessageRow, before: readonly MessageRow[] = []): ChatMessage {
  const ownWords = row.isUser ? [] : ownWordsIn(row.content, before);
  return {
    id: row.id,
    chatSessionId: row.chatSessionId,
    content: row.content,
    isUser: row.isUser,
    kind: row.kind,
    status: row.status,
    sources: row.sources,
    ...(ownWords.length > 0 ? { ownWords } : {}),
    ...(row.file ? { file: { name: row.file.name, type: row.file.type } } : {}),
    ...(row.heart ? { heart: row.heart } : {}),
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

/** A message as the coach sees it: the file beside what was asked, and not the shortened form that is shown. */
export function asUtterance(row: Pick<MessageRow, "isUser" | "content" | "file" | "kind">): Utterance {
  if (!row.isUser) return { role: "coach", text: collapseSpace(row.content), isCare: row.kind === "care" };
  if (!row.file) return { role: "person", text: collapseSpace(row.content) };
  return { role: "person", ...withFile(row.file) };
}

/** A page is the person's own words as far as this; a longer one is something they read. */
const ownWordsChars = 4000;

/** What somebody says who gives a file: their question, and the words of a short page as if they had been typed. */
export function withFile({ name, type, text, query }: KeptFile): Pick<Utterance, "text" | "file"> {
  const isOwnPage = (type === "pdf" || type === "image") && text.length <= ownWordsChars;
  const spoken = isOwnPage ? [query, text].filter(Boolean).join("\n") : query;
  return { text: collapseSpace(spoken), file: { name, text } };
}
