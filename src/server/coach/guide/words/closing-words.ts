/** What is there once all was written at a place of the hour, by its station: it says what was found there, and what may follow. */
export const closingWords: Readonly<Record<string, readonly string[]>> = {
  known: [
    "So that's the way you lean. Next we could find words for it, or get ready for it.",
    "That's an answer, for now. If it helps, we find words for it, or get you ready for it.",
  ],
  "say-it": [
    "So you have a sentence, and something for afterwards. I can help you get ready for the moment, or make a meditation with it.",
  ],
  prepare: ["So the beginning is ready, and so is what comes after it."],
  unsent: [
    "It's written now, and nobody has read it. If you'd like to say some of it after all, we can find words for that.",
  ],
  friend: ["You can come back to what you'd tell a friend whenever the hard thoughts start again."],
};

/** What can be tapped once all was written there. */
export const closingTaps: Readonly<Record<string, readonly string[]>> = {
  known: ["Find words to say it", "Get ready for it", "Please make the meditation"],
  "say-it": ["Check what I've written", "Get ready for it", "Please make the meditation"],
  prepare: ["How I feel", "A short exercise, please", "Please make the meditation"],
  unsent: ["Find words to say it", "How I feel", "Please make the meditation"],
  friend: ["How I feel", "A short exercise, please", "Please make the meditation"],
};
