import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "#server/features/account/tables.ts";
import type { DayFigure } from "#shared/heart.ts";

/** Recordings of the heart that people chose to keep: figures by day, never the beats themselves. */
export const heartRecordings = pgTable(
  "heart_recordings",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    device: text().notNull(),
    firstDay: text("first_day").notNull(),
    lastDay: text("last_day").notNull(),
    days: jsonb().$type<DayFigure[]>().notNull(),
    /** Tells a recording that is kept a second time. */
    checksum: text().notNull(),
    keptAt: timestamp("kept_at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [
    index("heart_recordings_by_day").on(table.userId, table.firstDay),
    uniqueIndex("heart_recordings_once").on(table.userId, table.checksum),
  ],
);
