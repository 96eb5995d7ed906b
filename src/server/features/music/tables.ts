import { sql } from "drizzle-orm";
import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "#server/features/account/tables.ts";

/** The file a person plays behind the chat instead of the default track: one at most. */
export const backgroundMusic = pgTable("background_music", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Where it lies in the audio bucket. */
  fileName: text("file_name").notNull(),
  /** The name it had where it came from. */
  name: text().notNull(),
  durationMs: integer("duration_ms").notNull(),
  sizeBytes: integer("size_bytes").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true, mode: "date", precision: 6 })
    .notNull()
    .default(sql`clock_timestamp()`),
});
