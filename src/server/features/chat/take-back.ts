import { AppError } from "#server/app-error.ts";
import type { Transaction } from "#server/db/database.ts";
import type { Services } from "#server/services.ts";
import { isForListening } from "#shared/listening/is-for-listening.ts";
import { findMessages, removeSomeMessages, renameSession } from "./store.ts";
import type { chatMessages, chatSessions } from "./tables.ts";
import { type Titling, titleFrom, titleOf } from "./title-from.ts";

type Session = typeof chatSessions.$inferSelect;
type Message = typeof chatMessages.$inferSelect;
type Needs = Pick<Services, "memory" | "jobs">;

/**
 * Takes away a message of the person's and all that came after it, for the one that is sent in its place; returns the chat
 * as it is called then. Throws `NOT_FOUND` when it is no message of the person's in this chat. What our care knows of
 * the person is not touched.
 */
export async function takeBackFrom(
  tx: Transaction,
  needs: Needs,
  session: Session,
  messageId: string,
  instead: Titling,
): Promise<Session> {
  const messages = await findMessages(tx, session.userId, session.id);
  const at = messages.findIndex(({ id, isUser }) => id === messageId && isUser);
  if (at < 0) throw new AppError("NOT_FOUND");
  await takeAway(tx, needs, session, messages.slice(at));
  return at === 0 ? retitle(tx, session, { was: messages[at], now: instead }) : session;
}

/** Takes messages of a chat away, with what was made and remembered of them: recordings in the playlist alone stay. */
export async function takeAway(
  tx: Transaction,
  { memory, jobs }: Needs,
  { id, userId }: Session,
  messages: readonly Message[],
): Promise<void> {
  const ids = messages.map((message) => message.id);
  await removeSomeMessages(tx, userId, ids);
  await memory.forgetChat(tx, id);
  if (messages.some(isForListening)) await jobs.removeOfChat(tx, userId, id);
}

/** A chat that is called by a first message that is gone is called by the one that is first now; a name of the person's own stays. */
export async function retitle(
  tx: Transaction,
  session: Session,
  { was, now }: { was: Message | undefined; now: Titling },
): Promise<Session> {
  // Chats from before files were left out of titles are called by what was shown.
  const isNamed = was && [titleOf(was), titleFrom(was.content)].includes(session.title);
  if (!isNamed) return session;
  return (await renameSession(tx, session.userId, session.id, titleOf(now))) ?? session;
}
