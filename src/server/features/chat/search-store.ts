import { and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Transaction } from "#server/db/database.ts";
import { limits } from "#shared/limits/limits.ts";
import { chatMessages, chatSessions } from "./tables.ts";

/** Which of a person's chats are looked for, and after which one the page begins. */
interface WantedChats {
  userId: string;
  words: readonly string[];
  after?: string | undefined;
}

/** The question that a search asks of the database: a page of chats, and one more if there is another page. */
export function chatsWith(tx: Transaction, { userId, words, after }: WantedChats) {
  return tx
    .select()
    .from(chatSessions)
    .where(and(eq(chatSessions.userId, userId), ...words.map(standsIn), beyond(after)))
    .orderBy(desc(chatSessions.updatedAt), desc(chatSessions.id))
    .limit(limits.session.listed + 1);
}

function beyond(after: string | undefined): SQL | undefined {
  if (after === undefined) return undefined;
  // The moment is compared where it is kept: on its way through a page it would lose its microseconds.
  return sql`(${chatSessions.updatedAt}, ${chatSessions.id}) < (
    select last.updated_at, last.id from chat_sessions last where last.id = ${after}
  )`;
}

function standsIn(word: string): SQL | undefined {
  const inMessage = sql`exists (
    select 1 from ${chatMessages}
    where ${chatMessages.chatSessionId} = ${chatSessions.id} and ${holds(sql`${chatMessages.content}`, word)}
  )`;
  return or(holds(sql`${chatSessions.title}`, word), inMessage);
}

/**
 * Whether a text holds a word, in whatever case. Plain letters are compared as such: by the rules of a language each text is
 * made small first, which takes the embedded database most of a search.
 */
function holds(text: SQL, word: string): SQL {
  const isPlain = /^[\x20-\x7e]*$/.test(word);
  return isPlain ? sql`${text} collate "C" ilike ${patternOf(word)}` : sql`${text} ilike ${patternOf(word)}`;
}

/** A word as a pattern in which nothing of it is a sign. */
function patternOf(word: string): string {
  return `%${word.replace(/[\\%_]/g, "\\$&")}%`;
}

const foundRows = z.array(z.object({ id: z.string(), content: z.string() }));

/** The message in which a word first stands, of each of some chats, all in one question: a page of chats would take twenty. */
export async function findFirstWith(
  tx: Transaction,
  chats: readonly { id: string }[],
  word: string,
): Promise<{ id: string; content: string }[]> {
  const ids = JSON.stringify(chats.map(({ id }) => id));
  const { rows } = await tx.execute(sql`
    select chat.id, first.content
    from json_array_elements_text(${ids}::json) as asked (id)
    join ${chatSessions} chat on chat.id = asked.id::uuid
    cross join lateral (
      select message.content from ${chatMessages} message
      where message.chat_session_id = chat.id and ${holds(sql`message.content`, word)}
      order by message.created_at limit 1
    ) first`);
  return foundRows.parse(rows);
}
