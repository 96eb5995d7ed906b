import { AppError } from "#server/app-error.ts";
import type { Services } from "#server/services.ts";
import { chatMarkdown } from "./chat-markdown.ts";
import { slugOf } from "./file-names.ts";

/** One chat of the person's as a Markdown file, called by its day and title. Throws `NOT_FOUND`. */
export async function exportChat(
  { db, chats }: Pick<Services, "db" | "chats">,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<Response> {
  const chat = await db.asUser(userId, (tx) => chats.readWhole(tx, userId, sessionId));
  if (!chat) throw new AppError("NOT_FOUND");
  const day = chat.createdAt.slice(0, 10);
  const name = encodeURIComponent(`${day}-${slugOf(chat.title)}.md`);
  return new Response(chatMarkdown(chat), {
    headers: {
      "content-type": "text/markdown; charset=utf-8",
      "content-disposition": `attachment; filename="${day}-chat.md"; filename*=UTF-8''${name}`,
      "cache-control": "no-store",
    },
  });
}
