import type { AssignedVoices } from "#server/providers/speech/assign-voices.ts";
import type { ClosableSpeech } from "#server/providers/speech/cloud-speech.ts";
import {
  type CompatibleSpeechSettings,
  createCompatibleSpeech,
  voicesOf,
} from "#server/providers/speech/compatible-speech.ts";
import { listVoices } from "#server/providers/speech/list-voices.ts";
import { SpeechUnavailable } from "#server/providers/speech/speech.ts";
import { defaultVoice, voices as ourVoices, type Voice } from "#shared/listening/voices.ts";
import { betterAddress } from "./better-address.ts";
import type { Examination, Finding } from "./finding.ts";
import { listModels } from "./list-models.ts";

const namesShown = 20;

/** Has a voice say one word, lets it go, and answers with how long it is, in seconds. */
export async function speakAWord(
  speech: ClosableSpeech,
  voice: Voice,
  { signal, timeoutMs }: Examination,
): Promise<string> {
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const { samples, sampleRate } = await speech.speak({ sentence: "Hello.", voice, signal: limit });
    return (samples.length / sampleRate).toFixed(1);
  } finally {
    await speech.close();
  }
}

/**
 * Has a speech server say one word and tells which of its voices speak as ours; where it does not, what is wrong in the words
 * of the settings: nothing there, `/v1` missing, model or voice unknown (with those that are there), or what the call met.
 */
export async function examineSpeechServer(
  settings: CompatibleSpeechSettings,
  examination: Examination,
): Promise<Finding> {
  const service = "Speech";
  const { baseUrl, model } = settings;
  const unwell = (...lines: string[]): Finding => ({ service, state: "unwell", lines });
  const limit = AbortSignal.any([examination.signal, AbortSignal.timeout(examination.timeoutMs)]);
  const listed = await listVoices(settings, limit);
  const unknown = ourVoices.find((voice) => isUnknown(settings.voices?.[voice], listed));
  if (unknown && listed)
    return unwell(
      `The server has no voice ${settings.voices?.[unknown]}. Set SPEECH_VOICES to names that it has:`,
      shortList(listed),
    );
  try {
    const seconds = await speakAWord(createCompatibleSpeech(settings), defaultVoice, examination);
    return {
      service,
      state: "well",
      lines: [`${model} spoke a word of ${seconds} s. ${asLine(await voicesOf(settings, limit))}`],
    };
  } catch (error) {
    if (!(error instanceof SpeechUnavailable)) throw error;
    if (error.fault === "unreachable")
      return unwell(`${baseUrl}: ${error.message}; check that it runs, and SPEECH_BASE_URL.`);
    if (error.fault !== "wrong-path" && error.fault !== "bad-answer" && error.fault !== "call-refused")
      return unwell(`${baseUrl}: ${error.message}.`);
    const better = await betterAddress(settings, examination);
    if (better) return unwell(`${baseUrl} is not where the server speaks. Set SPEECH_BASE_URL=${better}`);
    const list = await listModels(settings, examination);
    if (list.kind === "models" && list.models.length > 0 && !list.models.some(({ id }) => id === model))
      return unwell(
        `The server does not list the model ${model}. Set SPEECH_MODEL to one that it has:`,
        shortList(list.models.map(({ id }) => id)),
      );
    const voices = listed ? [`Its voices: ${shortList(listed)}`] : [];
    return unwell(
      `${baseUrl}: ${error.message}; check SPEECH_BASE_URL, SPEECH_MODEL and SPEECH_VOICES.`,
      ...voices,
    );
  }
}

/** A name that is not listed, unless it is blended of several, as Kokoro's may be. */
const isUnknown = (name: string | undefined, listed: readonly string[] | undefined): boolean =>
  name !== undefined && listed !== undefined && !listed.includes(name) && /^[\w .-]+$/.test(name);

const asLine = (assigned: AssignedVoices): string =>
  `${ourVoices.map((voice) => `${voice} is ${assigned[voice]}`).join(", ")}.`;

function shortList(names: readonly string[]): string {
  const more = names.length > namesShown ? `, and ${names.length - namesShown} more` : "";
  return `${names.slice(0, namesShown).join(", ")}${more}`;
}
