import { type Mp3Format, mp3Format } from "./mp3-format.ts";

const allFields = 0x0f;

/** CRC-16 with polynomial 0x8005, reflected, as the LAME tag wants it. */
function crc16(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xa001 : crc >>> 1;
  }
  return crc;
}

/** Padding keeps the rate exact over the whole, so that the bytes tell the frames whatever their single sizes. */
function framesIn(bytes: number, { bitrateKbps, frameSamples, sampleRate }: Mp3Format): number {
  return Math.round((bytes * 8 * sampleRate) / (bitrateKbps * 1000 * frameSamples));
}

/** Counts that describe a finished MP3. */
export interface FinishedMp3 {
  /** Samples of sound given to the encoder, of one channel. */
  samples: number;
  /** Bytes the encoder wrote. */
  bytes: number;
}

/**
 * The silent first frame (Info and LAME tags) that tells a player how many frames follow and how much silence the
 * encoder added at both ends, so that a decoder returns exactly the samples that went in. For the stored file only.
 * Field layout after the LAME project's description of its tag.
 */
export function gaplessFrame(
  { samples, bytes }: FinishedMp3,
  format: Mp3Format = mp3Format,
): Uint8Array<ArrayBuffer> {
  const frame = new Uint8Array(format.frameBytes);
  const view = new DataView(frame.buffer);
  const frames = framesIn(bytes, format);
  const padding = frames * format.frameSamples - format.encoderDelay - samples;
  const info = format.header.length + format.sideBytes;
  const ascii = (at: number, text: string) => frame.set(new TextEncoder().encode(text), at);
  frame.set(format.header);
  ascii(info, "Info");
  view.setUint32(info + 4, allFields);
  view.setUint32(info + 8, frames);
  view.setUint32(info + 12, bytes + frame.length);
  for (let step = 0; step < 100; step += 1) frame[info + 16 + step] = Math.floor((step * 256) / 100);
  view.setUint32(info + 116, 100);
  const lame = info + 120;
  ascii(lame, "LAME3.100");
  frame[lame + 9] = 0x01;
  frame[lame + 20] = format.bitrateKbps;
  const trims = (format.encoderDelay << 12) | Math.min(padding, 0xfff);
  frame.set([trims >>> 16, (trims >>> 8) & 0xff, trims & 0xff], lame + 21);
  view.setUint32(lame + 28, bytes + frame.length);
  view.setUint16(lame + 34, crc16(frame.subarray(0, lame + 34)));
  return frame;
}
