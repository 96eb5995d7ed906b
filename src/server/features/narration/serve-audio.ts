import { z } from "zod";
import { AppError } from "#server/app-error.ts";
import { growingAudio, wholeAudio } from "#server/http/streams/audio-response.ts";
import { audioBucket } from "#server/providers/storage/storage.ts";
import type { Services } from "#server/services.ts";
import { beginningElsewhere } from "./beginning-elsewhere.ts";
import { soundSubject } from "./live.ts";
import { findNarration, type KeptNarration } from "./store.ts";

const narrationResult = z.object({ narrationId: z.uuid() });

type Needs = Pick<Services, "db" | "jobs" | "storage" | "liveNarrations" | "liveParts">;

/** Who asks for a sound, for which, and for what part of it. */
export interface AudioRequest {
  userId: string;
  id: string;
  range: string | undefined;
  signal: AbortSignal;
}

/**
 * The sound of a narration for its owner: as it grows, without ranges, while it is made; whole and with ranges once it
 * is kept. To anybody else it is not there. Throws `NOT_FOUND`.
 */
export async function serveAudio(needs: Needs, asked: AudioRequest): Promise<Response> {
  const { userId, id, range, signal } = asked;
  const found = await find(needs, userId, id);
  const live = needs.liveNarrations.get(id);
  if (found === "live" && live) return growingAudio(live.audio(signal));
  if (found === "elsewhere") {
    const sound = await beginningElsewhere(needs.liveParts.follow(userId, soundSubject(id), signal));
    if (sound) return growingAudio(sound);
  }
  if (!found || typeof found === "string") throw new AppError("NOT_FOUND");
  return storedAudio(needs, { fileName: found.fileName, size: found.sizeBytes, range });
}

/** The music of a playlist's record for its owner, whole or in parts. Throws `NOT_FOUND`. */
export async function serveMusic(
  needs: Pick<Services, "db" | "storage">,
  { userId, id, range }: AudioRequest,
): Promise<Response> {
  const kept = await needs.db.asUser(userId, (tx) => findNarration(tx, id));
  return storedAudio(needs, { fileName: kept?.musicFileName, size: kept?.musicSizeBytes ?? 0, range });
}

async function storedAudio(
  { storage }: Pick<Services, "storage">,
  sound: { fileName: string | null | undefined; size: number; range: string | undefined },
): Promise<Response> {
  const { fileName, size, range } = sound;
  if (!fileName) throw new AppError("NOT_FOUND");
  return wholeAudio({ size, asked: range }, (part) => storage.open(`${audioBucket}/${fileName}`, part));
}

async function find(
  { db, jobs, liveNarrations }: Needs,
  userId: string,
  id: string,
): Promise<KeptNarration | "live" | "elsewhere" | undefined> {
  return db.asUser(userId, async (tx) => {
    const kept = await findNarration(tx, id);
    if (kept) return kept;
    const job = await jobs.find(tx, id);
    if (job && liveNarrations.has(id)) return "live";
    if (job?.status === "running") return "elsewhere";
    const made = narrationResult.safeParse(job?.result).data;
    return made ? findNarration(tx, made.narrationId) : undefined;
  });
}
