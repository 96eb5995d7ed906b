import { readChat } from "#server/features/chat/read-chat.ts";
import type { Services } from "#server/services.ts";
import { proposeFollowUps } from "./propose-follow-ups.ts";

/**
 * What the person might say in a chat they come back to, from its last reply; nothing while care comes first, while a
 * reply is on its way, or when the last word was not the coach's. Throws `NOT_FOUND`.
 */
export async function followUpsOfChat(
  needs: Pick<Services, "db" | "coach" | "care" | "log">,
  { userId, sessionId }: { userId: string; sessionId: string },
  signal: AbortSignal = new AbortController().signal,
): Promise<string[]> {
  const { chat, isStanding } = await needs.db.asUser(userId, async (tx) => ({
    chat: await readChat(tx, userId, sessionId),
    isStanding: await needs.care.isStanding(tx, userId),
  }));
  if (isStanding || chat.isTurnRunning || chat.messages.at(-1)?.isUser !== false) return [];
  const { log } = needs;
  return proposeFollowUps(
    { coach: needs.coach.for(userId), log },
    { conversation: chat.conversation, seed: sessionId, signal },
  );
}
