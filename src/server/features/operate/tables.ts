import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "#server/features/account/tables.ts";

/** What was done from the operator's desk, and to whose account; nothing else of what was written there. */
export const operatorActs = pgTable(
  "operator_acts",
  {
    id: uuid().primaryKey().defaultRandom(),
    at: timestamp("at", { withTimezone: true, mode: "date" }).notNull(),
    command: text().notNull(),
    aboutUser: uuid("about_user").references(() => users.id, { onDelete: "set null" }),
    /** Whose desk it was done at; nothing for what was done at the machine itself, which knows nobody. */
    byUser: uuid("by_user").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [index("operator_acts_latest").on(table.at.desc())],
);
