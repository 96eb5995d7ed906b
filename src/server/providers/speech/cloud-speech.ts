import type { ServiceQuestion } from "#server/providers/answers/ask-service.ts";
import { BadAnswer } from "#server/providers/answers/bad-answer.ts";
import type { DecodeJob } from "./decode-worker.ts";
import type { EncodedSound } from "./encoded-sound.ts";
import { startThread } from "./pool-worker.ts";
import { type Sound, type SpeakRequest, type Speech, SpeechUnavailable } from "./speech.ts";
import { createWorkerPool } from "./worker-pool.ts";

/** How a service is asked to speak a sentence. */
export interface CloudVoice extends Pick<Speech, "label" | "languages"> {
  /** One sentence as the service encodes it, within the bounds; throws `BadAnswer`, or the signal's reason. */
  fetchSound(request: SpeakRequest, bounds: SentenceBounds): Promise<EncodedSound>;
}

/** What one sentence may come to, on the wire. */
export type SentenceBounds = Pick<ServiceQuestion, "totalMs" | "maxBytes">;

/** A voice that holds a thread while it speaks. */
export interface ClosableSpeech extends Speech {
  close(): Promise<void>;
}

const bounds = {
  sentenceMs: 60_000,
  sentenceSeconds: 120,
  maxBytes: 8_000_000,
  decodeMs: 20_000,
  idleMs: 5_000,
};

/** Speech of a service: each sentence one request, its answer read whole, decoded and evened in a thread. */
export function createCloudSpeech({ label, languages, fetchSound }: CloudVoice): ClosableSpeech {
  const pool = createWorkerPool<DecodeJob, Sound>({
    open: () => startThread(new URL("./decode-worker.ts", import.meta.url)),
    size: 1,
    idleMs: bounds.idleMs,
    jobMs: bounds.decodeMs,
    failure: (message) => new SpeechUnavailable(message, "engine-failed"),
  });
  return {
    label,
    languages,
    async speak(request) {
      const { signal } = request;
      signal.throwIfAborted();
      try {
        const sound = await fetchSound(request, { totalMs: bounds.sentenceMs, maxBytes: bounds.maxBytes });
        return await pool.run({ sound, maxSeconds: bounds.sentenceSeconds }, signal);
      } catch (error) {
        throw error instanceof BadAnswer ? new SpeechUnavailable(error.message, error.fault) : error;
      }
    },
    close: pool.close,
  };
}
