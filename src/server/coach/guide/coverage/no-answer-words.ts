/** Said in place of a third answer in a row that was none. */
export const insteadOfNo: readonly string[] = [
  "I have had no good answer for you several times now, and I'm sorry. What I do well is short: an exercise, a few small questions, or a meditation made from what you have written.",
  "Your questions deserve better than I can give. What I have is an exercise, a few small questions of my own, or a meditation; any of them is there to tap.",
];

/** What whoever is told that can tap. */
export const tapsInstead: readonly [string, string, string] = [
  "Step by step, please",
  "A short exercise, please",
  "Please make the meditation",
];
