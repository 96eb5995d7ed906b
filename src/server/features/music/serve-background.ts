import type { SignedIn } from "#server/http/context.ts";
import { audioError, wholeAudio } from "#server/http/streams/audio-response.ts";
import { audioBucket } from "#server/providers/storage/storage.ts";
import type { Services } from "#server/services.ts";

const comeAgainSeconds = 2;

/** The default track, for anybody: it belongs to no person. Who asks while it is made is told when to ask again. */
export async function serveDefaultTrack(
  { defaultTrack, log }: Pick<Services, "defaultTrack" | "log">,
  range: string | undefined,
): Promise<Response> {
  try {
    const track = await defaultTrack.find();
    if (track !== "beingMade")
      return await wholeAudio({ size: track.size, asked: range, isPublic: true }, async (part) =>
        track.open(part),
      );
    // An answer and no failure: a browser would write every refusal into its console, where nothing went wrong.
    const headers = { "retry-after": String(comeAgainSeconds), "cache-control": "no-store" };
    return new Response(null, { status: 202, headers });
  } catch (error) {
    log.error({ err: error }, "the default track could not be made");
    return audioError("MUSIC_FAILED");
  }
}

/** A person's own background music, for them alone. */
export async function serveOwnMusic(
  { backgrounds, storage }: Pick<Services, "backgrounds" | "storage">,
  { signedIn, range }: { signedIn: SignedIn | undefined; range: string | undefined },
): Promise<Response> {
  if (!signedIn) return audioError("SIGNED_OUT");
  const own = await backgrounds.find(signedIn.userId);
  if (!own) return audioError("NOT_FOUND");
  return wholeAudio({ size: own.sizeBytes, asked: range }, (part) =>
    storage.open(`${audioBucket}/${own.fileName}`, part),
  );
}
