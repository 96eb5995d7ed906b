import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#server/features/account/tables.ts";
import type { ChatMessage, Source } from "#shared/chat/chat-message.ts";
import type { FileType } from "#shared/chat/files.ts";
import type { HeartReport } from "#shared/heart.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 6 });

/** Chats. `(id, user_id)` is unique so that rows of a chat can name their owner in their foreign key. */
export const chatSessions = pgTable(
  "chat_sessions",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text().notNull(),
    isArticle: boolean("is_article").notNull().default(false),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
    /** When an e-mail said that this chat will expire; counts only while nothing was written since. */
    expiryToldAt: moment("expiry_told_at"),
    /** When the person saw it in the app; counts likewise. */
    expirySeenAt: moment("expiry_seen_at"),
    /** When our care first spoke or asked in it; stays when the messages of then are deleted or edited. */
    careSpokeAt: moment("care_spoke_at"),
  },
  (table) => [
    unique("chat_sessions_owner").on(table.id, table.userId),
    index("chat_sessions_untouched").on(table.updatedAt),
    index("chat_sessions_latest").on(table.userId, table.updatedAt.desc()),
  ],
);

/** The file of a person's message with what they asked about it; the shown content repeats only its beginning. */
export interface KeptFile {
  name: string;
  type: FileType;
  text: string;
  query: string;
}

/** Messages of both sides. `heart` is what a reply's pictures are drawn from. `kind` marks meditation scripts, practices and care replies, `status` replies that were stopped or broke off. */
export const chatMessages = pgTable(
  "chat_messages",
  {
    id: uuid().primaryKey().defaultRandom(),
    chatSessionId: uuid("chat_session_id").notNull(),
    userId: uuid("user_id").notNull(),
    content: text().notNull(),
    isUser: boolean("is_user").notNull(),
    kind: text().$type<ChatMessage["kind"]>().notNull().default("message"),
    status: text().$type<ChatMessage["status"]>().notNull().default("complete"),
    sources: jsonb().$type<Source[]>().notNull().default([]),
    file: jsonb().$type<KeptFile>(),
    heart: jsonb().$type<HeartReport>(),
    createdAt: moment("created_at").notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    unique("chat_messages_owner").on(table.id, table.userId),
    index("chat_messages_thread").on(table.chatSessionId, table.createdAt),
    // Row security asks whose a message is before anything else is asked of it.
    index("chat_messages_of_person").on(table.userId, table.chatSessionId),
    foreignKey({
      name: "chat_messages_session",
      columns: [table.chatSessionId, table.userId],
      foreignColumns: [chatSessions.id, chatSessions.userId],
    }).onDelete("cascade"),
  ],
);

/**
 * Replies and meditations under way and done. `partial_text` holds what a listener has been shown, so that a crash
 * in the middle of a reply loses none of it; `(user_id, message_id)` makes posting a message twice one turn. A process
 * holds the turns it runs by a lease that it renews; one whose lease has run out is run by nobody.
 */
export const turns = pgTable(
  "turns",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid("user_id").notNull(),
    chatSessionId: uuid("chat_session_id").notNull(),
    kind: text().$type<"reply" | "meditation">().notNull(),
    messageId: uuid("message_id"),
    replyMessageId: uuid("reply_message_id"),
    status: text().$type<"running" | "done" | "stopped" | "failed">().notNull().default("running"),
    errorCode: text("error_code"),
    partialText: text("partial_text").notNull().default(""),
    /** The kind of message that the kept text becomes when the turn breaks off. */
    partialKind: text("partial_kind").$type<ChatMessage["kind"]>().notNull().default("message"),
    /** The reply that this turn writes again or goes on with; what comes takes its place. */
    rewritesMessageId: uuid("rewrites_message_id"),
    /** The local day that the turn was counted on; nothing for one that is not counted. */
    countedOn: date("counted_on", { mode: "string" }),
    /** Events told to listeners so far. */
    eventCount: integer("event_count").notNull().default(0),
    /** The process that runs it, by the name it gave itself at its start. */
    owner: uuid(),
    leaseUntil: moment("lease_until"),
    /** The person asked for it to stop, perhaps of another process than the one that runs it. */
    isStopAsked: boolean("is_stop_asked").notNull().default(false),
    createdAt: moment("created_at").notNull().default(sql`clock_timestamp()`),
    updatedAt: moment("updated_at").notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    unique("turns_message").on(table.userId, table.messageId),
    index("turns_session").on(table.chatSessionId, table.status),
    index("turns_running").on(table.leaseUntil).where(sql`status = 'running'`),
    foreignKey({
      name: "turns_session_owner",
      columns: [table.chatSessionId, table.userId],
      foreignColumns: [chatSessions.id, chatSessions.userId],
    }).onDelete("cascade"),
  ],
);

/** All that stays of expired chats: how many there were in a month and how much was said, of nobody in particular. */
export const expiredChatCounts = pgTable("expired_chat_counts", {
  month: date({ mode: "string" }).primaryKey(),
  chats: integer().notNull().default(0),
  personMessages: integer("person_messages").notNull().default(0),
  coachMessages: integer("coach_messages").notNull().default(0),
});
