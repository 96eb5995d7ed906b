import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { startTestServer } from "#server/testing/test-server.ts";

const server = await startTestServer();
afterAll(() => server.close());

const specified: Record<string, string> = {
  chat_sessions: "id user_id title is_article created_at updated_at",
  chat_messages: "id chat_session_id user_id content is_user created_at",
  user_usage_limits:
    "user_id date chat_queries_count tts_requests_count monthly_chat_count monthly_tts_count",
  audio_narrations:
    "id user_id chat_session_id message_id title audio_url file_name text_content voice_used music_url music_file_name created_at",
  profiles: "id cookie_preferences",
  user_agreements: "user_id agreement_type agreement_text user_agent agreed_at",
};

test("the specification's tables have at least its columns, under its names", async () => {
  const { rows } = await server.services.db.asMigrator((tx) =>
    tx.execute(sql`select c.relname as name, string_agg(a.attname, ' ') as columns
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped group by c.relname`),
  );
  const found = z.array(z.object({ name: z.string(), columns: z.string() })).parse(rows);
  const columns = new Map(found.map(({ name, columns }) => [name, columns.split(" ")]));
  for (const [table, names] of Object.entries(specified)) {
    expect(columns.get(table), table).toEqual(expect.arrayContaining(names.split(" ")));
  }
});

test("there are people and nothing above them: no column gives a role", async () => {
  const { rows } = await server.services.db.asMigrator((tx) =>
    tx.execute(sql`select table_name, column_name from information_schema.columns
      where table_schema = 'public' and column_name ~ '(^|_)(role|roles|admin|staff|moderator|permissions?)(_|$)'`),
  );
  expect(rows).toEqual([]);
});

test("a chat is no article when it begins", async () => {
  const person = await server.person();
  await person.turn({ text: "My boss shouted at me" });
  const { rows } = await server.services.db.asUser(person.id, (tx) =>
    tx.execute(sql`select is_article from chat_sessions`),
  );
  expect(rows).toEqual([{ is_article: false }]);
});
