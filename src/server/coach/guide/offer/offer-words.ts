/** In place of an answer that is not sure: what may be meant is there to tap. */
export const nearWords: readonly string[] = [
  "I'm not sure I have that right, so I won't guess. Is it one of these?",
  "I only have prepared answers. These come closest; tap the one you mean.",
  "I'm not certain what you'd like there. One of these may be it.",
  "I'd rather ask than answer the wrong thing. Which of these is nearest?",
  "I can't tell for sure what you mean. The closest things I have are below.",
  "One of these might fit. If none does, a few other words help me.",
  "I may misread that one. These are the nearest things I can do.",
  "I have a few things that could be meant. Tap one, and you get just that.",
];

/** Nothing that is prepared comes near: said plainly, and once in the same words. */
export const farWords: readonly string[] = [
  "I've nothing prepared for that, and I'd rather say so.",
  "I have no good answer to that one.",
  "My prepared words don't cover that.",
  "That's more than a program with prepared sentences can answer.",
  "I don't have words for that, and I won't make any up.",
  "There I have to pass. Nothing I have fits it.",
  "No answer of mine fits that.",
  "I can't help with that part.",
];

/** The same to whoever asked nothing, after a reproach or a correction. */
export const restWords: readonly string[] = [
  "Here's what I can do with it.",
  "I'll stop asking. What I can do about it is below.",
  "This much I can do about it, if you like.",
  "What I can offer from here is small, and stands below.",
  "I can't take it in as a person would. What I can do is below.",
];

/** What there is for a talk like this; `{somebody}` as the guide says it, `{state}` what was told of. */
export const haveWords = {
  somebody: [
    "What I can do is help you find words for {somebody}.",
    "I can help with what to say to {somebody}, though.",
    "If you want to say something to {somebody}, that's something I can help with.",
    "Finding words for {somebody} is something we can do here.",
  ],
  plain: [
    "What I can do is small: a short exercise, a few questions, or a meditation.",
    "There's a short exercise, or a meditation made from what you've told me.",
    "What I do have is below.",
    "What I'm good for is just below.",
  ],
} as const satisfies Record<string, readonly string[]>;

/** After a plain word on what was told later. */
export const wordsBelow: readonly string[] = [
  "If it helps, we can find words for {somebody}.",
  "There are words for {somebody} below, if you want them.",
];

/** With the first thing that is told: what can be done with it, in place of a question about what was just said. */
export const beginWords = {
  somebody: [
    "I can help you find words for {somebody}, or look at how you feel about it. Tap what you'd like, or just write on.",
    "We can look for words for {somebody}, or do something about how it feels. Tap one, or just write on.",
  ],
  plain: [
    "Tap what would help most, or just write on.",
    "Choose what you'd like to do with it, or just write on.",
  ],
} as const satisfies Record<string, readonly string[]>;

/** Beside a reproach: short, and it claims nothing of what was said before. */
export const sorryWords: readonly string[] = [
  "Sorry.",
  "Sorry about that.",
  "My mistake, sorry.",
  "You're right, sorry.",
  "Fair enough, and sorry.",
  "That was my fault. Sorry.",
];
