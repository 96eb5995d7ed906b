/** A form of MP3 of constant bit rate. */
export interface Mp3Format {
  sampleRate: 24_000 | 44_100 | 48_000;
  channels: 1 | 2;
  bitrateKbps: 64 | 128;
  frameSamples: number;
  /** Of a frame that is not padded: where the rate does not come out even, most frames are a byte longer. */
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
 * The form of a narration mixed with music, to be kept elsewhere: MPEG-1 layer III, joint stereo, 44.1 kHz, constant
 * 128 kbit/s. Whatever plays music plays it, and it holds all that is heard of the music.
 */
export const mixMp3Format = {
  sampleRate: 44_100,
  channels: 2,
  bitrateKbps: 128,
  frameSamples: 1152,
  frameBytes: 417,
  sideBytes: 32,
  header: [0xff, 0xfb, 0x90, 0x44],
  encoderDelay: 576,
  level: 0.95,
} as const satisfies Mp3Format;

/**
 * The form of all music we make: MPEG-1 layer III, joint stereo, 48 kHz (twice the narrations' rate, so that one goes
 * into the other without resampling loss), constant 128 kbit/s, with frames of one size.
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
