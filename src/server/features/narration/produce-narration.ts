import { AppError } from "#server/app-error.ts";
import { narrate } from "#server/audio/narrate.ts";
import { audioBucket, whyNotStored } from "#server/providers/storage/storage.ts";
import type { Services } from "#server/services.ts";
import { limits } from "#shared/limits/limits.ts";
import { createLiveNarration, soundSubject } from "./live.ts";
import { narrationInput } from "./start-narration.ts";

type Needs = Pick<
  Services,
  "jobs" | "speech" | "storage" | "recordings" | "liveNarrations" | "liveParts" | "log"
>;
type JobWork = Parameters<Services["jobs"]["define"]>[1]["work"];

/** Makes a narration that can be heard while it is made, stores it, and ends its job with the playlist's record in one transaction. */
export function produceNarration(needs: Needs): JobWork {
  return async (job, cancelled) => {
    const { jobs, speech, storage, recordings, liveNarrations, log } = needs;
    const { sessionId, messageId, text, name, voice, bells, pauses, isStandIn } = narrationInput.parse(
      job.input,
    );
    // By the job's own moment: taken up again after a crash, it writes over what the broken-off attempt had stored.
    const fileName = `${sessionId}/voice_${job.createdAt.getTime()}.mp3`;
    const live = createLiveNarration(({ progress, isAudible, hasEnded }) => {
      if (hasEnded) withdraw();
      else jobs.tell(job, { progress, isAudible });
    });
    liveNarrations.set(job.id, live);
    const withdraw = needs.liveParts.offer({
      subject: soundSubject(job.id),
      userId: job.userId,
      open: live.audio,
    });
    live.step(20);
    const signal = AbortSignal.any([cancelled, AbortSignal.timeout(limits.narration.timeoutMs)]);
    const made = await narrate({
      speech: speech.for(job.userId, { isStandIn }),
      text,
      voice,
      bells,
      pauses,
      signal,
      onAudio: live.add,
      onProgress: (share) => live.step(progressAt(share)),
    });
    live.step(90);
    await storage.put(`${audioBucket}/${fileName}`, made.mp3).catch((error: unknown) => {
      throw new AppError("VOICE_NOT_SAVED", { reason: whyNotStored(error) }, error);
    });
    await recordings.keep(
      {
        id: job.id,
        userId: job.userId,
        chatSessionId: sessionId,
        messageId,
        name,
        textContent: text,
        createdAt: job.createdAt,
        part: {
          kind: "voice",
          fileName,
          voice,
          durationMs: Math.round(made.durationMs),
          sizeBytes: made.mp3.length,
          sentenceTimes: made.sentenceTimes,
        },
      },
      {
        alongside: async (tx, kept) => {
          const result = { narrationId: kept.id, droppedCharacters: made.droppedCharacters };
          if (!(await jobs.end(tx, { id: job.id, status: "ready", result })))
            throw new Error("The job was cancelled.");
        },
        isGivenUp: () => jobs.isGivenUp(job.userId, job.id),
      },
    );
    live.end();
    liveNarrations.delete(job.id);
    log.info({ jobId: job.id, durationMs: made.durationMs, bytes: made.mp3.length }, "a narration was kept");
  };
}

/** The specification's steps: 20 while it begins, 60 and 80 on the way; 90 when all is spoken, 100 when it is kept. */
function progressAt(share: number): number {
  if (share >= 0.75) return 80;
  return share >= 0.35 ? 60 : 20;
}
