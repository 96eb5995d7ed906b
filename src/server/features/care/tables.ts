import { jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { CareState } from "#server/coach/care/care-state.ts";
import { users } from "#server/features/account/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const owner = () =>
  uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" });

/** Where a person stands with regard to safety, in whatever chat: what was heard and asked, and no words of theirs. */
export const careStates = pgTable("care_states", {
  userId: owner(),
  state: jsonb().$type<CareState>().notNull(),
  changedAt: moment("changed_at").notNull(),
});

/** A person's own plan for hard hours, in their words; nobody but them reads it. */
export const safetyPlans = pgTable("safety_plans", {
  userId: owner(),
  signs: text().notNull(),
  helps: text().notNull(),
  people: text().notNull(),
  changedAt: moment("changed_at").notNull(),
});
