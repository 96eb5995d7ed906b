import { AppError } from "#server/app-error.ts";
import type { Services } from "#server/services.ts";
import { asAppError } from "./reply/as-app-error.ts";
import { findMessages, lockSession, removeSession } from "./store.ts";
import type { chatMessages } from "./tables.ts";
import { retitle, takeAway } from "./take-back.ts";

type Needs = Pick<Services, "db" | "turns" | "memory" | "jobs" | "spokenMessages" | "log">;
type Message = typeof chatMessages.$inferSelect;

/**
 * Removes a message of the person's with what was replied to it, or a script alone; a chat in which nothing is left goes as
 * well. What was kept in the playlist stays, and so does where the person stands with our care. Throws `NOT_FOUND`,
 * `TURN_RUNNING`, `REPLY_NOT_ALONE` or `MESSAGE_NOT_DELETED`, and has then removed nothing.
 */
export async function removeMessage(
  { db, turns, memory, jobs, spokenMessages, log }: Needs,
  { userId, sessionId, messageId }: { userId: string; sessionId: string; messageId: string },
): Promise<{ removed: string[]; isChatRemoved: boolean }> {
  const done = await db.asUser(userId, async (tx) => {
    const session = await lockSession(tx, userId, sessionId);
    if (!session) throw new AppError("NOT_FOUND");
    if (await turns.findRunning(tx, sessionId)) throw new AppError("TURN_RUNNING");
    const messages = await findMessages(tx, userId, sessionId);
    const going = goingWith(messages, messageId);
    const left = messages.filter((message) => !going.includes(message));
    const remove = async () => {
      await takeAway(tx, { memory, jobs }, session, going);
      if (left.length === 0) await jobs.removeOfChat(tx, userId, sessionId);
      const first = left.find(({ isUser }) => isUser);
      if (first && going[0] === messages[0]) await retitle(tx, session, { was: messages[0], now: first });
      return left.length === 0 && (await removeSession(tx, userId, sessionId));
    };
    const isChatRemoved = await remove().catch(asAppError("MESSAGE_NOT_DELETED", log));
    return { removed: going.map(({ id }) => id), isChatRemoved };
  });
  spokenMessages.forget({ userId, sessionId });
  return done;
}

/** What goes with a message: the replies to one of the person's, and nothing with a script, which was made of the whole talk. */
function goingWith(messages: readonly Message[], messageId: string): Message[] {
  const at = messages.findIndex(({ id }) => id === messageId);
  const message = messages[at];
  if (!message) throw new AppError("NOT_FOUND");
  if (message.kind === "script") return [message];
  if (!message.isUser) throw new AppError("REPLY_NOT_ALONE");
  const next = messages.findIndex(({ isUser }, index) => index > at && isUser);
  const until = next < 0 ? messages.length : next;
  return messages.slice(at, until).filter(({ kind }) => kind !== "script");
}
