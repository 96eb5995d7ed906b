import { and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Transaction } from "#server/db/database.ts";
import type { Services } from "#server/services.ts";
import type { ChatSession } from "#shared/chat/chat-message.ts";
import { limits } from "#shared/limits/limits.ts";
import { describeSession } from "./describe.ts";
import { chatMessages, chatSessions } from "./tables.ts";

/** What is looked for, and after which chat the page begins. */
export interface ChatSearch {
  userId: string;
  words: string;
  after?: string | undefined;
}

/** A page of chats; each with the place where the first word stands, when it stands in a message. */
export interface FoundChats {
  chats: (ChatSession & { excerpt?: string })[];
  hasMore: boolean;
}

/** Characters of an excerpt before and after the word. */
const around = { before: 40, after: 80 };

/**
 * The person's chats, latest first, 20 at a time; with words only those in whose title or messages all of them stand,
 * in whatever case. Read are this person's own chats alone, over their index: what others wrote costs nothing.
 */
export async function searchChats(
  { db }: Pick<Services, "db">,
  { userId, words, after }: ChatSearch,
): Promise<FoundChats> {
  const size = limits.session.listed;
  const [first] = wantedIn(words);
  return db.asUser(userId, async (tx) => {
    const rows = await chatsWith(tx, { userId, words, after });
    const shown = rows.slice(0, size);
    const excerpts = first === undefined ? new Map<string, string>() : await findExcerpts(tx, shown, first);
    const chats = shown.map((row) => {
      const excerpt = excerpts.get(row.id);
      return excerpt === undefined ? describeSession(row) : { ...describeSession(row), excerpt };
    });
    return { chats, hasMore: rows.length > size };
  });
}

const wantedIn = (words: string): string[] =>
  words.split(/\s+/).filter(Boolean).slice(0, limits.session.searchWords);

/** The question that a search asks of the database: a page of chats, and one more if there is another page. */
export function chatsWith(tx: Transaction, { userId, words, after }: ChatSearch) {
  return tx
    .select()
    .from(chatSessions)
    .where(and(eq(chatSessions.userId, userId), ...wantedIn(words).map(standsIn), beyond(after)))
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

/** Where a word first stands in each of some chats, all in one question: a page of chats would take twenty. */
async function findExcerpts(
  tx: Transaction,
  chats: readonly { id: string }[],
  word: string,
): Promise<Map<string, string>> {
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
  return new Map(foundRows.parse(rows).map(({ id, content }) => [id, excerptOf(content, word)]));
}

/** The words around the first place of a word, in one line. */
export function excerptOf(content: string, word: string): string {
  const line = content.replace(/\s+/g, " ");
  const at = Math.max(0, line.toLowerCase().indexOf(word.toLowerCase()));
  const from = at <= around.before ? 0 : line.indexOf(" ", at - around.before) + 1 || at - around.before;
  const end = at + word.length + around.after;
  const to = end >= line.length ? line.length : Math.max(line.lastIndexOf(" ", end), at + word.length);
  return `${from > 0 ? "… " : ""}${line.slice(Math.min(from, at), to).toWellFormed()}${to < line.length ? " …" : ""}`;
}
