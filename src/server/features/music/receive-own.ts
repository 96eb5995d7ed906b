import { AppError } from "#server/app-error.ts";
import { measureInThread } from "#server/audio/mp3/measure-mp3.ts";
import type { Services } from "#server/services.ts";
import { limits } from "#shared/limits/limits.ts";
import type { BackgroundMusic } from "#shared/listening/music.ts";
import { looksLikeMp3 } from "./looks-like-mp3.ts";

/** A file of a person's own, as it comes in. */
export interface UploadRequest {
  userId: string;
  name: string;
  body: AsyncIterable<Uint8Array> | null;
  signal: AbortSignal;
}

const nameChars = 120;
const mostMs = 120_000;
const tooLarge = `it is larger than ${limits.music.ownBytes / 1_000_000} MB`;

/**
 * Takes a person's own background music: reads no more of it than may be kept, refuses what does not begin like an MP3
 * at once, decodes the rest to its end, and only then keeps it. Throws `MUSIC_UPLOAD_REFUSED`, `STORAGE_FULL` or
 * `MUSIC_UPLOAD_FAILED`.
 */
export async function receiveOwnMusic(
  { db, room, backgrounds }: Pick<Services, "db" | "room" | "backgrounds">,
  { userId, name, body, signal }: UploadRequest,
): Promise<BackgroundMusic> {
  const mp3 = await readMp3(body);
  const measured = await measureInThread(mp3, {
    maxMs: limits.music.ownDurationMs,
    signal: AbortSignal.any([signal, AbortSignal.timeout(mostMs)]),
  });
  if ("refused" in measured) throw uploadError(measured.refused);
  // The one before makes room.
  await db.asUser(userId, async (tx) =>
    room.refuseFull(tx, userId, mp3.length - (await backgrounds.sumBytes(tx, userId))),
  );
  return backgrounds.keep(userId, {
    mp3,
    durationMs: measured.durationMs,
    name: name.slice(0, nameChars) || "music.mp3",
  });
}

async function readMp3(body: AsyncIterable<Uint8Array> | null): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  let isKnown = false;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > limits.music.ownBytes) throw uploadError(tooLarge);
    chunks.push(chunk);
    if (isKnown) continue;
    const verdict = looksLikeMp3(Buffer.concat(chunks));
    if (verdict === "no") throw uploadError("it is no MP3");
    isKnown = verdict === "yes";
  }
  if (!isKnown) throw uploadError("it is no MP3");
  return new Uint8Array(Buffer.concat(chunks));
}

function uploadError(reason: string): AppError {
  return new AppError("MUSIC_UPLOAD_REFUSED", { reason });
}
