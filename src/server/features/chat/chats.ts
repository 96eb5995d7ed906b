import type { Database } from "#server/db/database.ts";
import { inPages } from "#server/db/pages.ts";
import { describeSession } from "./describe.ts";
import { eachChat, readWholeChat, type WholeChat } from "./each-chat.ts";
import { readChat } from "./read-chat.ts";
import { proposeFollowUps } from "./reply/propose-follow-ups.ts";
import { tellRemembered } from "./reply/remember.ts";
import { replyFailure } from "./reply/reply-failure.ts";
import { findMessage, findSessionPage, lockWithoutCare, removeChat, sumFileBytes } from "./store.ts";

/** What other features may ask of the chat. */
export interface Chats {
  read: typeof readChat;
  lockWithoutCare: typeof lockWithoutCare;
  findMessage: typeof findMessage;
  /** How many bytes the files in a person's messages come to. */
  sumFileBytes: typeof sumFileBytes;
  describeSession: typeof describeSession;
  proposeFollowUps: typeof proposeFollowUps;
  replyFailure: typeof replyFailure;
  tellRemembered: typeof tellRemembered;
  readWhole: typeof readWholeChat;
  /** Every chat of a person's with its messages, one after the other. */
  each(db: Database, userId: string): AsyncGenerator<WholeChat, void, void>;
  /** Removes all of a person's chats, a few at a time. */
  removeAll(db: Database, userId: string): Promise<void>;
}

/** The chat's doors for other features. */
export const chats: Chats = {
  read: readChat,
  lockWithoutCare,
  findMessage,
  sumFileBytes,
  describeSession,
  proposeFollowUps,
  replyFailure,
  tellRemembered,
  readWhole: readWholeChat,
  each: eachChat,
  removeAll: async (db, userId) => {
    const find = (after: string) => db.asUser(userId, (tx) => findSessionPage(tx, userId, after));
    for await (const { id } of inPages(find)) await db.asUser(userId, (tx) => removeChat(tx, userId, id));
  },
};
