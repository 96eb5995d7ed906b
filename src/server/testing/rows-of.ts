import { sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";

const tables = [
  "chat_sessions",
  "chat_messages",
  "turns",
  "jobs",
  "audio_narrations",
  "background_music",
  "user_agreements",
  "profiles",
  "account_events",
  "function_tokens",
  "care_states",
  "safety_plans",
  "live_parts",
  "memory_choices",
  "remembered_lines",
  "heart_recordings",
];

/** One statement for all of them: a test of every call asks for it some hundred times. */
const everything = sql.join(
  tables.map(
    (name) =>
      sql`select ${name}::text as "table", jsonb_agg(to_jsonb(own) order by to_jsonb(own)) as rows from ${sql.identifier(name)} own`,
  ),
  sql` union all `,
);

/** Everything of a person's that a call could change, as it stands in the database. */
export async function rowsOf(db: Database, userId: string): Promise<unknown> {
  const { rows } = await db.asUser(userId, (tx) => tx.execute(everything));
  return rows;
}
