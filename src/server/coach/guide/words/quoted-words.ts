/** Said after a sentence of the person's in quotation marks; each is true of whatever stands there. */
export const wordsOnQuote: string[] = [
  "Thank you for telling me that.",
  "I've got that.",
  "OK. I've read all of it, and I've kept that.",
  "Thank you for putting it so clearly.",
];

/** The same for good news. */
export const gladWordsOnQuote: string[] = [
  "How lovely. Thank you for bringing it here.",
  "That's worth a moment of its own.",
  "I'm glad that's written down.",
];

/** The same for a loss. */
export const sorryWordsOnQuote: string[] = [
  "I'm so sorry.",
  "I'm sorry. Thank you for telling me.",
  "Thank you for telling me that. There's no hurry here.",
];

/** Said to whoever had told it already, before their sentence and without one. */
export const toldAlreadyWords = {
  quoted: ["You did tell me, and I asked past it. Sorry. You wrote: {quote}"],
  plain: ["You did say so already. Sorry.", "You told me that before, I'm sorry."],
};

/** Said to whoever leaves with something in mind, after it. */
export const farewellWithPlan: string[] = [
  "I hope it goes well. Everything stays here until you want it.",
  "May it go the way you'd like. What you wrote is kept for you.",
];

/** Said to whoever holds something against the question that was asked; it is not asked again. */
export const questionLeftWords: string[] = [
  "That question didn't fit, I'm sorry. I'll leave it. Tell me whatever you like, and I just read.",
  "You're right, that missed you. No more of that question. What you've told me is kept.",
];
