import { AppError } from "#server/app-error.ts";
import { growingAudio, wholeAudio } from "#server/http/streams/audio-response.ts";
import type { Services } from "#server/services.ts";
import type { Voice } from "#shared/listening/voices.ts";

/** Who wants to hear which message, in which voice. */
interface MessageRequest {
  userId: string;
  messageId: string;
  voice: Voice;
  range: string | undefined;
  signal: AbortSignal;
}

/** The sound of a message that was asked to be read aloud, for the person who asked; to anybody else it is not there. Throws `NOT_FOUND`. */
export async function serveMessage(
  { spokenMessages }: Pick<Services, "spokenMessages">,
  { userId, messageId, voice, range, signal }: MessageRequest,
): Promise<Response> {
  const spoken = spokenMessages.find({ userId, messageId, voice });
  if (!spoken) {
    const sound = await spokenMessages.findElsewhere({ userId, messageId, voice }, signal);
    if (!sound) throw new AppError("NOT_FOUND");
    return growingAudio(sound);
  }
  const { made } = spoken;
  if (!made) return growingAudio(spoken.live.audio(signal));
  const { mp3, durationMs } = made;
  return wholeAudio({ size: mp3.length, asked: range, durationMs }, async ({ start, end }) =>
    once(mp3.slice(start, end + 1)),
  );
}

async function* once(bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  yield bytes;
}
