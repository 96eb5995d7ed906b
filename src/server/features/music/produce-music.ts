import { AppError } from "#server/app-error.ts";
import { audioBucket, whyNotStored } from "#server/providers/storage/storage.ts";
import type { Services } from "#server/services.ts";
import { limits } from "#shared/limits/limits.ts";
import { musicInput } from "./start-music.ts";

type Needs = Pick<Services, "jobs" | "music" | "storage" | "recordings" | "liveMusic" | "log">;
type JobWork = Parameters<Services["jobs"]["define"]>[1]["work"];

/** Makes a piece, stores it, and ends its job with the playlist's record in one transaction. */
export function produceMusic({ jobs, music, storage, recordings, liveMusic, log }: Needs): JobWork {
  return async (job, cancelled) => {
    const { sessionId, messageId, text, name, mood } = musicInput.parse(job.input);
    // By the job's own moment: taken up again after a crash, it writes over what the broken-off attempt had stored.
    const fileName = `${sessionId}/music_${job.createdAt.getTime()}.mp3`;
    liveMusic.begin(job.id, (progress) => jobs.tell(job, { progress, isAudible: false }));
    liveMusic.step(job.id, 20);
    const signal = AbortSignal.any([cancelled, AbortSignal.timeout(limits.music.timeoutMs)]);
    const { mp3, isSeamless } = await music.compose({
      mood,
      durationMs: limits.music.durationMs,
      seed: job.id,
      signal,
      onProgress: (share) => liveMusic.step(job.id, progressAt(share)),
    });
    signal.throwIfAborted();
    liveMusic.step(job.id, 90);
    await storage.put(`${audioBucket}/${fileName}`, mp3).catch((error: unknown) => {
      throw new AppError("VOICE_NOT_SAVED", { reason: whyNotStored(error) }, error);
    });
    const made = {
      id: job.id,
      userId: job.userId,
      chatSessionId: sessionId,
      messageId,
      name,
      textContent: text,
      createdAt: job.createdAt,
    };
    const { durationMs } = limits.music;
    const part = { kind: "music" as const, fileName, durationMs, sizeBytes: mp3.length, isSeamless };
    await recordings.keep(
      { ...made, part },
      {
        alongside: async (tx, kept) => {
          if (!(await jobs.end(tx, { id: job.id, status: "ready", result: { narrationId: kept.id } })))
            throw new Error("The job was cancelled.");
        },
        isGivenUp: () => jobs.isGivenUp(job.userId, job.id),
      },
    );
    liveMusic.end(job.id);
    log.info({ jobId: job.id, mood, bytes: mp3.length }, "a piece of music was kept");
  };
}

/** The specification's steps: 20 while it begins, 60 and 80 on the way; 90 when it is made, 100 when it is kept. */
function progressAt(share: number): number {
  if (share >= 0.75) return 80;
  return share >= 0.35 ? 60 : 20;
}
