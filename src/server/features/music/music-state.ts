import { z } from "zod";
import { AppError } from "#server/app-error.ts";
import { progressOf, watchJob } from "#server/http/streams/watch-job.ts";
import type { Services } from "#server/services.ts";
import type { MusicState } from "#shared/listening/music.ts";
import { musicInput, musicJob } from "./start-music.ts";

const musicResult = z.object({ narrationId: z.uuid() });

type Needs = Pick<Services, "db" | "jobs" | "liveMusic" | "recordings">;
type Kept = NonNullable<Awaited<ReturnType<Services["recordings"]["find"]>>>;

/** How far a person's music is, from its job and, while it is made here, from its maker. */
export async function musicState(needs: Needs, userId: string, jobId: string): Promise<MusicState> {
  const { db, jobs, liveMusic, recordings } = needs;
  const state = await db.asUser(userId, async (tx): Promise<MusicState> => {
    const job = await jobs.find(tx, jobId);
    if (job?.kind !== musicJob) throw new AppError("NOT_FOUND");
    const input = musicInput.parse(job.input);
    const made = musicResult.safeParse(job.result).data;
    const kept = made && (await recordings.find(tx, made.narrationId));
    return {
      id: jobId,
      chatSessionId: input.sessionId,
      messageId: input.messageId,
      status: job.status,
      progress: progressOf(job.status, liveMusic.progressOf(jobId) ?? (job.progress || undefined)),
      queuePosition: null,
      mood: input.mood,
      ...soundOf(kept),
      error: job.error,
    };
  });
  return state.status === "queued" ? { ...state, queuePosition: await jobs.placeOf(jobId) } : state;
}

function soundOf(
  kept: Kept | undefined,
): Pick<MusicState, "musicUrl" | "fileName" | "durationMs" | "isSeamless" | "savedAs"> {
  return {
    musicUrl: kept?.musicUrl ?? null,
    fileName: kept?.musicFileName ?? null,
    durationMs: kept?.musicDurationMs ?? null,
    isSeamless: kept?.isMusicSeamless ?? false,
    savedAs: kept?.musicUrl ? (kept.audioUrl ? "Voice + Music" : "Music") : null,
  };
}

/** The music's state now and after every change, until it has ended. */
export function watchMusic(
  needs: Needs,
  first: MusicState,
  userId: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<MusicState> {
  return watchJob({
    first,
    signal,
    read: () => musicState(needs, userId, first.id),
    changed: (wait) => needs.liveMusic.changed(first.id, wait) ?? needs.jobs.changed(first.id, wait),
  });
}

/** The music of a chat that is being made, else the latest that was kept: what a page shows that opens the chat again. */
export async function latestMusic(
  needs: Needs,
  userId: string,
  sessionId: string,
): Promise<MusicState | null> {
  const { open, kept } = await needs.db.asUser(userId, async (tx) => ({
    open: await needs.jobs.findOpen(tx, userId, musicJob),
    kept: await needs.recordings.findLatest(tx, sessionId, "music"),
  }));
  const isOfChat = open && musicInput.parse(open.input).sessionId === sessionId;
  if (isOfChat) return musicState(needs, userId, open.id);
  if (!kept) return null;
  const { id, chatSessionId, messageId } = kept;
  const ended = { status: "ready", progress: 100, queuePosition: null, mood: null, error: null } as const;
  return { id, chatSessionId, messageId, ...ended, ...soundOf(kept) };
}
