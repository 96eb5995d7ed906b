/** How long and how large a video may be, and how long it may take. */
export const videoLimits = {
  /** A video that would take longer to make is offered as a shorter cut, in milliseconds. */
  makeWithinMs: 300_000,
  /** The largest video that is kept, in bytes. */
  maxBytes: 250_000_000,
  /** The title card stands so long before the first word, and the scene goes on so long after the last. */
  leadMs: 5_000,
  tailMs: 6_000,
  /** Without a voice, a sentence stands this long for each of its characters, and never shorter or longer than this. */
  readMsPerChar: 62,
  shortestLineMs: 2_200,
  longestLineMs: 12_000,
  /** Without a voice, a rest between two sentences is no longer than this. */
  longestRestMs: 5_000,
  /** A breath in and out takes so long. */
  breathInMs: 4_000,
  breathOutMs: 6_000,
} as const;
