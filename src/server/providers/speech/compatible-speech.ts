import { askService } from "#server/providers/answers/ask-service.ts";
import { BadAnswer } from "#server/providers/answers/bad-answer.ts";
import { voices as ourVoices, type Voice } from "#shared/listening/voices.ts";
import { type AssignedVoices, assignVoices } from "./assign-voices.ts";
import { type ClosableSpeech, createCloudSpeech, type SentenceBounds } from "./cloud-speech.ts";
import { type EncodedSound, readEncodedSound } from "./encoded-sound.ts";
import { below, keyHeader, listVoices, type SpeechServer } from "./list-voices.ts";
import type { SpeakRequest } from "./speech.ts";

/** How an operator's speech server is asked. */
export interface CompatibleSpeechSettings extends SpeechServer {
  model: string;
  /** Which of its voices speak as ours, where the operator chose. */
  voices?: Partial<AssignedVoices> | undefined;
  /** The languages that these voices speak. */
  languages?: readonly string[] | undefined;
  idleMs?: number | undefined;
}

const usual = { idleMs: 60_000, listMs: 10_000 };

/**
 * Ways to ask for a whole WAV, the plainest last. Kokoro-FastAPI sends a stream unless told otherwise, and others refuse a
 * field they do not know.
 */
const asks = [{ response_format: "wav", stream: false }, { response_format: "wav" }, {}];

/** Speech from any server with OpenAI's `POST /audio/speech`. */
export function createCompatibleSpeech(settings: CompatibleSpeechSettings): ClosableSpeech {
  const { model, idleMs = usual.idleMs } = settings;
  let assigned: AssignedVoices | undefined;
  /** Which way of asking this server took; not known before its first sentence. */
  let taken: number | undefined;

  const voiceFor = async (voice: Voice, signal: AbortSignal): Promise<string> => {
    assigned ??= await voicesOf(settings, signal);
    return assigned[voice];
  };
  const ask = (
    way: number,
    voice: string,
    { sentence, signal }: SpeakRequest,
    bounds: SentenceBounds,
  ): Promise<EncodedSound> =>
    askService(
      {
        service: { name: "the speech server", keyName: "SPEECH_API_KEY" },
        url: below(settings, "audio/speech"),
        headers: {
          ...keyHeader(settings),
          "content-type": "application/json",
          accept: "audio/wav, audio/mpeg, audio/*",
        },
        body: JSON.stringify({ model, voice, input: sentence, ...asks[way] }),
        signal,
        idleMs,
        ...bounds,
      },
      readEncodedSound,
    );
  return createCloudSpeech({
    label: model,
    languages: new Set(settings.languages ?? ["en"]),
    fetchSound: async (request, bounds) => {
      const voice = await voiceFor(request.voice, request.signal);
      if (taken !== undefined) return ask(taken, voice, request, bounds);
      for (let way = 0; ; way += 1) {
        try {
          const sound = await ask(way, voice, request, bounds);
          taken = way;
          return sound;
        } catch (error) {
          const isRefused = error instanceof BadAnswer && error.fault === "call-refused";
          if (isRefused && way < asks.length - 1) continue;
          // A server that was not there when it was asked for its voices is asked again.
          assigned = undefined;
          throw error;
        }
      }
    },
  });
}

/** Which of the server's voices speak as ours; its list is asked for only where the operator left one open. */
export async function voicesOf(
  settings: CompatibleSpeechSettings,
  signal: AbortSignal,
): Promise<AssignedVoices> {
  const chosen = settings.voices ?? {};
  if (ourVoices.every((voice) => chosen[voice])) return assignVoices(chosen, undefined);
  const within = AbortSignal.any([signal, AbortSignal.timeout(usual.listMs)]);
  const listed = await listVoices(settings, within).catch(() => {
    signal.throwIfAborted();
    return undefined;
  });
  return assignVoices(chosen, listed);
}
