import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "#server/features/account/tables.ts";

/** Which terms a person agreed to, word for word, when and with which browser. */
export const userAgreements = pgTable(
  "user_agreements",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    agreementType: text("agreement_type").notNull(),
    agreementText: text("agreement_text").notNull(),
    userAgent: text("user_agent").notNull(),
    agreedAt: timestamp("agreed_at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
  },
  (table) => [index("user_agreements_user").on(table.userId, table.agreementType, table.agreedAt)],
);
