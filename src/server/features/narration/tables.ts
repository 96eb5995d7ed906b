import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "#server/features/account/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 6 });

/** When each sentence of a narration is spoken, in milliseconds from its start. */
export interface SentenceTime {
  text: string;
  startMs: number;
  endMs: number;
}

/**
 * Narrations that were kept. The foreign keys to chat and message are composite and let go of both when the chat is
 * deleted (written by hand in the migrations): the playlist keeps what a person made.
 */
export const audioNarrations = pgTable(
  "audio_narrations",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    chatSessionId: uuid("chat_session_id"),
    messageId: uuid("message_id"),
    title: text().notNull(),
    audioUrl: text("audio_url").notNull(),
    fileName: text("file_name").notNull(),
    textContent: text("text_content").notNull(),
    voiceUsed: text("voice_used").notNull(),
    musicUrl: text("music_url"),
    musicFileName: text("music_file_name"),
    durationMs: integer("duration_ms").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    sentenceTimes: jsonb("sentence_times").$type<SentenceTime[]>().notNull().default([]),
    createdAt: moment("created_at").notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    unique("audio_narrations_message").on(table.userId, table.messageId),
    index("audio_narrations_latest").on(table.userId, table.createdAt.desc()),
  ],
);
