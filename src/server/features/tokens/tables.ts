import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "#server/features/account/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Bearer tokens with which a person's own programs call the functions; only their hashes are kept. */
export const functionTokens = pgTable(
  "function_tokens",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    mayUse: text("may_use").array().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
    lastUsedAt: moment("last_used_at"),
  },
  (table) => [index("function_tokens_user").on(table.userId)],
);
