import type { z } from "zod";
import { AppError } from "#server/app-error.ts";
import { narrate } from "#server/audio/narrate.ts";
import type { RunningJob } from "#server/features/jobs/define-job.ts";
import { audioBucket, whyNotStored } from "#server/providers/storage/storage.ts";
import type { Services } from "#server/services.ts";
import { createGrowingSound, soundSubject } from "./growing-sound.ts";
import type { narrationJob } from "./narration-job.ts";
import { asParts, leftSubject, spokenBefore } from "./spoken-so-far.ts";

type Needs = Pick<Services, "speech" | "storage" | "recordings" | "liveNarrations" | "liveParts" | "log">;
type Running = RunningJob<z.output<typeof narrationJob.input>, z.input<typeof narrationJob.result>>;

/** Makes a narration that can be heard while it is made, stores it, and ends its job with the playlist's record in one transaction. */
export function produceNarration(needs: Needs): (job: Running) => Promise<void> {
  const { speech, storage, recordings, liveNarrations, liveParts, log } = needs;
  return async ({ id, userId, createdAt, input, unwanted, handOver, step, sounds, finish, isGivenUp }) => {
    const { sessionId, messageId, text, name, voice, bells, pauses, isStandIn } = input;
    // By the job's own moment: taken up again after a crash, it writes over what the broken-off attempt had stored.
    const fileName = `${sessionId}/voice_${createdAt.getTime()}.mp3`;
    const live = createGrowingSound();
    liveNarrations.set(id, live);
    const withdraw = liveParts.offer({ subject: soundSubject(id), userId, open: live.audio });
    try {
      step(20);
      const made = await narrate({
        speech: speech.for(userId, { isStandIn }),
        text,
        voice,
        bells,
        pauses,
        signal: unwanted,
        before: await spokenBefore(needs, { id, userId }),
        handOver: {
          signal: handOver,
          keep: (spoken) => liveParts.leave(userId, leftSubject(id), asParts(spoken)),
        },
        onAudio: (chunk) => {
          live.add(chunk);
          sounds();
        },
        onProgress: (share) => step(progressAt(share)),
      });
      const { mp3, sentenceTimes, droppedCharacters } = made;
      const durationMs = Math.round(made.durationMs);
      step(90);
      await storage.put(`${audioBucket}/${fileName}`, mp3).catch((error: unknown) => {
        throw new AppError("VOICE_NOT_SAVED", { reason: whyNotStored(error) }, error);
      });
      const sound = { fileName, durationMs, sizeBytes: mp3.length };
      const part = { kind: "voice" as const, ...sound, voice, sentenceTimes };
      await recordings.keep(
        { id, userId, chatSessionId: sessionId, messageId, name, textContent: text, createdAt, part },
        { alongside: (tx, kept) => finish(tx, { narrationId: kept.id, droppedCharacters }), isGivenUp },
      );
      log.info({ jobId: id, durationMs, bytes: mp3.length }, "a narration was kept");
    } finally {
      withdraw();
    }
  };
}

/** The specification's steps: 20 while it begins, 60 and 80 on the way; 90 when all is spoken, 100 when it is kept. */
function progressAt(share: number): number {
  if (share >= 0.75) return 80;
  return share >= 0.35 ? 60 : 20;
}
