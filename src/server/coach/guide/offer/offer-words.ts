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

/**
 * Nothing that is prepared answers it for sure: said plainly of just that question, which may stand in quotation marks before it, and once in the
 * same words.
 */
export const farWords: readonly string[] = [
  "I have no answer to that, and I'd rather say so than guess.",
  "I can't answer that one: my sentences were written beforehand, and none of them fits.",
  "That's more than a program with prepared sentences can answer.",
  "I don't know that, and I won't make anything up.",
  "My prepared words don't reach that, I'm sorry.",
  "No honest answer of mine fits that.",
  "I'd have to invent an answer to that, so I won't give one.",
  "I've nothing I could say to that for sure.",
];

/** The same to whoever asked nothing, after a reproach or a correction: what went wrong is owned, and nothing is guessed again. */
export const restWords: readonly string[] = [
  "I read that wrongly, and I won't guess again. Write on as you like.",
  "That was a prepared sentence in the wrong place. What you wrote stands.",
  "I go by rules, and they missed what you meant. You can just go on.",
  "I lost the thread there. I'll ask nothing, and go by what you write.",
  "That was no answer to what you wrote. I'll leave it at reading for now.",
];

/** After a no to a question about somebody's life: whoever asks often has a first answer, and it is worth more than ours. */
export const askedBack: readonly string[] = [
  "What would your own first answer be?",
  "What do you think yourself?",
  "What's your own guess?",
  "What would you say if a friend asked you that?",
];

/** After any other no. */
export const goOnWords: readonly string[] = [
  "You can go on writing.",
  "What I do have is below.",
  "Write on if you like; I'll go by that.",
  "If there's more to it, write it here.",
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
