/**
 * What the guide gave with its last reply: something to say, an exercise, a script, an answer, something asked, things to tap, or
 * only a word of having heard, or of being sorry.
 */
export const givens = [
  "sentence",
  "practice",
  "script",
  "answer",
  "question",
  "taps",
  "acknowledgement",
  "apology",
] as const;

/** One of the things that a reply gives. */
export type Given = (typeof givens)[number];

/**
 * What a message does with what was given: takes or praises it, asks whether it is good, wants it shorter, longer, simpler, another one or
 * the same again, refuses it, says that it misses, asks about it, asks how it goes on from there; or does nothing with it: goes on telling,
 * leaves, or asks for something new.
 */
export const doings = [
  "takes",
  "asks-good",
  "shorter",
  "longer",
  "simpler",
  "other",
  "again",
  "refuses",
  "misses",
  "asks-about",
  "asks-on",
  "tells",
  "leaves",
  "new",
] as const;

/** What a message does with what was given. */
export type Doing = (typeof doings)[number];
