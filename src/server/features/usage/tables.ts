import { date, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "#server/features/account/tables.ts";

/** What a person used on each of their local days, with the month's running totals. */
export const userUsageLimits = pgTable(
  "user_usage_limits",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    date: date({ mode: "string" }).notNull(),
    chatQueriesCount: integer("chat_queries_count").notNull().default(0),
    ttsRequestsCount: integer("tts_requests_count").notNull().default(0),
    monthlyChatCount: integer("monthly_chat_count").notNull().default(0),
    monthlyTtsCount: integer("monthly_tts_count").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.date] })],
);

/** The zone a person's day is counted in; a change waits until the day that is open has ended. */
export const usageZones = pgTable("usage_zones", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  timeZone: text("time_zone").notNull(),
  /** The end of the day that is open now; until then the zone stays. */
  dayEndsAt: timestamp("day_ends_at", { withTimezone: true, mode: "date" }).notNull(),
  day: date({ mode: "string" }).notNull(),
});
