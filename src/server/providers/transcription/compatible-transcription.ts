import { askService } from "#server/providers/answers/ask-service.ts";
import { BadAnswer } from "#server/providers/answers/bad-answer.ts";
import { readTranscript } from "./read-transcript.ts";
import { type Transcription, TranscriptionUnavailable } from "./transcription.ts";

/** How an operator's transcription server is asked. */
export interface CompatibleTranscriptionSettings {
  /** Ends like `/v1`. */
  baseUrl: string;
  model: string;
  apiKey?: string | undefined;
  idleMs?: number | undefined;
}

const usual = { idleMs: 60_000, totalMs: 120_000, maxBytes: 2_000_000 };

/** Transcription by any server with OpenAI's `POST /audio/transcriptions`, such as the servers of Whisper. */
export function createCompatibleTranscription(settings: CompatibleTranscriptionSettings): Transcription {
  const { baseUrl, model, apiKey, idleMs = usual.idleMs } = settings;
  return {
    label: model,
    async transcribe({ wav, signal }) {
      signal.throwIfAborted();
      const form = new FormData();
      form.set("file", new File([wav], "speech.wav", { type: "audio/wav" }));
      form.set("model", model);
      form.set("response_format", "json");
      const encoded = new Response(form);
      try {
        const question = {
          service: { name: "the transcription server", keyName: "TRANSCRIPTION_API_KEY" },
          url: new URL(`${baseUrl.replace(/(?<!\/)\/+$/, "")}/audio/transcriptions`),
          headers: {
            accept: "application/json",
            "content-type": encoded.headers.get("content-type") ?? "multipart/form-data",
            ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
          },
          body: new Uint8Array(await encoded.arrayBuffer()),
          signal,
          idleMs,
          totalMs: usual.totalMs,
          maxBytes: usual.maxBytes,
        };
        return await askService(question, readTranscript);
      } catch (error) {
        throw error instanceof BadAnswer ? new TranscriptionUnavailable(error.message, error.fault) : error;
      }
    },
  };
}
