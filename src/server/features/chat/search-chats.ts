import type { Services } from "#server/services.ts";
import type { ChatSession } from "#shared/chat/chat-message.ts";
import { limits } from "#shared/limits/limits.ts";
import { describeSession } from "./describe.ts";
import { chatsWith, findFirstWith } from "./search-store.ts";

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
  const wanted = wantedIn(words);
  const [first] = wanted;
  return db.asUser(userId, async (tx) => {
    const rows = await chatsWith(tx, { userId, words: wanted, after });
    const shown = rows.slice(0, size);
    const found = first === undefined ? [] : await findFirstWith(tx, shown, first);
    const contents = new Map(found.map(({ id, content }) => [id, content]));
    const chats = shown.map((row) => {
      const content = contents.get(row.id);
      if (first === undefined || content === undefined) return describeSession(row);
      return { ...describeSession(row), excerpt: excerptOf(content, first) };
    });
    return { chats, hasMore: rows.length > size };
  });
}

/** The words that are looked for: the first few. */
const wantedIn = (words: string): string[] =>
  words.split(/\s+/).filter(Boolean).slice(0, limits.session.searchWords);

/** The words around the first place of a word, in one line. */
export function excerptOf(content: string, word: string): string {
  const line = content.replace(/\s+/g, " ");
  const at = Math.max(0, line.toLowerCase().indexOf(word.toLowerCase()));
  const from = at <= around.before ? 0 : line.indexOf(" ", at - around.before) + 1 || at - around.before;
  const end = at + word.length + around.after;
  const to = end >= line.length ? line.length : Math.max(line.lastIndexOf(" ", end), at + word.length);
  return `${from > 0 ? "… " : ""}${line.slice(Math.min(from, at), to).toWellFormed()}${to < line.length ? " …" : ""}`;
}
