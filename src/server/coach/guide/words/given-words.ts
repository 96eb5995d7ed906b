import type { Doing, Given } from "#server/coach/given/given.ts";
import { everyYardstick } from "./yardsticks.ts";

/** What is said to a message that does something with a thing that was given, and what can be tapped then. */
export interface GivenWords {
  says: readonly string[];
  taps: readonly string[];
}

const ofSentence = ["Check what I've written", "Get ready for it", "Something else"] as const;
const ofPractice = ["Make it shorter", "Another one", "Something else"] as const;
const ofScript = ["Make it shorter", "Again, with other words", "Something else"] as const;
const anything = ["How I feel", "I just want to tell it", "What can you do?"] as const;

/**
 * The words by thing and doing; `{line}` is the last answer in one line. Praise ends in one warm sentence; what is refused is not made, and what
 * misses is owned without an excuse.
 */
export const givenWords: Readonly<Partial<Record<Given, Partial<Record<Doing, GivenWords>>>>> = {
  sentence: {
    tells: {
      says: [
        "That's your sentence, and it stands. You can test it, make it shorter, or get ready for it.",
        "Then that's the one, in your own words. You can test it, make it shorter, or get ready for it.",
      ],
      taps: ["Check what I've written", "Make it shorter", "Get ready for it"],
    },
    "asks-good": { says: everyYardstick, taps: ["Make it shorter", "Get ready for it", "Something else"] },
    takes: {
      says: [
        "Good. It's ready when you are.",
        "I'm glad. Then it's yours now.",
        "Good, then that's the one. I hope it goes well.",
      ],
      taps: ["Get ready for it", "A short exercise, please", "Please make the meditation"],
    },
    shorter: {
      says: [
        "Keep the part that has to be said, and leave out what explains it. One line is enough.",
        "Say only the middle of it: the thing itself. The beginning and the reasons can stay with you.",
      ],
      taps: ofSentence,
    },
    longer: {
      says: ["Add one more line, and not two: how it was for you, or what you'd like now."],
      taps: ofSentence,
    },
    simpler: {
      says: ["In the simplest words: say what happened. Then say what you want. Then stop."],
      taps: ofSentence,
    },
    other: {
      says: [
        "Another way is to begin at the end: first what you'd like, and then why.",
        "You could make it a question: say what happened, and then ask how it was for them.",
      ],
      taps: ofSentence,
    },
    refuses: {
      says: ["Then it stays unsaid, and that's a choice too.", "OK, we leave the sentence."],
      taps: ["How I feel", "A short exercise, please", "Something else"],
    },
    "asks-on": {
      says: [
        "After that, stop and let it be quiet. If it gets hard, one line is enough: “That's all I wanted to say. We can talk about the rest another day.”",
        "You don't need a second speech. Whatever comes back, you can say “I hear you, and I'd like to think about it”, and leave it there.",
      ],
      taps: ["Get ready for it", "Check what I've written", "A short exercise, please"],
    },
  },
  practice: {
    takes: {
      says: ["I'm glad. That's enough for now.", "That's good to hear. Nothing more has to follow."],
      taps: ["Another one", "Make it longer", "How do I keep it?"],
    },
    "asks-good": {
      says: [
        "Many people settle a little with it, and some notice nothing. Two or three tries tell you more than I can.",
      ],
      taps: ofPractice,
    },
    refuses: {
      says: ["OK, no exercise.", "All right, I'll leave exercises out."],
      taps: anything,
    },
    misses: {
      says: [
        "That one missed, sorry. Say what it should be: with the breath or without, how long, sitting or standing.",
        "Sorry, that wasn't the one. Which would you rather have?",
      ],
      taps: ["A breathing exercise, please", "A short exercise with open eyes", "Something else"],
    },
  },
  script: {
    takes: {
      says: [
        "I'm glad. It stays here in this chat, and you can hear it again.",
        "That's good to hear. It's kept here for whenever you like.",
      ],
      taps: ["How do I keep it?", "Again, with other words", "Something else"],
    },
    refuses: {
      says: ["OK, none is made.", "All right, no meditation. I won't make another."],
      taps: anything,
    },
    misses: {
      says: [
        "Sorry, then that part missed. I put it together from prepared pieces, and I can't mend a single line of it.",
        "That didn't fit, and I'm sorry. It's made of prepared pieces: I can leave things out or make it shorter, but I can't write one line by hand.",
      ],
      taps: ofScript,
    },
  },
  answer: {
    takes: {
      says: ["I'm glad if it's of use.", "Good. Keep the part that fits, and leave the rest."],
      taps: ["How I feel", "A short exercise, please", "Please make the meditation"],
    },
    "asks-good": {
      says: [
        "For many people it helps a little, and for some it doesn't. A few tries tell you more than I can.",
      ],
      taps: ["A short exercise, please", "How I feel", "Something else"],
    },
    shorter: {
      says: ["In one line: {line}"],
      taps: ["How I feel", "A short exercise, please", "Something else"],
    },
    simpler: {
      says: ["More simply: {line}"],
      taps: ["How I feel", "A short exercise, please", "Something else"],
    },
    longer: {
      says: ["That's all I have on it. The rest would be guessing."],
      taps: ["How I feel", "A short exercise, please", "Something else"],
    },
    refuses: {
      says: ["OK, we leave that.", "All right, that can stay where it is."],
      taps: anything,
    },
  },
  question: {
    "asks-good": {
      says: [
        "It isn't sent to anybody, so it may be as hard as it is.",
        "Here it can be exactly like that. Nobody gets it, and nothing has to be softened.",
      ],
      taps: ["Find words to say it", "I just want to tell it", "A short exercise, please"],
    },
    misses: {
      says: [
        "You did say it, and I asked all the same. Sorry. I'll leave that question.",
        "Sorry. That question goes, and what you said stays.",
      ],
      taps: ["I just want to tell it", "How I feel", "Please make the meditation"],
    },
  },
  taps: {
    refuses: {
      says: [
        "Then none of those. More than that I don't have for it, and I'd rather say so.",
        "OK, none of them. I have nothing nearer, and you needn't tap anything.",
      ],
      taps: ["I just want to tell it", "What can you do?"],
    },
  },
  apology: {
    takes: {
      says: ["Thank you, that's kind.", "Thank you for taking it so well."],
      taps: ["I just want to tell it", "How I feel", "A short exercise, please"],
    },
  },
};

/** Where it is not sure what somebody would have done with a thing, that is asked with these to tap. */
export const unsureOfGiven: Readonly<Partial<Record<Given, GivenWords>>> = {
  sentence: {
    says: [
      "About that sentence: what would you like with it?",
      "You mean the sentence, I think. Which of these?",
    ],
    taps: ["Check what I've written", "Shorter", "Another one", "Keep it"],
  },
  practice: {
    says: [
      "About that exercise: what would you like with it?",
      "You mean the exercise, I think. Which of these?",
    ],
    taps: ["Make it shorter", "Another one", "Keep it", "Something else"],
  },
  script: {
    says: ["About that meditation: what would you like with it?"],
    taps: ["Make it shorter", "Again, with other words", "Keep it", "Something else"],
  },
  answer: {
    says: ["About what I just said: what would you like with it?"],
    taps: ["In one line, please", "What you meant", "Something else"],
  },
};

/** Texts after which the thing is still what is spoken of. */
export const keepsTheGiven: readonly string[] = [
  ...Object.values(unsureOfGiven).flatMap(({ says }) => says),
  ...(["sentence", "practice", "script"] as const).flatMap((given) =>
    Object.values(givenWords[given] ?? {}).flatMap(({ says }) => says),
  ),
];

/** What a tap under a given thing does with it, whatever it would be read as. */
export const tapsOfGiven: Readonly<Record<string, Doing>> = {
  shorter: "shorter",
  "make it shorter": "shorter",
  "make it longer": "longer",
  "another one": "other",
  "again with other words": "again",
  "keep it": "takes",
  "in one line please": "shorter",
};

/** The taps under a reply in these words; undefined where it has none of them. */
export const tapsOnGiven = (reply: string): readonly string[] | undefined =>
  [...Object.values(unsureOfGiven), ...Object.values(givenWords).flatMap((row) => Object.values(row))].find(
    ({ says }) => says.some((text) => reply.includes(text.replace("{line}", "").trim())),
  )?.taps;
