import { MPEGDecoder } from "mpg123-decoder";

/** A part of a decoded MP3, one array a channel. */
export interface DecodedPart {
  channels: Float32Array[];
  sampleRate: number;
  /** Places where the stream made no sense. */
  errors: number;
}

/** Bytes decoded at a time: a few seconds of sound, so that memory stays small whatever the file's length. */
const sliceBytes = 65_536;

/** A decoder that is ready: it answers at once, and decodes one file. */
export interface OpenMp3 {
  parts(): Generator<DecodedPart, void, void>;
  close(): void;
}

/** Opens an MP3 to be decoded part by part, gapless where the file says how. Heavy: for a thread of its own. */
export async function openMp3(bytes: Uint8Array): Promise<OpenMp3> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  return {
    *parts() {
      for (let at = 0; at < bytes.length; at += sliceBytes) {
        const { channelData, sampleRate, errors } = decoder.decode(bytes.subarray(at, at + sliceBytes));
        yield { channels: channelData, sampleRate, errors: errors.length };
      }
    },
    close: () => decoder.free(),
  };
}

/** As `openMp3`, and closes it. */
export async function* decodeMp3(bytes: Uint8Array): AsyncGenerator<DecodedPart> {
  const mp3 = await openMp3(bytes);
  try {
    yield* mp3.parts();
  } finally {
    mp3.close();
  }
}

/** The parts of a sound that hold any; throws where none does, or where they are more than `maxSeconds` long. */
export function* soundingParts(
  parts: Iterable<DecodedPart>,
  maxSeconds: number,
): Generator<DecodedPart, void, void> {
  let samples = 0;
  for (const part of parts) {
    const length = part.channels[0]?.length ?? 0;
    if (length === 0) continue;
    samples += length;
    if (samples > maxSeconds * part.sampleRate) throw new Error("the MP3 is too long");
    yield part;
  }
  if (samples === 0) throw new Error("the MP3 holds no sound");
}

/** A whole decoded MP3. */
export interface DecodedMp3 {
  channels: Float32Array<ArrayBuffer>[];
  sampleRate: number;
}

function joined(parts: Float32Array[]): Float32Array<ArrayBuffer> {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Decodes an MP3 in one go; throws when it holds no sound, or more than `maxSeconds` of it. */
export async function decodeWhole(bytes: Uint8Array, maxSeconds: number): Promise<DecodedMp3> {
  const mp3 = await openMp3(bytes);
  try {
    const parts = [...soundingParts(mp3.parts(), maxSeconds)];
    const count = Math.min(...parts.map(({ channels }) => channels.length));
    return {
      channels: Array.from({ length: count }, (_, each) =>
        joined(parts.map(({ channels }) => channels[each] ?? new Float32Array())),
      ),
      sampleRate: parts.at(-1)?.sampleRate ?? 0,
    };
  } finally {
    mp3.close();
  }
}
