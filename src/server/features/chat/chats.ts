import type { Transaction } from "#server/db/database.ts";
import { describeSession } from "./describe.ts";
import { type ReadChat, readChat } from "./read-chat.ts";
import { type SettledTurn, settleTurn, type TurnEnd } from "./settle-turn.ts";
import { addTurn } from "./turn-store.ts";

/** What other features may ask of the chat: reading one, and adding a turn of their own kind to it. */
export interface Chats {
  read(tx: Transaction, userId: string, sessionId: string): Promise<ReadChat>;
  beginTurn(
    tx: Transaction,
    turn: { userId: string; sessionId: string; kind: "meditation" },
  ): Promise<string>;
  settleTurn(tx: Transaction, end: TurnEnd): Promise<SettledTurn | undefined>;
  describeSession: typeof describeSession;
}

/** The chat's doors for other features. */
export const chats: Chats = {
  read: readChat,
  beginTurn: async (tx, { userId, sessionId, kind }) => {
    const id = crypto.randomUUID();
    await addTurn(tx, { id, userId, chatSessionId: sessionId, kind });
    return id;
  },
  settleTurn,
  describeSession,
};
