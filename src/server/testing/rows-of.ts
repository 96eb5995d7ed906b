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

/** Everything of a person's that a call could change, as it stands in the database. */
export function rowsOf(db: Database, userId: string): Promise<unknown> {
  return db.asUser(userId, async (tx) => {
    const all = [];
    for (const name of tables)
      all.push((await tx.execute(sql`select * from ${sql.identifier(name)} order by 1`)).rows);
    return all;
  });
}
