import { pino } from "pino";
import { openEmbeddedDatabase } from "#server/db/open-database.ts";
import { chatMessages, chatSessions } from "#server/features/chat/tables.ts";

const told = [
  "My manager went through my report line by line in front of everyone, and I could not say a word.",
  "It is in my chest mostly, and my jaw. I keep going over what I should have said to him.",
  "I tried to sleep on it, but at three I was awake again and rehearsing the next meeting.",
];

const answered = [
  "That sounds exposing, and it makes sense that your body froze.\n\n- **Notice** where the tightness sits now.\n- Let your breath reach it, *without* changing it.\n- Then tell me what it is like.\n\nWhat would you have wanted to hear from him?",
  "So it stays with you after the room is empty. Many people carry such a moment in the chest and the jaw for days, because the body is still getting ready to answer.\n\nWhen you picture his face, does the tightness grow, or does it move somewhere else?",
  "### A short pause\n\n1. Feel both feet on the floor.\n2. Breathe out a little longer than you breathe in.\n3. Let your shoulders fall by their own weight.\n\nThree o'clock is an hour when everything looks larger than it is. What is the first thing you are afraid of in that meeting?",
];

/** The last words of a long chat; those of no other. */
export function lastWords(size: number): string {
  return `message ${size}, and that is where we stopped.`;
}

/** What the history calls a long chat. */
export function chatTitle(size: number): string {
  return `chat of ${size}`;
}

/** Puts chats of so many messages, titled by `chatTitle`, into the data directory of a product that does not run. */
export async function keepLongChats(dataDir: string, userId: string, sizes: number[]): Promise<void> {
  const database = await openEmbeddedDatabase(dataDir, pino({ level: "silent" }));
  try {
    for (const size of sizes) {
      await database.asUser(userId, async (tx) => {
        const [chat] = await tx
          .insert(chatSessions)
          .values({ userId, title: chatTitle(size) })
          .returning();
        if (!chat) throw new Error("the chat was not kept");
        const rows = Array.from({ length: size }, (_, at) => rowOf(at, size, chat.id, userId));
        for (let from = 0; from < size; from += 200) {
          await tx.insert(chatMessages).values(rows.slice(from, from + 200));
        }
      });
    }
  } finally {
    await database.close();
  }
}

function rowOf(at: number, size: number, chatSessionId: string, userId: string) {
  const isUser = at % 2 === 0;
  const words = (isUser ? told : answered)[(at >> 1) % 3] ?? "";
  const content = at === size - 1 ? `${words} This was ${lastWords(size)}` : words;
  const createdAt = new Date(Date.UTC(2026, 0, 1) + at * 60_000);
  return { chatSessionId, userId, content, isUser, createdAt };
}
