import { moodPrompt } from "#server/audio/music/mood-prompts.ts";
import { limits } from "#shared/limits.ts";
import { type ComposeRequest, type MusicMaker, MusicUnavailable } from "./music.ts";
import { readWholeMp3 } from "./read-whole-mp3.ts";

/** What reaches ElevenLabs, and for how long it may take. */
export interface ElevenLabsMusicOptions {
  apiKey: string;
  /** The service's address, without a path. */
  baseUrl?: string;
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
  /** Ten minutes at 128 kbit/s are 9.6 MB. */
  maxBytes: 16_000_000,
} as const;

function bodyOf({ mood, prompt, durationMs }: ComposeRequest): string {
  return JSON.stringify({
    prompt: (prompt ?? moodPrompt(mood)).slice(0, service.promptChars),
    music_length_ms: Math.round(Math.min(service.maxDurationMs, Math.max(service.minDurationMs, durationMs))),
    model_id: service.model,
    force_instrumental: true,
  });
}

/** Aborts when asked to `wait` and nothing came for so long. */
function createPatience(idleMs: number) {
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const stop = () => clearTimeout(timer);
  return {
    signal: late.signal,
    wait: () => {
      stop();
      timer = setTimeout(() => late.abort(new MusicUnavailable("ElevenLabs stayed silent")), idleMs);
    },
    stop,
  };
}

function refusalOf(status: number): string {
  if (status === 401 || status === 403)
    return `ElevenLabs refuses the key (${status}); check ELEVENLABS_API_KEY`;
  if (status === 402 || status === 429) return `ElevenLabs' quota is used up (${status})`;
  return `ElevenLabs answered ${status}`;
}

/** Music from ElevenLabs' public API, always instrumental. Neither key nor prompt nor answer text is put into an error. */
export function createElevenLabsMusic({ apiKey, baseUrl, idleMs }: ElevenLabsMusicOptions): MusicMaker {
  const url = new URL(`${service.path}?output_format=${service.outputFormat}`, baseUrl ?? service.baseUrl);
  const ask = async (request: ComposeRequest) => {
    const patience = createPatience(idleMs ?? service.idleMs);
    const total = AbortSignal.timeout(limits.music.timeoutMs);
    patience.wait();
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: { "xi-api-key": apiKey, "content-type": "application/json", accept: "audio/mpeg" },
        body: bodyOf(request),
        redirect: "error",
        signal: AbortSignal.any([request.signal, patience.signal, total]),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new MusicUnavailable(refusalOf(response.status));
      }
      request.onProgress(0.5);
      return await readWholeMp3(response, { maxBytes: service.maxBytes, onBytes: patience.wait });
    } catch (error) {
      if (patience.signal.aborted) throw patience.signal.reason;
      throw error;
    } finally {
      patience.stop();
    }
  };
  return {
    label: "ElevenLabs Music",
    async compose(request) {
      request.signal.throwIfAborted();
      try {
        const mp3 = await ask(request);
        request.onProgress(1);
        return { mp3, isSeamless: false };
      } catch (error) {
        if (request.signal.aborted) throw request.signal.reason;
        if (error instanceof MusicUnavailable) throw error;
        throw new MusicUnavailable(`ElevenLabs could not be reached or hung up: ${String(error)}`);
      }
    },
  };
}
