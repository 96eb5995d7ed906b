import type { Services } from "#server/services.ts";
import { proposeFollowUps } from "./propose-follow-ups.ts";
import { readChat } from "./read-chat.ts";

/**
 * What the person might say in a chat they come back to, from its last reply; nothing while care comes first, while a
 * reply is on its way, or when the last word was not the coach's. Throws `NOT_FOUND`.
 */
export async function followUpsOfChat(
  needs: Pick<Services, "db" | "coach" | "log">,
  { userId, sessionId }: { userId: string; sessionId: string },
  signal: AbortSignal = new AbortController().signal,
): Promise<string[]> {
  const chat = await needs.db.asUser(userId, (tx) => readChat(tx, userId, sessionId));
  if (chat.isCareActive || chat.isTurnRunning || chat.messages.at(-1)?.isUser !== false) return [];
  return proposeFollowUps(needs, { conversation: chat.conversation, seed: sessionId, signal });
}
