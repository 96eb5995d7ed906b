import type { SignedIn } from "#server/http/context.ts";
import { audioError, wholeAudio } from "#server/http/streams/audio-response.ts";
import { audioBucket } from "#server/providers/storage/storage.ts";
import type { Services } from "#server/services.ts";
import { id as rowId } from "#shared/contract/api.ts";

/** The video of a playlist entry for its owner, whole or in parts. To anybody else it is not there. */
export async function serveVideo(
  { db, narrations, storage }: Pick<Services, "db" | "narrations" | "storage">,
  asked: { signedIn: SignedIn | undefined; id: string; range: string | undefined },
): Promise<Response> {
  const { signedIn, range } = asked;
  if (!signedIn) return audioError("SIGNED_OUT");
  const id = rowId.safeParse(asked.id).data;
  if (!id) return audioError("NOT_FOUND");
  const kept = await db.asUser(signedIn.userId, (tx) => narrations.find(tx, id));
  const name = kept?.videoFileName;
  if (!kept || !name) return audioError("NOT_FOUND");
  const type = name.endsWith(".webm") ? "video/webm" : "video/mp4";
  return wholeAudio({ size: kept.videoSizeBytes ?? 0, asked: range, type }, (part) =>
    storage.open(`${audioBucket}/${name}`, part),
  );
}
