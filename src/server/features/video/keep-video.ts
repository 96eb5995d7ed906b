import { AppError } from "#server/app-error.ts";
import { nameOfTalk } from "#server/coach/script/name-of-talk.ts";
import { audioBucket, whyNotStored } from "#server/providers/storage/storage.ts";
import type { Services } from "#server/services.ts";
import type { PlaylistItem } from "#shared/listening/playlist.ts";
import { checkedVideo } from "./checked-video.ts";

/** A rendered video as it comes in. */
export interface VideoUpload {
  userId: string;
  sessionId: string;
  messageId: string;
  durationMs: number;
  body: AsyncIterable<Uint8Array> | null;
}

type Needs = Pick<
  Services,
  "db" | "care" | "chats" | "recordings" | "room" | "storage" | "videoCheck" | "clock"
>;

/**
 * Keeps the video of a reply in its playlist entry, which is made if there is none; a video made before is replaced.
 * Throws `NOT_FOUND`, `CARE_FIRST`, `STORAGE_FULL`, `VIDEO_REFUSED` or `VIDEO_NOT_SAVED`, and keeps nothing then.
 */
export async function keepVideo(needs: Needs, upload: VideoUpload): Promise<PlaylistItem> {
  const { recordings, room, storage, videoCheck, clock } = needs;
  const { userId, sessionId, messageId, durationMs } = upload;
  const { textContent, name, bytesLeft } = await findReply(needs, upload);
  const createdAt = clock();
  const stream = await checkedVideo(upload.body, { bytesLeft, full: room.full });
  const fileName = `${sessionId}/video_${createdAt.getTime()}.${stream.kind}`;
  try {
    await videoCheck.pass(stream, durationMs, (bytes) => storage.put(`${audioBucket}/${fileName}`, bytes));
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("VIDEO_NOT_SAVED", { reason: whyNotStored(error) }, error);
  }
  const kept = await recordings.keep({
    id: crypto.randomUUID(),
    userId,
    chatSessionId: sessionId,
    messageId,
    name,
    textContent,
    createdAt,
    part: { kind: "video", fileName, durationMs, sizeBytes: stream.size() },
  });
  return recordings.describe(userId, kept);
}

async function findReply(
  { db, care, chats, recordings, room }: Needs,
  { userId, sessionId, messageId }: VideoUpload,
): Promise<{ textContent: string; name: string; bytesLeft: number }> {
  return db.asUser(userId, async (tx) => {
    const { messages, conversation } = await chats.read(tx, userId, sessionId);
    const reply = messages.find(({ id, isUser }) => id === messageId && !isUser);
    if (!reply) throw new AppError("NOT_FOUND");
    await care.refuseLocked(tx, userId, "video");
    // The one before makes room.
    const before = await recordings.findOfMessage(tx, userId, messageId);
    const bytesLeft = (await room.left(tx, userId)) + (before?.videoSizeBytes ?? 0);
    return { textContent: reply.content, name: nameOfTalk(conversation, reply.content), bytesLeft };
  });
}
