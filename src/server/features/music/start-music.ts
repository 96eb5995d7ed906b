import { AppError } from "#server/app-error.ts";
import { chooseMood } from "#server/audio/music/styles/choose-mood.ts";
import { nameOfTalk } from "#server/coach/script/name-of-talk.ts";
import type { Services } from "#server/services.ts";
import { isForListening } from "#shared/listening/is-for-listening.ts";
import { musicJob } from "./music-job.ts";

/**
 * Queues music for a chat, in the mood its last messages speak of. Throws `NO_ACTIVE_SESSION`, `NOT_FOUND`,
 * `CARE_FIRST`, `MUSIC_RUNNING`, `NARRATION_RUNNING` or `STORAGE_FULL`.
 */
export async function startMusic(
  { care, chats, jobs, room }: Pick<Services, "care" | "chats" | "jobs" | "room">,
  { userId, sessionId }: { userId: string; sessionId: string | null },
): Promise<string> {
  if (sessionId === null) throw new AppError("NO_ACTIVE_SESSION");
  return jobs.begin(musicJob, userId, async (tx) => {
    const { messages, conversation } = await chats.read(tx, userId, sessionId);
    await care.refuseLocked(tx, userId, "music");
    await jobs.refuseSecond(tx, userId, musicJob);
    await room.refuseFull(tx, userId);
    const replies = messages.filter(({ isUser }) => !isUser);
    const joined = replies.findLast(isForListening) ?? replies.at(-1);
    const mood = chooseMood(messages.map(({ content }) => content));
    const text = joined?.content ?? "";
    const name = nameOfTalk(conversation, text);
    return { sessionId, messageId: joined?.id ?? null, text, name, mood };
  });
}
