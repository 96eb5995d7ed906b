import { AppError } from "#server/app-error.ts";
import { wholeAudio } from "#server/http/streams/audio-response.ts";
import { audioBucket } from "#server/providers/storage/storage.ts";
import type { Services } from "#server/services.ts";

const comeAgainSeconds = 2;

/** The default track, for anybody: it belongs to no person. Who asks while it is made is told when to ask again. */
export async function serveDefaultTrack(
  { defaultTrack }: Pick<Services, "defaultTrack">,
  range: string | undefined,
): Promise<Response> {
  const track = await defaultTrack.find();
  if (track !== "beingMade")
    return wholeAudio({ size: track.size, asked: range, isPublic: true }, async (part) => track.open(part));
  // An answer and no failure: a browser would write every refusal into its console, where nothing went wrong.
  const headers = { "retry-after": String(comeAgainSeconds), "cache-control": "no-store" };
  return new Response(null, { status: 202, headers });
}

/** A person's own background music, for them alone. Throws `NOT_FOUND`. */
export async function serveOwnMusic(
  { backgrounds, storage }: Pick<Services, "backgrounds" | "storage">,
  { userId, range }: { userId: string; range: string | undefined },
): Promise<Response> {
  const own = await backgrounds.find(userId);
  if (!own) throw new AppError("NOT_FOUND");
  return wholeAudio({ size: own.sizeBytes, asked: range }, (part) =>
    storage.open(`${audioBucket}/${own.fileName}`, part),
  );
}
