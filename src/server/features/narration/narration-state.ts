import { languageName } from "#server/coach/language/talk-language.ts";
import type { JobView } from "#server/features/jobs/define-job.ts";
import type { Recording } from "#server/features/recordings/store.ts";
import type { Services } from "#server/services.ts";
import type { Cover } from "#shared/cover/cover.ts";
import { type NarrationState, narrationAudioUrl } from "#shared/listening/narration.ts";
import { narrationJob } from "./narration-job.ts";

/** How far a narration is, as its person sees it. */
export function narrationView({
  recordings,
}: Pick<Services, "recordings">): JobView<
  typeof narrationJob.input,
  typeof narrationJob.result,
  NarrationState
> {
  return {
    definition: narrationJob,
    describe: async (tx, { id, userId, input, result, status, progress, isAudible, error }) => {
      const kept = result && (await recordings.find(tx, result.narrationId));
      const { foreignLanguage } = input;
      const covered = { id: kept?.id ?? id, name: kept?.name || input.name, text: input.text };
      return {
        id,
        chatSessionId: input.sessionId,
        messageId: input.messageId,
        status,
        progress,
        queuePosition: null,
        isAudible: kept !== undefined || isAudible,
        audioUrl: narrationAudioUrl(id),
        ...soundOf(kept),
        cover: await recordings.coverIn(tx, userId, covered),
        error,
        droppedCharacters: result?.droppedCharacters ?? 0,
        foreignLanguage: foreignLanguage ? (languageName(foreignLanguage) ?? "other") : null,
        isStandIn: input.isStandIn,
      };
    },
  };
}

function soundOf(
  kept: Recording | undefined,
): Pick<NarrationState, "durationMs" | "fileName" | "recordingId" | "savedAs"> {
  if (!kept) return { durationMs: null, fileName: null, recordingId: null, savedAs: null };
  const { id: recordingId, durationMs, fileName, musicFileName } = kept;
  return { recordingId, durationMs, fileName, savedAs: musicFileName === null ? "Voice" : "Voice + Music" };
}

/** The narration of a chat that is being made, else the latest that was kept: what a page shows that opens the chat again. */
export async function latestNarration(
  { db, jobs, recordings }: Pick<Services, "db" | "jobs" | "recordings">,
  userId: string,
  sessionId: string,
): Promise<NarrationState | null> {
  const open = await jobs.findOpen(narrationView({ recordings }), userId);
  if (open?.chatSessionId === sessionId) return open;
  return db.asUser(userId, async (tx) => {
    const kept = await recordings.findLatest(tx, sessionId, "voice");
    if (!kept) return null;
    const { id, name, textContent: text } = kept;
    return describeKept(kept, await recordings.coverIn(tx, userId, { id, name, text }));
  });
}

function describeKept(kept: Recording, cover: Cover): NarrationState {
  const { id, chatSessionId, messageId } = kept;
  return {
    id,
    chatSessionId,
    messageId,
    status: "ready",
    progress: 100,
    queuePosition: null,
    isAudible: true,
    audioUrl: narrationAudioUrl(id),
    ...soundOf(kept),
    cover,
    error: null,
    droppedCharacters: 0,
    foreignLanguage: null,
    isStandIn: false,
  };
}
