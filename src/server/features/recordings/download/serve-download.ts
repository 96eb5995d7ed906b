import { buffer } from "node:stream/consumers";
import { AppError } from "#server/app-error.ts";
import { findRecording, type Recording } from "#server/features/recordings/store.ts";
import { audioBucket } from "#server/providers/storage/storage.ts";
import type { Services } from "#server/services.ts";
import { pauseMark, withPauseMarks } from "#shared/listening/pause-marks.ts";
import { writeTag } from "./tag-sound.ts";

type Needs = Pick<Services, "db" | "storage" | "mixer" | "recordings">;

/**
 * A playlist's record as a file to keep: its voice with its music mixed in, or the one it has, behind a tag with title,
 * date, script and cover. To anybody but its owner it is not there. Throws `NOT_FOUND`.
 */
export async function serveDownload(
  needs: Needs,
  { userId, id, signal, timeZone }: { userId: string; id: string; signal: AbortSignal; timeZone: string },
): Promise<Response> {
  const kept = await needs.db.asUser(userId, (tx) => findRecording(tx, id));
  if (!kept?.fileName && !kept?.musicFileName) throw new AppError("NOT_FOUND");
  const { name, cover } = await needs.recordings.describe(userId, kept);
  const text = lyricsOf(kept.textContent);
  const tag = writeTag({ title: name, createdAt: kept.createdAt, text, cover });
  const file = Buffer.concat([tag, await soundOf(needs, kept, signal)]);
  return new Response(file, {
    headers: {
      "content-type": "audio/mpeg",
      "content-length": String(file.length),
      "content-disposition": `attachment; filename="${downloadName(kept.createdAt, timeZone)}"`,
    },
  });
}

/** What is heard, line by line: without headings and marks of pauses. */
function lyricsOf(text: string): string {
  return withPauseMarks(text)
    .replace(/^[ \t]*#+ .*$/gm, "")
    .replace(pauseMark, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

async function soundOf({ storage, mixer }: Needs, kept: Recording, signal: AbortSignal): Promise<Uint8Array> {
  const read = async (name: string | null) =>
    name ? new Uint8Array(await buffer(await storage.open(`${audioBucket}/${name}`))) : undefined;
  const voice = await read(kept.fileName);
  const music = await read(kept.musicFileName);
  if (voice && music) return mixer.mix({ voice, music, isMusicSeamless: kept.isMusicSeamless }, signal);
  return voice ?? music ?? new Uint8Array();
}

/** `meditation-yyyy-MM-dd-HHmm.mp3`, by the clock of a time zone. */
export function downloadName(createdAt: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(createdAt);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? "";
  return `meditation-${part("year")}-${part("month")}-${part("day")}-${part("hour")}${part("minute")}.mp3`;
}
