import type { Recording } from "#server/features/recordings/store.ts";
import { growingAudio } from "#server/http/streams/audio-response.ts";
import type { Services } from "#server/services.ts";
import { growingElsewhere, soundSubject } from "./growing-sound.ts";
import { narrationJob } from "./narration-job.ts";

type Needs = Pick<Services, "db" | "jobs" | "recordings" | "liveNarrations" | "liveParts">;

/** Who asks for a sound, for which, and for what part of it. */
interface AudioRequest {
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
    const sound = await growingElsewhere(needs.liveParts.follow(userId, soundSubject(id), signal));
    if (sound) return growingAudio(sound);
  }
  return needs.recordings.serve(typeof found === "string" ? undefined : found, { part: "voice", range });
}

async function find(
  { db, jobs, recordings, liveNarrations }: Needs,
  userId: string,
  id: string,
): Promise<Recording | "live" | "elsewhere" | undefined> {
  return db.asUser(userId, async (tx) => {
    const kept = await recordings.find(tx, id);
    if (kept) return kept;
    const job = await jobs.find(tx, id);
    if (job && liveNarrations.has(id)) return "live";
    if (job?.status === "running") return "elsewhere";
    const made = narrationJob.result.safeParse(job?.result).data;
    return made ? recordings.find(tx, made.narrationId) : undefined;
  });
}
