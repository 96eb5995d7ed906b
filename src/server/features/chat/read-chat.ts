import { AppError } from "#server/app-error.ts";
import type { Utterance } from "#server/coach/coach.ts";
import type { Transaction } from "#server/db/database.ts";
import { asUtterance } from "./describe.ts";
import { findMessages, lockSession } from "./store.ts";
import type { chatMessages, chatSessions } from "./tables.ts";
import { findRunningTurn } from "./turns/turn-store.ts";

/** A chat as other capabilities read it: to make a meditation of it, or to narrate what was said. */
export interface ReadChat {
  session: typeof chatSessions.$inferSelect;
  messages: (typeof chatMessages.$inferSelect)[];
  conversation: Utterance[];
  isTurnRunning: boolean;
}

/** Reads and locks a chat of the person's; throws `NOT_FOUND` when they have none of that id. */
export async function readChat(tx: Transaction, userId: string, sessionId: string): Promise<ReadChat> {
  const session = await lockSession(tx, userId, sessionId);
  if (!session) throw new AppError("NOT_FOUND");
  const messages = await findMessages(tx, userId, sessionId);
  return {
    session,
    messages,
    conversation: messages.map(asUtterance),
    isTurnRunning: (await findRunningTurn(tx, sessionId)) !== undefined,
  };
}
