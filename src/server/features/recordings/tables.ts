import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "#server/features/account/tables.ts";
import type { FeltAfter } from "#shared/listening/felt-after.ts";
import type { PauseLength } from "#shared/listening/pause-lengths.ts";

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
    /** What it is found by, made of what the person told; empty for what was kept before there were names. */
    name: text().notNull().default(""),
    /** What the person called it instead. */
    ownName: text("own_name"),
    isFavourite: boolean("is_favourite").notNull().default(false),
    /** Where the person stopped listening; zero at its beginning and after its end. */
    heardMs: integer("heard_ms").notNull().default(0),
    /** Since when it is deleted, while that may still be undone. */
    asideAt: moment("aside_at"),
    /** The voice: its address, file and name; all three are missing while there is only music. */
    audioUrl: text("audio_url"),
    fileName: text("file_name"),
    textContent: text("text_content").notNull(),
    voiceUsed: text("voice_used"),
    musicUrl: text("music_url"),
    musicFileName: text("music_file_name"),
    musicDurationMs: integer("music_duration_ms"),
    musicSizeBytes: integer("music_size_bytes"),
    isMusicSeamless: boolean("is_music_seamless").notNull().default(false),
    /** The video of it; its name's ending says which kind it is. */
    videoFileName: text("video_file_name"),
    videoDurationMs: integer("video_duration_ms"),
    videoSizeBytes: integer("video_size_bytes"),
    /** The voice's length and size; zero while there is only music. */
    durationMs: integer("duration_ms").notNull().default(0),
    sizeBytes: integer("size_bytes").notNull().default(0),
    sentenceTimes: jsonb("sentence_times").$type<SentenceTime[]>().notNull().default([]),
    createdAt: moment("created_at").notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    unique("audio_narrations_message").on(table.userId, table.messageId),
    index("audio_narrations_latest").on(table.userId, table.createdAt.desc()),
  ],
);

/** How a person wants to listen; who is not here has never said. */
export const listeningChoices = pgTable("listening_choices", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Meditations are shown without what the person told in their names. */
  isDiscreet: boolean("is_discreet").notNull(),
  /** How long the rests are in what is narrated. */
  pauses: text().$type<PauseLength>().notNull().default("usual"),
});

/** How somebody said it was after they had listened. */
export const checkIns = pgTable(
  "check_ins",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    felt: text().$type<FeltAfter>().notNull(),
    at: moment("at").notNull(),
  },
  (table) => [index("check_ins_latest").on(table.userId, table.at.desc())],
);
