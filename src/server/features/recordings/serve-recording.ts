import { AppError } from "#server/app-error.ts";
import { wholeAudio } from "#server/http/streams/audio-response.ts";
import { audioBucket, type Storage } from "#server/providers/storage/storage.ts";
import type { Recording } from "./store.ts";

/** What of a recording is to be heard or seen, and which bytes of it. */
export interface AskedPart {
  part: "voice" | "music" | "video";
  /** The `Range` header, as it came. */
  range: string | undefined;
}

/** A part of a recording, whole or in ranges. Throws `NOT_FOUND` where there is no recording or it has no such part. */
export async function serveRecording(
  storage: Storage,
  kept: Recording | undefined,
  { part, range }: AskedPart,
): Promise<Response> {
  const { name, size } = kept ? fileOf(kept, part) : nothing;
  if (!name) throw new AppError("NOT_FOUND");
  return wholeAudio({ size: size ?? 0, asked: range, type: typeOf(name) }, (bytes) =>
    storage.open(`${audioBucket}/${name}`, bytes),
  );
}

const nothing = { name: null, size: 0 };

function fileOf(kept: Recording, part: AskedPart["part"]): { name: string | null; size: number | null } {
  switch (part) {
    case "voice":
      return { name: kept.fileName, size: kept.sizeBytes };
    case "music":
      return { name: kept.musicFileName, size: kept.musicSizeBytes };
    case "video":
      return { name: kept.videoFileName, size: kept.videoSizeBytes };
  }
}

function typeOf(name: string): string {
  if (name.endsWith(".mp3")) return "audio/mpeg";
  return name.endsWith(".webm") ? "video/webm" : "video/mp4";
}
