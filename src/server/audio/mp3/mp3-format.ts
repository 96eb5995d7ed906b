/** A form of MP3 whose frames all have the same size. */
export interface Mp3Format {
  sampleRate: number;
  channels: 1 | 2;
  bitrateKbps: number;
  frameSamples: number;
  frameBytes: number;
  /** Bytes of side information at the start of a frame, after its header. */
  sideBytes: number;
  /** The four bytes every frame begins with. */
  header: readonly [number, number, number, number];
  /** Samples the encoder puts before the sound. */
  encoderDelay: number;
  /** The encoder turns everything down by this much, as a guard against clipping. */
  level: number;
}

/**
 * The one form every narration has: MPEG-2 layer III, mono, 24 kHz, constant 64 kbit/s. 24 kHz holds all that the
 * offline voice (8 kHz wide) and the cloud voices (24 kHz) contain, a millisecond is a whole number of samples, and
 * every frame has exactly the same size, so that a place in the file is a moment of the sound.
 */
export const mp3Format = {
  sampleRate: 24_000,
  channels: 1,
  bitrateKbps: 64,
  frameSamples: 576,
  frameBytes: 192,
  sideBytes: 9,
  header: [0xff, 0xf3, 0x84, 0xc4],
  encoderDelay: 576,
  level: 0.95,
} as const satisfies Mp3Format;

/**
 * The form of a narration mixed with music, to be kept elsewhere: MPEG-2 layer III, joint stereo, at the narrations' own
 * 24 kHz, which holds all of the voice and, at half the music's rate, nearly all of it; constant 96 kbit/s.
 */
export const mixMp3Format = {
  sampleRate: 24_000,
  channels: 2,
  bitrateKbps: 96,
  frameSamples: 576,
  frameBytes: 288,
  sideBytes: 17,
  header: [0xff, 0xf3, 0xa4, 0x44],
  encoderDelay: 576,
  level: 0.95,
} as const satisfies Mp3Format;

/**
 * The form of all music we make: MPEG-1 layer III, joint stereo, 48 kHz (twice the narrations' rate, so that one goes
 * into the other without resampling loss), constant 128 kbit/s, again with frames of one size.
 */
export const musicMp3Format = {
  sampleRate: 48_000,
  channels: 2,
  bitrateKbps: 128,
  frameSamples: 1152,
  frameBytes: 384,
  sideBytes: 32,
  header: [0xff, 0xfb, 0x94, 0x44],
  encoderDelay: 576,
  level: 0.95,
} as const satisfies Mp3Format;
