import { buffer } from "node:stream/consumers";
import type { AudioRequest } from "#server/features/narration/serve-audio.ts";
import { findNarration, type KeptNarration } from "#server/features/narration/store.ts";
import { audioError } from "#server/http/streams/audio-response.ts";
import { audioBucket } from "#server/providers/storage/storage.ts";
import type { Services } from "#server/services.ts";
import { id as rowId, timeZone as timeZoneSchema } from "#shared/contract/api.ts";
import { writeTag } from "./tag-sound.ts";

type Needs = Pick<Services, "db" | "storage" | "mixer" | "log">;

/**
 * A playlist's record as a file to keep: its voice with its music mixed in, or the one it has, behind a tag with title,
 * date, script and cover. To anybody but its owner it is not there.
 */
export async function serveDownload(
  needs: Needs,
  { signedIn, id: asked, signal, timeZone }: AudioRequest & { timeZone: string | undefined },
): Promise<Response> {
  if (!signedIn) return audioError("SIGNED_OUT");
  const id = rowId.safeParse(asked).data;
  if (!id) return audioError("NOT_FOUND");
  const kept = await needs.db.asUser(signedIn.userId, (tx) => findNarration(tx, id));
  if (!kept?.fileName && !kept?.musicFileName) return audioError("NOT_FOUND");
  try {
    const tag = writeTag({ title: kept.title, createdAt: kept.createdAt, text: kept.textContent });
    const file = Buffer.concat([tag, await soundOf(needs, kept, signal)]);
    return new Response(file, {
      headers: {
        "content-type": "audio/mpeg",
        "content-length": String(file.length),
        "content-disposition": `attachment; filename="${downloadName(kept.createdAt, timeZone)}"`,
        "cache-control": "no-store",
      },
    });
  } catch (error) {
    if (!signal.aborted) needs.log.error({ narrationId: id, err: error }, "a download could not be made");
    return audioError("DOWNLOAD_FAILED");
  }
}

async function soundOf(
  { storage, mixer }: Needs,
  kept: KeptNarration,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const read = async (name: string | null) =>
    name ? new Uint8Array(await buffer(await storage.open(`${audioBucket}/${name}`))) : undefined;
  const voice = await read(kept.fileName);
  const music = await read(kept.musicFileName);
  if (voice && music) return mixer.mix({ voice, music, isMusicSeamless: kept.isMusicSeamless }, signal);
  return voice ?? music ?? new Uint8Array();
}

/** `meditation-yyyy-MM-dd-HHmm.mp3`, by the clock of the person's time zone, else by UTC. */
export function downloadName(createdAt: Date, asked: string | undefined): string {
  const timeZone = timeZoneSchema.safeParse(asked).data ?? "UTC";
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
