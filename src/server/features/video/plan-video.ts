import { AppError } from "#server/app-error.ts";
import { chooseMood } from "#server/audio/music/styles/choose-mood.ts";
import type { Services } from "#server/services.ts";
import { isForListening } from "#shared/listening/is-for-listening.ts";
import { narrationMusicUrl } from "#shared/listening/music-urls.ts";
import { narrationAudioUrl } from "#shared/listening/narration.ts";
import type { VideoPlan } from "#shared/listening/video.ts";
import { readingTimes, spokenTimes } from "./line-times.ts";

type Needs = Pick<Services, "db" | "care" | "chats" | "recordings">;

/**
 * What the video of a chat's latest script, or else its last reply, is made of: its sentences with their times, its
 * sound if there is any, and the mood of the last messages. Throws `NO_ACTIVE_SESSION`, `NOT_FOUND`,
 * `VIDEO_WITHOUT_REPLY` or `CARE_FIRST`.
 */
export async function planVideo(
  { db, care, chats, recordings }: Needs,
  { userId, sessionId }: { userId: string; sessionId: string | null },
): Promise<VideoPlan> {
  if (sessionId === null) throw new AppError("NO_ACTIVE_SESSION");
  return db.asUser(userId, async (tx) => {
    const { messages } = await chats.read(tx, userId, sessionId);
    const replies = messages.filter(({ isUser }) => !isUser);
    const chosen = replies.findLast(isForListening) ?? replies.at(-1);
    if (!chosen) throw new AppError("VIDEO_WITHOUT_REPLY");
    await care.refuseLocked(tx, userId, "video");
    const read = readingTimes(chosen.content);
    if (read.lines.length === 0) throw new AppError("VIDEO_WITHOUT_REPLY");
    const record = await recordings.findOfMessage(tx, userId, chosen.id);
    const sound = record?.musicFileName ? record : await recordings.findLatest(tx, sessionId, "music");
    return {
      messageId: chosen.id,
      mood: chooseMood(messages.map(({ content }) => content)),
      isScript: isForListening(chosen),
      ...(record?.fileName ? spokenTimes(record, read.lines) : read),
      voiceUrl: record?.fileName ? narrationAudioUrl(record.id) : null,
      musicUrl: sound?.musicFileName ? (sound.musicUrl ?? narrationMusicUrl(sound.id)) : null,
      isMusicSeamless: sound?.isMusicSeamless ?? false,
    };
  });
}
