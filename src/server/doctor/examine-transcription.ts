import {
  type CompatibleTranscriptionSettings,
  createCompatibleTranscription,
} from "#server/providers/transcription/compatible-transcription.ts";
import { TranscriptionUnavailable } from "#server/providers/transcription/transcription.ts";
import { limits } from "#shared/limits/limits.ts";
import { encodeWav } from "#shared/sound/encode-wav.ts";
import { betterAddress } from "./better-address.ts";
import type { Examination, Finding } from "./finding.ts";
import { listModels } from "./list-models.ts";

const namesShown = 20;

/** A second of a quiet tone: something to listen to that no word is lost with. */
function tone(): Uint8Array<ArrayBuffer> {
  const { sampleRate } = limits.dictation;
  const samples = Float32Array.from(
    { length: sampleRate },
    (_, at) => 0.1 * Math.sin((2 * Math.PI * 220 * at) / sampleRate),
  );
  return encodeWav(samples, sampleRate);
}

/** Has a transcription server listen to a second of a tone, and says what is wrong in the words of the settings. */
export async function examineTranscription(
  settings: CompatibleTranscriptionSettings,
  examination: Examination,
): Promise<Finding> {
  const service = "Transcription";
  const { baseUrl, model } = settings;
  const unwell = (...lines: string[]): Finding => ({ service, state: "unwell", lines });
  const signal = AbortSignal.any([examination.signal, AbortSignal.timeout(examination.timeoutMs)]);
  const began = performance.now();
  try {
    await createCompatibleTranscription(settings).transcribe({ wav: tone(), signal });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    return { service, state: "well", lines: [`${model} listened to a second of sound within ${seconds} s.`] };
  } catch (error) {
    if (!(error instanceof TranscriptionUnavailable)) throw error;
    if (error.fault === "unreachable")
      return unwell(`${baseUrl}: ${error.message}; check that it runs, and TRANSCRIPTION_BASE_URL.`);
    if (error.fault !== "wrong-path" && error.fault !== "bad-answer" && error.fault !== "call-refused")
      return unwell(`${baseUrl}: ${error.message}.`);
    const better = await betterAddress(settings, examination);
    if (better)
      return unwell(`${baseUrl} is not where the server listens. Set TRANSCRIPTION_BASE_URL=${better}`);
    const list = await listModels(settings, examination);
    const names = list.kind === "models" ? list.models.map(({ id }) => id) : [];
    if (names.length > 0 && !names.includes(model))
      return unwell(
        `The server does not list the model ${model}. Set TRANSCRIPTION_MODEL to one that it has:`,
        names.slice(0, namesShown).join(", "),
      );
    return unwell(`${baseUrl}: ${error.message}; check TRANSCRIPTION_BASE_URL and TRANSCRIPTION_MODEL.`);
  }
}
