/** Kinds of question that have no prepared answer, told by their form. */
export type Unanswered = "judgement" | "how" | "fact" | "guide";

/** What is said to a question that has no prepared answer, and what can be tapped then. */
export interface NoAnswer {
  /** In other words each; none ends in a question, and each can follow the question in quotation marks. */
  says: readonly string[];
  /** What may come next and fits whatever was asked in this way. */
  taps: readonly [string, string, string];
}

/** An honest no for each kind of question, with what can be done instead. */
export const noAnswerTo: Readonly<Record<Unanswered, NoAnswer>> = {
  judgement: {
    says: [
      "That I can't judge: my words were written before you came. It often helps to think what you would say to a friend who asked you the very same.",
      "I'm no judge of that, and I would only be guessing. You may well lean one way already, and that is something we can look at.",
      "There is no verdict in prepared words. Somebody who knows the people in it, or you after a night's sleep, will judge it better.",
    ],
    taps: ["Find what I know already", "I just want to tell it", "A short exercise, please"],
  },
  how: {
    says: [
      "How to do that I don't know. My answers are about calm, feelings and this app, and a wrong one would be worse than none. I can help you find a first step of your own.",
      "For that you need somebody who knows the matter, and I don't. What I can help with is how it leaves you in the meantime.",
      "I have nothing prepared for that, and I would rather say so than send you the wrong way. Whatever you have tried already can be written down here.",
    ],
    taps: ["Choose a first step", "How I feel", "A short exercise, please"],
  },
  fact: {
    says: [
      "That I don't know. My answers are about calm, feelings and this app; somebody who knows the matter can tell you more.",
      "I can't tell you that, and I'd rather not make something up. If it keeps going round in your head, you can put it down here.",
      "To that one I have no answer. It may be worth asking somebody who knows it from close by.",
    ],
    taps: ["Empty my head", "A short exercise, please", "Please make the meditation"],
  },
  guide: {
    says: [
      "Not as a person would: I sort what you write by rules and choose from prepared words. It stays here as you wrote it, and the meditation is made from it.",
      "I'm a program, so only up to a point. I can tell a question from a story, and a complaint from a thank-you; what it is like for you, only you know.",
    ],
    taps: ["I just want to tell it", "A short exercise, please", "Please make the meditation"],
  },
};

/** Said in place of a third no in a row. */
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
