import { askForMp3 } from "#server/providers/answers/ask-for-mp3.ts";
import type { Voice } from "#shared/listening/voices.ts";
import { type ClosableSpeech, createCloudSpeech } from "./cloud-speech.ts";
import type { SpeechServiceOptions } from "./elevenlabs-speech.ts";

/** OpenAI's own names, as its reference of `POST /v1/audio/speech` gives them. */
const service = {
  baseUrl: "https://api.openai.com",
  model: "gpt-4o-mini-tts",
  instructions: "Speak slowly, warmly and evenly, as somebody who guides a meditation. Do not act or rush.",
  idleMs: 30_000,
} as const;

/** Four voices of OpenAI's, which many other servers know as well. */
export const openAiVoiceNames: Record<Voice, string> = {
  Aria: "coral",
  Rowan: "onyx",
  Sol: "sage",
  Wren: "fable",
};

/** The languages that its guide to text to speech names. */
const languages = new Set(
  "en af ar hy az be bs bg ca zh hr cs da nl et fi fr gl de el he hi hu is id it ja kn kk ko lv lt mk ms mr mi ne nb fa pl pt ro ru sr sk sl es sw sv tl ta th tr uk ur vi cy".split(
    " ",
  ),
);

/** Speech from OpenAI's public API. */
export function createOpenAiSpeech({ apiKey, baseUrl, idleMs }: SpeechServiceOptions): ClosableSpeech {
  return createCloudSpeech({
    label: "OpenAI speech",
    languages,
    fetchSound: async ({ sentence, voice, signal }, bounds) => {
      const bytes = await askForMp3({
        service: { name: "OpenAI", keyName: "OPENAI_API_KEY" },
        url: new URL("/v1/audio/speech", baseUrl ?? service.baseUrl),
        headers: { authorization: `Bearer ${apiKey}` },
        body: {
          model: service.model,
          instructions: service.instructions,
          voice: openAiVoiceNames[voice],
          input: sentence,
          response_format: "mp3",
        },
        signal,
        idleMs: idleMs ?? service.idleMs,
        ...bounds,
      });
      return { form: "mp3", bytes };
    },
  });
}
