import type { Logger } from "pino";
import { AppError } from "#server/app-error.ts";
import { readWav, readWavShape } from "#server/audio/read-wav.ts";
import type { Metering } from "#server/features/metering/metering.ts";
import type { ProviderCounts } from "#server/features/metering/provider-counts.ts";
import {
  type Transcription,
  TranscriptionUnavailable,
} from "#server/providers/transcription/transcription.ts";
import { limits } from "#shared/limits/limits.ts";

/** What a person said into their microphone. */
export interface Spoken {
  userId: string;
  wav: Uint8Array<ArrayBuffer>;
  signal: AbortSignal;
}

/** Turns what people say into text, for them to read and send; nothing of it is kept. */
export interface Dictation {
  /** What listens; nothing where the browser's own recognition does. */
  readonly label: string | undefined;
  /** The text of a recording. Refuses with the catalogue's codes. */
  understand(spoken: Spoken): Promise<string>;
}

interface Needs {
  /** The operator's server; nothing where there is none. */
  transcription: Transcription | undefined;
  metering: Pick<Metering, "add" | "isUsedUp">;
  /** Hears what each recording came to. */
  onCall: ProviderCounts["ofHeard"];
  log: Logger;
}

/** The loudest sample of a room in which nobody speaks, at -50 dB of full scale. Whisper invents sentences for silence. */
const faintest = 10 ** (-50 / 20);

/** Makes dictation over a transcription server; each recording is counted for its person by its own length. */
export function createDictation({ transcription, metering, onCall, log }: Needs): Dictation {
  return {
    label: transcription?.label,
    async understand({ userId, wav, signal }) {
      if (!transcription) throw new AppError("DICTATION_NOT_HERE");
      if (await metering.isUsedUp(userId, "dictationSeconds")) throw new AppError("DICTATION_USED_UP");
      const heardMs = lengthOf(wav);
      const call = { provider: transcription.label, heardMs };
      try {
        const text = await transcription.transcribe({ wav, signal });
        onCall({ ...call, fault: undefined });
        metering.add(userId, { dictatedMs: heardMs });
        if (text === "") throw new AppError("NOTHING_HEARD");
        return text;
      } catch (error) {
        if (error instanceof AppError || signal.aborted) throw error;
        const fault = error instanceof TranscriptionUnavailable ? error.fault : "broken";
        onCall({ ...call, fault, heardMs: 0 });
        log.warn({ fault, err: error }, "a recording was not turned into text");
        throw new AppError("DICTATION_FAILED", {}, error);
      }
    },
  };
}

/** How long a recording is, in milliseconds; refuses what is no recording, too long, or silent. */
function lengthOf(wav: Uint8Array): number {
  const shape = shapeOf(wav);
  const heardMs = Math.round((shape.length / shape.sampleRate) * 1000);
  if (heardMs > limits.dictation.maxSeconds * 1000) throw new AppError("DICTATION_TOO_LONG");
  const isSilent = readWav(wav).channels.every((samples) =>
    samples.every((sample) => Math.abs(sample) < faintest),
  );
  if (isSilent) throw new AppError("NOTHING_HEARD");
  return heardMs;
}

function shapeOf(wav: Uint8Array) {
  try {
    return readWavShape(wav);
  } catch (error) {
    throw new AppError("DICTATION_UNREADABLE", {}, error);
  }
}
