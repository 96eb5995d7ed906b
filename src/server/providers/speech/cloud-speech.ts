import { askForMp3, type Mp3Question } from "#server/providers/answers/ask-for-mp3.ts";
import { BadAnswer } from "#server/providers/answers/read-whole-mp3.ts";
import type { DecodeJob } from "./decode-worker.ts";
import { type Sound, type SpeakRequest, type Speech, SpeechUnavailable } from "./speech.ts";
import { createWorkerPool } from "./worker-pool.ts";

/** How a service is asked to speak a sentence. */
export interface CloudVoice extends Pick<Mp3Question, "service"> {
  label: string;
  languages: ReadonlySet<string>;
  ask(request: SpeakRequest): Pick<Mp3Question, "url" | "headers" | "body">;
  /** How long the service may stay silent. */
  idleMs: number;
}

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

/** Speech of a service: each sentence one request, its MP3 read whole, decoded and evened in a thread. */
export function createCloudSpeech({ label, languages, service, ask, idleMs }: CloudVoice): ClosableSpeech {
  const pool = createWorkerPool<DecodeJob, Sound>({
    url: new URL("./decode-worker.ts", import.meta.url),
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
        const mp3 = await askForMp3({
          service,
          ...ask(request),
          signal,
          idleMs,
          totalMs: bounds.sentenceMs,
          maxBytes: bounds.maxBytes,
        });
        return await pool.run({ mp3, maxSeconds: bounds.sentenceSeconds }, signal);
      } catch (error) {
        throw error instanceof BadAnswer ? new SpeechUnavailable(error.message, error.fault) : error;
      }
    },
    close: pool.close,
  };
}
