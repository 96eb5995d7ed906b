import { sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { libraryFolder, readLibrary } from "#server/features/knowledge/documents/load-library.ts";
import { naturalPassages, seededRandom } from "./natural-passages.ts";

/** Messages in a chat of theirs. */
export const messagesPerChat = 20;

/** A person of the database by their number. */
export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** Texts as they are said: a person's of ten to sixty words, the coach's of up to a hundred and twenty. */
export async function textsOf(count: number): Promise<string[]> {
  const bodies = (await readLibrary(libraryFolder)).map(({ body }) => body);
  const random = seededRandom(23);
  return naturalPassages(bodies, count, random).map(({ body }, at) => {
    const words = 10 + Math.floor(random() * (at % 2 === 0 ? 50 : 110));
    const rare = at % 500 === 0 ? " orchestra" : "";
    return body.split(/\s+/).slice(0, words).join(" ") + rare;
  });
}

/**
 * Fills a database with people who have written so many messages each, made of these texts. The person at place n is
 * `idOf(n)`. It is done in a statement for each table, whatever their number.
 */
export async function fill(db: Database, texts: readonly string[], people: readonly number[]): Promise<void> {
  await db.asMigrator(async (tx) => {
    // What fills it is nobody of the product.
    await tx.execute(sql`reset role`);
    await tx.execute(sql`create table said (at int primary key, words text)`);
    await tx.execute(sql`insert into said select ordinality - 1, words
      from json_array_elements_text(${JSON.stringify(texts)}::json) with ordinality as given (words, ordinality)`);
    await tx.execute(sql`create table writer (at int, chats int)`);
    const chats = people.map((messages) => Math.ceil(messages / messagesPerChat));
    await tx.execute(sql`insert into writer select ordinality - 1, chats::int
      from json_array_elements_text(${JSON.stringify(chats)}::json) with ordinality as given (chats, ordinality)`);
    const id = sql`('00000000-0000-4000-8000-' || lpad(writer.at::text, 12, '0'))::uuid`;
    await tx.execute(sql`insert into users (id, full_name, email)
      select ${id}, 'Somebody', 'somebody-' || writer.at || '@stillpoint.example' from writer`);
    await tx.execute(sql`insert into chat_sessions (user_id, title, updated_at)
      select ${id}, 'chat ' || n, now() - n * interval '1 hour' from writer, generate_series(1, writer.chats) n`);
    await tx.execute(sql`insert into chat_messages (chat_session_id, user_id, content, is_user)
      select chat.id, chat.user_id, said.words, n % 2 = 1
      from chat_sessions chat, generate_series(1, ${messagesPerChat}::int) n,
        lateral (select abs(hashtext(chat.id::text || n)) % ${texts.length}::int as which) chosen, said
      where said.at = chosen.which`);
    await tx.execute(sql`drop table said`);
    await tx.execute(sql`drop table writer`);
    for (const table of ["users", "chat_sessions", "chat_messages"])
      await tx.execute(sql.raw(`analyze ${table}`));
  });
}
