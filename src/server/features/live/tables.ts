import { sql } from "drizzle-orm";
import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#server/features/account/tables.ts";

const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => "bytea",
  toDriver: (value) => Buffer.from(value),
});

/**
 * What grows in one process and is followed in another: the events of a turn, the sound of a narration. Written only once
 * somebody elsewhere asks for it, and removed when it is whole. `run` names the making, so that one that was begun
 * again elsewhere is not taken for the same.
 */
export const liveParts = pgTable(
  "live_parts",
  {
    subject: text().notNull(),
    run: uuid().notNull(),
    at: integer().notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    content: bytes().notNull(),
    isLast: boolean("is_last").notNull().default(false),
    madeAt: timestamp("made_at", { withTimezone: true, mode: "date" })
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.run, table.at] }),
    index("live_parts_person").on(table.userId),
    index("live_parts_age").on(table.madeAt),
  ],
);
