import { askForMp3 } from "#server/providers/answers/ask-for-mp3.ts";
import type { Voice } from "#shared/listening/voices.ts";
import { type ClosableSpeech, createCloudSpeech } from "./cloud-speech.ts";

/** What reaches a speech service, and how long it may stay silent. */
export interface SpeechServiceOptions {
  apiKey: string;
  /** The service's address, without a path. */
  baseUrl?: string | undefined;
  idleMs?: number;
}

/** ElevenLabs' own numbers and names, as its reference of `POST /v1/text-to-speech/{voice_id}` gives them. */
const service = {
  baseUrl: "https://api.elevenlabs.io",
  model: "eleven_multilingual_v2",
  outputFormat: "mp3_44100_128",
  idleMs: 30_000,
  /** Even and unhurried; below 0.7 the service refuses a speed. */
  settings: { stability: 0.7, similarity_boost: 0.75, style: 0, speed: 0.85 },
} as const;

/** The languages that its page on models names for this one. */
const languages = new Set(
  "en ja zh de hi fr ko pt it es id nl tr fil pl sv bg ro ar cs el fi hr ms sk da ta uk ru".split(" "),
);

/** Voices every account of the service has: Sarah, George, Lily and Daniel. */
const voiceIds: Record<Voice, string> = {
  Aria: "EXAVITQu4vr4xnSDxMaL",
  Rowan: "JBFqnCBsd6RMkjVDRZzb",
  Sol: "pFZP5JQG7iQjIQuC4Bku",
  Wren: "onwK4e9ZLuTAKqWzfYfK",
};

/** Speech from ElevenLabs' public API. */
export function createElevenLabsSpeech({ apiKey, baseUrl, idleMs }: SpeechServiceOptions): ClosableSpeech {
  return createCloudSpeech({
    label: "ElevenLabs",
    languages,
    fetchSound: async ({ sentence, voice, signal }, bounds) => {
      const bytes = await askForMp3({
        service: { name: "ElevenLabs", keyName: "ELEVENLABS_API_KEY" },
        url: new URL(
          `/v1/text-to-speech/${voiceIds[voice]}?output_format=${service.outputFormat}`,
          baseUrl ?? service.baseUrl,
        ),
        headers: { "xi-api-key": apiKey },
        body: { text: sentence, model_id: service.model, voice_settings: service.settings },
        signal,
        idleMs: idleMs ?? service.idleMs,
        ...bounds,
      });
      return { form: "mp3", bytes };
    },
  });
}
