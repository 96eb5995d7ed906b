import type { AudioRequest } from "#server/features/narration/serve-audio.ts";
import { audioError, growingAudio, wholeAudio } from "#server/http/streams/audio-response.ts";
import type { Services } from "#server/services.ts";
import { id as rowId } from "#shared/contract/api.ts";
import { voiceSchema } from "#shared/listening/voice-schema.ts";

/** The sound of a message that was asked to be read aloud, for the person who asked; to anybody else it is not there. */
export async function serveMessage(
  { spokenMessages }: Pick<Services, "spokenMessages">,
  { signedIn, id: asked, range, signal, voice }: AudioRequest & { voice: string | undefined },
): Promise<Response> {
  if (!signedIn) return audioError("SIGNED_OUT");
  const known = voiceSchema.safeParse(voice).data;
  const messageId = rowId.safeParse(asked).data;
  const spoken =
    known && messageId && spokenMessages.find({ userId: signedIn.userId, messageId, voice: known });
  if (!spoken) return audioError("NOT_FOUND");
  const { mp3 } = spoken;
  if (!mp3) return growingAudio(spoken.live.audio(signal));
  return wholeAudio({ size: mp3.length, asked: range }, async ({ start, end }) =>
    once(mp3.slice(start, end + 1)),
  );
}

async function* once(bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  yield bytes;
}
