/**
 * The one form every narration has: MPEG-2 layer III, mono, 24 kHz, constant 64 kbit/s. 24 kHz holds all that the
 * offline voice (8 kHz wide) and the cloud voices (24 kHz) contain, a millisecond is a whole number of samples, and
 * every frame has exactly the same size, so that a place in the file is a moment of the sound.
 */
export const mp3Format = {
  sampleRate: 24_000,
  bitrateKbps: 64,
  frameSamples: 576,
  frameBytes: 192,
  /** Samples the encoder puts before the sound. */
  encoderDelay: 576,
  /** The encoder turns everything down by this much, as a guard against clipping. */
  level: 0.95,
} as const;
