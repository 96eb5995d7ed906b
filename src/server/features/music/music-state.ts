import type { JobView } from "#server/features/jobs/define-job.ts";
import type { Recording } from "#server/features/recordings/store.ts";
import type { Services } from "#server/services.ts";
import type { MusicState } from "#shared/listening/music.ts";
import { musicJob } from "./music-job.ts";

/** How far a piece is, as its person sees it. */
export function musicView({
  recordings,
}: Pick<Services, "recordings">): JobView<typeof musicJob.input, typeof musicJob.result, MusicState> {
  return {
    definition: musicJob,
    describe: async (tx, { id, input, result, status, progress, error }) => ({
      id,
      chatSessionId: input.sessionId,
      messageId: input.messageId,
      status,
      progress,
      queuePosition: null,
      mood: input.mood,
      ...soundOf(result && (await recordings.find(tx, result.narrationId))),
      error,
    }),
  };
}

function soundOf(
  kept: Recording | undefined,
): Pick<MusicState, "musicUrl" | "fileName" | "durationMs" | "isSeamless" | "savedAs"> {
  return {
    musicUrl: kept?.musicUrl ?? null,
    fileName: kept?.musicFileName ?? null,
    durationMs: kept?.musicDurationMs ?? null,
    isSeamless: kept?.isMusicSeamless ?? false,
    savedAs: kept?.musicUrl ? (kept.audioUrl ? "Voice + Music" : "Music") : null,
  };
}

/** The music of a chat that is being made, else the latest that was kept: what a page shows that opens the chat again. */
export async function latestMusic(
  { db, jobs, recordings }: Pick<Services, "db" | "jobs" | "recordings">,
  userId: string,
  sessionId: string,
): Promise<MusicState | null> {
  const open = await jobs.findOpen(musicView({ recordings }), userId);
  if (open?.chatSessionId === sessionId) return open;
  const kept = await db.asUser(userId, (tx) => recordings.findLatest(tx, sessionId, "music"));
  if (!kept) return null;
  const { id, chatSessionId, messageId } = kept;
  const ended = { status: "ready", progress: 100, queuePosition: null, mood: null, error: null } as const;
  return { id, chatSessionId, messageId, ...ended, ...soundOf(kept) };
}
