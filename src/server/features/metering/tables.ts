import { bigint, date, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { users } from "#server/features/account/tables.ts";

const sum = (name: string) => bigint(name, { mode: "number" }).notNull().default(0);

/** What models and voices made for a person on each UTC day: sums alone, never what was said. */
export const meteredDays = pgTable(
  "metered_days",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    day: date({ mode: "string" }).notNull(),
    tokensIn: sum("tokens_in"),
    tokensOut: sum("tokens_out"),
    /** Where a server told no tokens, or none that can be: our own estimate, apart from what was told. */
    estimatedTokensIn: sum("estimated_tokens_in"),
    estimatedTokensOut: sum("estimated_tokens_out"),
    /** Speech of a configured service, and of the built-in voice. */
    serviceSpeechMs: sum("service_speech_ms"),
    builtInSpeechMs: sum("built_in_speech_ms"),
    /** Recordings of the person's own that a configured service turned into text. */
    dictatedMs: sum("dictated_ms"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);
