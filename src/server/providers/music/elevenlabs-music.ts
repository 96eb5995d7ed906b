import { moodPrompt } from "#server/audio/music/styles/mood-prompts.ts";
import { askForMp3 } from "#server/providers/answers/ask-for-mp3.ts";
import { BadAnswer } from "#server/providers/answers/bad-answer.ts";
import { limits } from "#shared/limits/limits.ts";
import { type ComposeRequest, type MusicMaker, MusicUnavailable } from "./music.ts";

/** What reaches ElevenLabs, and for how long it may take. */
export interface ElevenLabsMusicOptions {
  apiKey: string;
  /** The service's address, without a path. */
  baseUrl?: string | undefined;
  /** How long it may stay silent, before the answer and within it. */
  idleMs?: number;
}

/** ElevenLabs' own numbers, as its reference of `POST /v1/music` gives them. */
const service = {
  baseUrl: "https://api.elevenlabs.io",
  path: "/v1/music",
  model: "music_v1",
  outputFormat: "mp3_44100_128",
  minDurationMs: 3_000,
  maxDurationMs: 600_000,
  promptChars: 2_000,
  idleMs: 120_000,
  /** What its smallest plan allows. */
  atOnce: 2,
  /** Ten minutes at 128 kbit/s are 9.6 MB. */
  maxBytes: 16_000_000,
} as const;

function bodyOf({ mood, prompt, durationMs }: ComposeRequest) {
  return {
    prompt: (prompt ?? moodPrompt(mood)).slice(0, service.promptChars),
    music_length_ms: Math.round(Math.min(service.maxDurationMs, Math.max(service.minDurationMs, durationMs))),
    model_id: service.model,
    force_instrumental: true,
  };
}

/** Music from ElevenLabs' public API, always instrumental. Neither key nor prompt nor answer text is put into an error. */
export function createElevenLabsMusic({ apiKey, baseUrl, idleMs }: ElevenLabsMusicOptions): MusicMaker {
  const url = new URL(`${service.path}?output_format=${service.outputFormat}`, baseUrl ?? service.baseUrl);
  return {
    label: "ElevenLabs Music",
    atOnce: service.atOnce,
    async compose(request) {
      request.signal.throwIfAborted();
      try {
        const mp3 = await askForMp3({
          service: { name: "ElevenLabs", keyName: "ELEVENLABS_API_KEY" },
          headers: { "xi-api-key": apiKey },
          url,
          body: bodyOf(request),
          signal: request.signal,
          idleMs: idleMs ?? service.idleMs,
          totalMs: limits.music.timeoutMs,
          maxBytes: service.maxBytes,
          onAnswer: () => request.onProgress(0.5),
        });
        request.onProgress(1);
        return { mp3, isSeamless: false };
      } catch (error) {
        throw error instanceof BadAnswer ? new MusicUnavailable(error.message) : error;
      }
    },
  };
}
