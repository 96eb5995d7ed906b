import { z } from "zod";
import { AppError } from "#server/app-error.ts";
import { chooseMood } from "#server/audio/music/styles/choose-mood.ts";
import { nameOfTalk } from "#server/coach/script/name-of-talk.ts";
import { isUniqueViolation } from "#server/db/unique-violation.ts";
import type { Services } from "#server/services.ts";
import { isForListening } from "#shared/listening/is-for-listening.ts";
import { moods } from "#shared/listening/moods.ts";

/** The kind of job that makes music, and the kind beside which none is made. */
export const musicJob = "music";
const narrationJob = "narration";

/** What a piece is made from, as its job keeps it: the mood, and where the piece belongs. */
export const musicInput = z.object({
  sessionId: z.uuid(),
  /** The message that would be narrated; nothing in a chat without a reply. */
  messageId: z.uuid().nullable(),
  text: z.string(),
  name: z.string().default(""),
  mood: z.enum(moods),
});

/**
 * Queues music for a chat, in the mood its last messages speak of. Throws `NO_ACTIVE_SESSION`, `NOT_FOUND`,
 * `CARE_FIRST`, `MUSIC_RUNNING`, `NARRATION_RUNNING` or `STORAGE_FULL`.
 */
export async function startMusic(
  { db, care, chats, jobs, room }: Pick<Services, "db" | "care" | "chats" | "jobs" | "room">,
  { userId, sessionId }: { userId: string; sessionId: string | null },
): Promise<string> {
  if (sessionId === null) throw new AppError("NO_ACTIVE_SESSION");
  const adding = db.asUser(userId, async (tx) => {
    const { messages, conversation } = await chats.read(tx, userId, sessionId);
    await care.refuseLocked(tx, userId, "music");
    if (await jobs.findOpen(tx, userId, musicJob)) throw new AppError("MUSIC_RUNNING");
    if (await jobs.findOpen(tx, userId, narrationJob)) throw new AppError("NARRATION_RUNNING");
    await room.refuseFull(tx, userId);
    const replies = messages.filter(({ isUser }) => !isUser);
    const joined = replies.findLast(isForListening) ?? replies.at(-1);
    const mood = chooseMood(messages.map(({ content }) => content));
    const text = joined?.content ?? "";
    const name = nameOfTalk(conversation, text);
    const input = { sessionId, messageId: joined?.id ?? null, text, name, mood };
    return jobs.add(tx, { userId, kind: musicJob, input });
  });
  const job = await adding.catch((error: unknown) => {
    throw isUniqueViolation(error) ? new AppError("MUSIC_RUNNING", {}, error) : error;
  });
  jobs.wake();
  return job.id;
}
