import { AppError } from "#server/app-error.ts";
import type { Services } from "#server/services.ts";
import { asAppError } from "./reply/as-app-error.ts";
import { removeMessages, removeSession } from "./store.ts";
import { findRunningTurn } from "./turns/turn-store.ts";

/** What removing a chat needs. */
type Needs = Pick<Services, "db" | "turns" | "jobs" | "spokenMessages" | "log">;

/**
 * Removes a chat with its messages and jobs, and stops the reply that is being written in it. What was kept of it in the
 * playlist stays. Throws `NOT_FOUND`, `CHAT_MESSAGES_NOT_DELETED` or `CHAT_SESSION_NOT_DELETED`, and has then removed
 * nothing.
 */
export async function removeChat(
  { db, turns, jobs, spokenMessages, log }: Needs,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  const running = await db.asUser(userId, (tx) => findRunningTurn(tx, sessionId));
  if (running) await turns.stop(userId, running.id);
  const wasThere = await db.asUser(userId, async (tx) => {
    await removeMessages(tx, userId, sessionId).catch(asAppError("CHAT_MESSAGES_NOT_DELETED", log));
    await jobs.removeOfChat(tx, userId, sessionId);
    return removeSession(tx, userId, sessionId).catch(asAppError("CHAT_SESSION_NOT_DELETED", log));
  });
  if (!wasThere) throw new AppError("NOT_FOUND");
  spokenMessages.forget({ userId, sessionId });
}
