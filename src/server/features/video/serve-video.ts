import { AppError } from "#server/app-error.ts";
import { wholeAudio } from "#server/http/streams/audio-response.ts";
import { audioBucket } from "#server/providers/storage/storage.ts";
import type { Services } from "#server/services.ts";

/** The video of a playlist entry for its owner, whole or in parts. To anybody else it is not there. Throws `NOT_FOUND`. */
export async function serveVideo(
  { db, narrations, storage }: Pick<Services, "db" | "narrations" | "storage">,
  { userId, id, range }: { userId: string; id: string; range: string | undefined },
): Promise<Response> {
  const kept = await db.asUser(userId, (tx) => narrations.find(tx, id));
  const name = kept?.videoFileName;
  if (!kept || !name) throw new AppError("NOT_FOUND");
  const type = name.endsWith(".webm") ? "video/webm" : "video/mp4";
  return wholeAudio({ size: kept.videoSizeBytes ?? 0, asked: range, type }, (part) =>
    storage.open(`${audioBucket}/${name}`, part),
  );
}
