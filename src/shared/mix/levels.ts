/** How a narration and its music lie over one another in a file to keep. */
export const mixLevels = {
  /** The whole, in LUFS. */
  loudnessLufs: -16,
  /** No peak above this, in decibels: room for what MP3 adds under a true peak of -1 dB. */
  ceilingDb: -2,
  /** Music while somebody speaks, below the voice, in decibels: heard as music, and no word is lost in it. */
  bedBelowDb: 12,
  /** Music where nobody ever speaks, below the same loudness, in decibels. */
  aloneBelowDb: 6,
  /** How much the music rises where nobody speaks. */
  restLiftDb: 4,
  /** Music alone before the voice and after it, in seconds, and how long it takes to come and go. */
  leadSeconds: 3,
  tailSeconds: 6,
  fadeInSeconds: 2,
  fadeOutSeconds: 5,
  /** Music without a seamless end begins again by a cross-fade of so many seconds. */
  crossFadeSeconds: 4,
} as const;

/** How music goes along with a voice, in seconds. A script rests for three seconds or more: the music has risen within one. */
export const restTiming = {
  /** A rest that is shorter stays under the voice: music that pumps between sentences would draw attention to itself. */
  heldSeconds: 0.7,
  /** How long the music takes to rise after a voice, and to sink before it. */
  riseSeconds: 1.6,
  sinkSeconds: 0.7,
} as const;

/** Decibels as a factor. */
export function gainOf(db: number): number {
  return 10 ** (db / 20);
}
