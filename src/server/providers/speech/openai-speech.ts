import type { Voice } from "#shared/voices.ts";
import { type ClosableSpeech, createCloudSpeech } from "./cloud-speech.ts";
import type { SpeechServiceOptions } from "./elevenlabs-speech.ts";

/** OpenAI's own names, as its reference of `POST /v1/audio/speech` gives them. */
const service = {
  baseUrl: "https://api.openai.com",
  model: "gpt-4o-mini-tts",
  instructions: "Speak slowly, warmly and evenly, as somebody who guides a meditation. Do not act or rush.",
  idleMs: 30_000,
} as const;

const voiceNames: Record<Voice, string> = { Aria: "coral", Rowan: "onyx", Sol: "sage", Wren: "fable" };

/** Speech from OpenAI's public API. */
export function createOpenAiSpeech({ apiKey, baseUrl, idleMs }: SpeechServiceOptions): ClosableSpeech {
  return createCloudSpeech({
    label: "OpenAI speech",
    service: { name: "OpenAI", keyName: "OPENAI_API_KEY" },
    idleMs: idleMs ?? service.idleMs,
    ask: ({ sentence, voice }) => ({
      url: new URL("/v1/audio/speech", baseUrl ?? service.baseUrl),
      headers: { authorization: `Bearer ${apiKey}` },
      body: {
        model: service.model,
        instructions: service.instructions,
        voice: voiceNames[voice],
        input: sentence,
        response_format: "mp3",
      },
    }),
  });
}
