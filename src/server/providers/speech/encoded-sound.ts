import { isUsualRate, readWavShape } from "#server/audio/read-wav.ts";
import { BadAnswer } from "#server/providers/answers/bad-answer.ts";
import { type AnswerLimits, readLimited } from "#server/providers/answers/read-limited.ts";
import { isWholeMp3 } from "#server/providers/answers/read-whole-mp3.ts";

/** A sentence as a service spoke it; bare samples are 16-bit, mono, little-endian. */
export type EncodedSound =
  | { form: "mp3"; bytes: Uint8Array<ArrayBuffer> }
  | { form: "wav"; bytes: Uint8Array<ArrayBuffer> }
  | { form: "pcm"; bytes: Uint8Array<ArrayBuffer>; sampleRate: number };

/** OpenAI's reference of `/v1/audio/speech`: "pcm" is 24 kHz, 16-bit signed, little-endian, without a header. */
const usualPcmRate = 24_000;

/** How files of other sound begin, by name, so that the log can say what came. */
const others: [name: string, begins: string][] = [
  ["Ogg", "OggS"],
  ["FLAC", "fLaC"],
  ["ADTS AAC", "\u00ff\u00f1"],
  ["ADTS AAC", "\u00ff\u00f9"],
];

const beginning = (bytes: Uint8Array, length: number) => String.fromCharCode(...bytes.subarray(0, length));

/** The rate that `audio/L16;rate=22050` and the like name (RFC 2586); OpenAI's where nothing is said. */
function pcmRate(type: string): number {
  const said = Number(/\brate=(\d{1,6})/.exec(type)?.[1] ?? usualPcmRate);
  if (!isUsualRate(said)) throw new BadAnswer("the answer is sound of an odd rate", "bad-answer");
  return said;
}

function wholeWav(bytes: Uint8Array<ArrayBuffer>): EncodedSound {
  try {
    const { isCut, length } = readWavShape(bytes);
    if (isCut || length === 0) throw new Error("a WAV file that was cut short");
    return { form: "wav", bytes };
  } catch (error) {
    throw new BadAnswer(`the answer is ${error instanceof Error ? error.message : "no sound"}`, "bad-answer");
  }
}

/**
 * Reads an answer of sound to its end. What it is says its beginning, since servers name types as they like; only bare samples,
 * which have no beginning, are believed by their type. Throws `BadAnswer` for text, other sound, and what is cut or too large.
 */
export async function readEncodedSound(response: Response, limits: AnswerLimits): Promise<EncodedSound> {
  const type = (response.headers.get("content-type") ?? "").toLowerCase();
  const bytes = await readLimited(response, limits);
  if (beginning(bytes, 4) === "RIFF") return wholeWav(bytes);
  if (isWholeMp3(bytes)) return { form: "mp3", bytes };
  const other = others.find(([, begins]) => beginning(bytes, begins.length) === begins);
  if (other) throw new BadAnswer(`the answer is ${other[0]}, which is not read here`, "bad-answer");
  const isPcm = /audio\/(?:x-)?(?:pcm|l16|raw)/.test(type);
  if (isPcm && bytes.length > 1 && bytes.length % 2 === 0)
    return { form: "pcm", bytes, sampleRate: pcmRate(type) };
  if (/html|json|text|xml/.test(type) || /^\s*[{<[]/.test(beginning(bytes, 20)))
    throw new BadAnswer("the answer is text and not sound", "bad-answer");
  throw new BadAnswer("the answer is no MP3 and no WAV, or one that was cut short", "bad-answer");
}
