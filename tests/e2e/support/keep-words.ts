import { pino } from "pino";
import type { Transaction } from "#server/db/database.ts";
import { openEmbeddedDatabase } from "#server/db/open-database.ts";
import { chatMessages, chatSessions } from "#server/features/chat/tables.ts";
import { audioNarrations, checkIns } from "#server/features/recordings/tables.ts";
import { type KeptChat, keptChats, keptScript } from "./kept-words.ts";

const hourMs = 3_600_000;

/** The moment every picture is taken in, whenever that is. */
export const shownNow = Date.UTC(2026, 2, 2, 9, 30);

/** What was seeded: the moment it leads up to, and the chats in the order of `keptChats`. */
export interface Kept {
  now: number;
  chatIds: string[];
}

/** Puts chats and kept meditations into the data directory of a product that does not run, as if the person had made them. */
export async function keepWords(dataDir: string, userId: string): Promise<Kept> {
  const now = Date.now();
  const chatIds: string[] = [];
  const database = await openEmbeddedDatabase(dataDir, pino({ level: "silent" }));
  try {
    await database.asUser(userId, async (tx) => {
      for (const [at, chat] of keptChats.entries()) {
        const script = await keepChat(tx, chat, userId, now);
        chatIds.push(script.chatSessionId);
        if (at === 0) await keepNarrations(tx, userId, script, now);
      }
    });
  } finally {
    await database.close();
  }
  return { now, chatIds };
}

async function keepChat(tx: Transaction, chat: KeptChat, userId: string, now: number) {
  const last = now - chat.ageHours * hourMs;
  const moments = { createdAt: new Date(last), updatedAt: new Date(last) };
  const [session] = await tx
    .insert(chatSessions)
    .values({ userId, title: chat.title, ...moments })
    .returning();
  if (!session) throw new Error("the chat was not kept");
  const rows = chat.messages.map((message, at) => ({
    ...message,
    chatSessionId: session.id,
    userId,
    createdAt: new Date(last - (chat.messages.length - at) * 60_000),
  }));
  const kept = await tx.insert(chatMessages).values(rows).returning();
  return { chatSessionId: session.id, messageId: kept.at(-1)?.id ?? null };
}

/** One narration of the script, and older ones whose chats are gone; none of them has a sound. */
async function keepNarrations(
  tx: Transaction,
  userId: string,
  script: { chatSessionId: string; messageId: string | null },
  now: number,
): Promise<void> {
  const names = [
    "My manager went through my report line by line…\u00a0· shame in the chest",
    "It's the third night",
    "For my nan",
    "Another rejection letter came this morning\u00a0· sadness in the arms",
    "Box breathing",
    "I got the job\u00a0· happiness",
  ];
  const titles = ["Voice", "Voice + Music", "Music", "Voice", "Voice", "Voice + Music"];
  const rows = titles.map((kind, at) => {
    const createdAt = new Date(now - (1 + at * 55) * hourMs);
    // Titles hold a date that nothing moves afterwards, so they are of the day that the pictures show.
    const named = new Date(shownNow - (now - createdAt.getTime()));
    const name = `Meditation_${named.toISOString().slice(0, 10)}_${named.getTime()}`;
    return {
      userId,
      title: name,
      name: names[at] ?? "A quiet moment",
      isFavourite: at === 2,
      textContent: keptScript,
      createdAt,
      ...(at === 0 && script),
      ...(kind !== "Music" && {
        audioUrl: `/api/narrations/${crypto.randomUUID()}/audio`,
        fileName: `${name}.mp3`,
        voiceUsed: at % 2 ? "Sol" : "Aria",
        durationMs: 252_000 - at * 14_000,
        sizeBytes: 4_000_000,
      }),
      ...(kind !== "Voice" && {
        musicUrl: `/api/narrations/${crypto.randomUUID()}/music`,
        musicFileName: `${name}-music.mp3`,
        musicDurationMs: 180_000,
        musicSizeBytes: 3_000_000,
      }),
    };
  });
  await tx.insert(audioNarrations).values(rows);
  const felt = ["lighter", "same", "lighter", "heavier", "lighter", "same", "lighter"] as const;
  await tx
    .insert(checkIns)
    .values(felt.map((each, at) => ({ userId, felt: each, at: new Date(now - (2 + at * 52) * hourMs) })));
}
