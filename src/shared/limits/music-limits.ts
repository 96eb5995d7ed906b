/** How long, how fast and how loud music may be, and what is read to make it. */
export const musicLimits = {
  /** A piece lasts this long and then begins again, in milliseconds. */
  durationMs: 60_000,
  /** Shortest and longest piece that is made when another length is asked for, in milliseconds. */
  minDurationMs: 20_000,
  maxDurationMs: 120_000,
  /** No piece is slower or faster, in beats a minute. */
  minBpm: 50,
  maxBpm: 65,
  /** Last messages of the conversation that the mood is chosen from. */
  moodMessages: 6,
  /** A piece that takes longer is given up, in milliseconds. */
  timeoutMs: 600_000,
  /** Longest description of music that is read, in characters. */
  promptChars: 2000,
  /** How loud music is by itself, in LUFS. */
  loudnessLufs: -22,
  /** A person's own background music: its largest file in bytes, and its longest sound in milliseconds. */
  ownBytes: 20_000_000,
  ownDurationMs: 1_800_000,
} as const;
