import { z } from "zod";
import { AppError } from "#server/app-error.ts";
import { languageName } from "#server/coach/language/talk-language.ts";
import type { Recording } from "#server/features/recordings/store.ts";
import { progressOf, watchJob } from "#server/http/streams/watch-job.ts";
import type { Services } from "#server/services.ts";
import { type NarrationState, narrationAudioUrl } from "#shared/listening/narration.ts";
import { narrationInput, narrationJob } from "./start-narration.ts";

const narrationResult = z.object({ narrationId: z.uuid(), droppedCharacters: z.number() });

type Needs = Pick<Services, "db" | "jobs" | "recordings" | "liveNarrations">;

/** How far a person's narration is, from its job and, while it is made here, from what there is of it. */
export async function narrationState(needs: Needs, userId: string, jobId: string): Promise<NarrationState> {
  const { db, jobs, recordings, liveNarrations } = needs;
  const live = liveNarrations.get(jobId);
  const state = await db.asUser(userId, async (tx): Promise<NarrationState> => {
    const job = await jobs.find(tx, jobId);
    if (job?.kind !== narrationJob) throw new AppError("NOT_FOUND");
    const input = narrationInput.parse(job.input);
    const made = narrationResult.safeParse(job.result).data;
    const kept = made && (await recordings.find(tx, made.narrationId));
    return {
      id: jobId,
      chatSessionId: input.sessionId,
      messageId: input.messageId,
      status: job.status,
      progress: progressOf(job.status, live?.progress ?? (job.progress || undefined)),
      queuePosition: null,
      isAudible: kept !== undefined || (live?.isAudible ?? (job.status === "running" && job.isAudible)),
      audioUrl: narrationAudioUrl(jobId),
      durationMs: kept?.durationMs ?? null,
      fileName: kept?.fileName ?? null,
      recordingId: kept?.id ?? null,
      savedAs: kept ? savedAs(kept) : null,
      error: job.error,
      droppedCharacters: made?.droppedCharacters ?? 0,
      foreignLanguage: input.foreignLanguage ? (languageName(input.foreignLanguage) ?? "other") : null,
      isStandIn: input.isStandIn,
    };
  });
  return state.status === "queued" ? { ...state, queuePosition: await jobs.placeOf(jobId) } : state;
}

function savedAs({ musicFileName }: Recording): "Voice" | "Voice + Music" {
  return musicFileName === null ? "Voice" : "Voice + Music";
}

/** A narration's state now and after every change, until it has ended. */
export function watchNarration(
  needs: Needs,
  first: NarrationState,
  userId: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<NarrationState> {
  return watchJob({
    first,
    signal,
    read: () => narrationState(needs, userId, first.id),
    changed: (wait) =>
      needs.liveNarrations.get(first.id)?.changed(wait) ?? needs.jobs.changed(first.id, wait),
  });
}

/** The narration of a chat that is being made, else the latest that was kept: what a page shows that opens the chat again. */
export async function latestNarration(
  needs: Needs,
  userId: string,
  sessionId: string,
): Promise<NarrationState | null> {
  const { open, kept } = await needs.db.asUser(userId, async (tx) => ({
    open: await needs.jobs.findOpen(tx, userId, narrationJob),
    kept: await needs.recordings.findLatest(tx, sessionId, "voice"),
  }));
  const isOfChat = open && narrationInput.parse(open.input).sessionId === sessionId;
  if (isOfChat) return narrationState(needs, userId, open.id);
  return kept ? describeKept(kept) : null;
}

function describeKept(kept: Recording): NarrationState {
  return {
    id: kept.id,
    chatSessionId: kept.chatSessionId,
    messageId: kept.messageId,
    status: "ready",
    progress: 100,
    queuePosition: null,
    isAudible: true,
    audioUrl: narrationAudioUrl(kept.id),
    durationMs: kept.durationMs,
    fileName: kept.fileName,
    recordingId: kept.id,
    savedAs: savedAs(kept),
    error: null,
    droppedCharacters: 0,
    foreignLanguage: null,
    isStandIn: false,
  };
}
