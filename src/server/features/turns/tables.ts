import { sql } from "drizzle-orm";
import { foreignKey, index, integer, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { chatSessions } from "#server/features/chat/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 6 });

/**
 * Replies and meditations under way and done. `partial_text` holds what a listener has been shown, so that a crash
 * in the middle of a reply loses none of it; `(user_id, message_id)` makes posting a message twice one turn.
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
    /** Events told to listeners so far. */
    eventCount: integer("event_count").notNull().default(0),
    createdAt: moment("created_at").notNull().default(sql`clock_timestamp()`),
    updatedAt: moment("updated_at").notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    unique("turns_message").on(table.userId, table.messageId),
    index("turns_session").on(table.chatSessionId, table.status),
    foreignKey({
      name: "turns_session_owner",
      columns: [table.chatSessionId, table.userId],
      foreignColumns: [chatSessions.id, chatSessions.userId],
    }).onDelete("cascade"),
  ],
);
