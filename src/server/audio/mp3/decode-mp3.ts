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

/** Decodes an MP3 part by part, gapless where the file says how. Heavy: for a thread of its own. */
export async function* decodeMp3(bytes: Uint8Array): AsyncGenerator<DecodedPart> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    for (let at = 0; at < bytes.length; at += sliceBytes) {
      const { channelData, sampleRate, errors } = decoder.decode(bytes.subarray(at, at + sliceBytes));
      yield { channels: channelData, sampleRate, errors: errors.length };
    }
  } finally {
    decoder.free();
  }
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
  const parts: Float32Array[][] = [];
  let sampleRate = 0;
  let samples = 0;
  for await (const part of decodeMp3(bytes)) {
    if (part.channels[0] === undefined || part.channels[0].length === 0) continue;
    sampleRate = part.sampleRate;
    samples += part.channels[0].length;
    if (samples > maxSeconds * sampleRate) throw new Error("the MP3 is too long");
    parts.push(part.channels);
  }
  if (samples === 0) throw new Error("the MP3 holds no sound");
  const count = Math.min(...parts.map((part) => part.length));
  return {
    channels: Array.from({ length: count }, (_, each) =>
      joined(parts.map((part) => part[each] ?? new Float32Array())),
    ),
    sampleRate,
  };
}
