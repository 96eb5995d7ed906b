import { boolean, foreignKey, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "#server/features/account/tables.ts";
import { chatSessions } from "#server/features/chat/tables.ts";
import type { RememberedLine } from "#shared/account/memory.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Who has switched remembering on, or off again; who is not here never did. */
export const memoryChoices = pgTable("memory_choices", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  isOn: boolean("is_on").notNull(),
  changedAt: moment("changed_at").notNull(),
});

/** Lines kept of people's chats for their next ones. A line goes with the chat it came from. */
export const rememberedLines = pgTable(
  "remembered_lines",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    chatSessionId: uuid("chat_session_id").notNull(),
    about: text().$type<RememberedLine["about"]>().notNull(),
    text: text().notNull(),
    keptAt: moment("kept_at").notNull(),
  },
  (table) => [
    index("remembered_lines_latest").on(table.userId, table.keptAt.desc()),
    index("remembered_lines_chat").on(table.chatSessionId),
    foreignKey({
      name: "remembered_lines_session",
      columns: [table.chatSessionId, table.userId],
      foreignColumns: [chatSessions.id, chatSessions.userId],
    }).onDelete("cascade"),
  ],
);
