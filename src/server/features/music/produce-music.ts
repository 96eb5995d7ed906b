import type { z } from "zod";
import { AppError } from "#server/app-error.ts";
import type { RunningJob } from "#server/features/jobs/define-job.ts";
import { audioBucket, whyNotStored } from "#server/providers/storage/storage.ts";
import type { Services } from "#server/services.ts";
import { limits } from "#shared/limits/limits.ts";
import type { musicJob } from "./music-job.ts";

type Needs = Pick<Services, "music" | "storage" | "recordings" | "log">;
type Running = RunningJob<z.output<typeof musicJob.input>, z.input<typeof musicJob.result>>;

/** Makes a piece, stores it, and ends its job with the playlist's record in one transaction. */
export function produceMusic({ music, storage, recordings, log }: Needs): (job: Running) => Promise<void> {
  return async ({ id, userId, createdAt, input, signal, step, finish, isGivenUp }) => {
    const { sessionId, messageId, text, name, mood } = input;
    // By the job's own moment: taken up again after a crash, it writes over what the broken-off attempt had stored.
    const fileName = `${sessionId}/music_${createdAt.getTime()}.mp3`;
    const { durationMs } = limits.music;
    step(20);
    const { mp3, isSeamless } = await music.compose({
      mood,
      durationMs,
      seed: id,
      signal,
      onProgress: (share) => step(progressAt(share)),
    });
    signal.throwIfAborted();
    step(90);
    await storage.put(`${audioBucket}/${fileName}`, mp3).catch((error: unknown) => {
      throw new AppError("VOICE_NOT_SAVED", { reason: whyNotStored(error) }, error);
    });
    const part = { kind: "music" as const, fileName, durationMs, sizeBytes: mp3.length, isSeamless };
    await recordings.keep(
      { id, userId, chatSessionId: sessionId, messageId, name, textContent: text, createdAt, part },
      { alongside: (tx, kept) => finish(tx, { narrationId: kept.id }), isGivenUp },
    );
    log.info({ jobId: id, mood, bytes: mp3.length }, "a piece of music was kept");
  };
}

/** The specification's steps: 20 while it begins, 60 and 80 on the way; 90 when it is made, 100 when it is kept. */
function progressAt(share: number): number {
  if (share >= 0.75) return 80;
  return share >= 0.35 ? 60 : 20;
}
