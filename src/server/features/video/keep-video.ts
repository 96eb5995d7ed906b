import { AppError } from "#server/app-error.ts";
import type { SignedIn } from "#server/http/context.ts";
import { audioBucket, whyNotStored } from "#server/providers/storage/storage.ts";
import type { Services } from "#server/services.ts";
import type { PlaylistItem } from "#shared/listening/playlist.ts";
import { checkedVideo } from "./checked-video.ts";

/** A rendered video as it comes in. */
export interface VideoUpload {
  person: SignedIn;
  sessionId: string;
  messageId: string;
  durationMs: number;
  body: AsyncIterable<Uint8Array> | null;
}

type Needs = Pick<Services, "agreement" | "db" | "care" | "chats" | "narrations" | "storage" | "clock">;

/**
 * Keeps the video of a reply in its playlist entry, which is made if there is none; a video made before is replaced.
 * Throws `AGREEMENT_NEEDED`, `NOT_FOUND`, `CARE_FIRST`, `VIDEO_REFUSED` or `VIDEO_NOT_SAVED`, and keeps nothing then.
 */
export async function keepVideo(needs: Needs, upload: VideoUpload): Promise<PlaylistItem> {
  const { agreement, db, narrations, storage, clock } = needs;
  const { person, sessionId, messageId, durationMs } = upload;
  if (!(await agreement.hasAgreed(person.userId))) throw new AppError("AGREEMENT_NEEDED");
  const textContent = await findReply(needs, upload);
  const createdAt = clock();
  const stream = await checkedVideo(upload.body);
  const fileName = `${sessionId}/video_${createdAt.getTime()}.${stream.kind}`;
  try {
    await storage.put(`${audioBucket}/${fileName}`, stream.bytes);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("VIDEO_NOT_SAVED", { reason: whyNotStored(error) }, error);
  }
  try {
    const { kept, replacedFile } = await db.asUser(person.userId, (tx) =>
      narrations.keepVideo(tx, {
        id: crypto.randomUUID(),
        userId: person.userId,
        chatSessionId: sessionId,
        messageId,
        textContent,
        createdAt,
        fileName,
        durationMs,
        sizeBytes: stream.size(),
      }),
    );
    if (replacedFile && replacedFile !== fileName) await storage.remove(`${audioBucket}/${replacedFile}`);
    return narrations.describe(kept);
  } catch (error) {
    await storage.remove(`${audioBucket}/${fileName}`);
    throw error;
  }
}

async function findReply(
  { db, care, chats }: Needs,
  { person, sessionId, messageId }: VideoUpload,
): Promise<string> {
  return db.asUser(person.userId, async (tx) => {
    const { messages } = await chats.read(tx, person.userId, sessionId);
    const reply = messages.find(({ id, isUser }) => id === messageId && !isUser);
    if (!reply) throw new AppError("NOT_FOUND");
    await care.refuseLocked(tx, person.userId, "video");
    return reply.content;
  });
}
