import { plainWords, type WordList, wordList } from "#server/coach/story/word-list.ts";

/** A question about a sentence of their own, by its words, and what they can hold the sentence against. */
interface Yardstick {
  asked: WordList;
  says: readonly string[];
}

/** None of them judges the sentence: each says by what its writer can tell. The first whose words are asked is said. */
const yardsticks: readonly Yardstick[] = [
  {
    asked: wordList("lie, a lie, lying, fib, white lie, true, untrue, honest, dishonest"),
    says: [
      "If one part of it isn't true, leave that part out: a no needs no reason. What is left is shorter, and it's true.",
    ],
  },
  {
    asked: wordList(
      "too soft, soft, softer, too weak, weak, too nice, too gentle, too mild, strong enough, firm enough",
    ),
    says: [
      "Soft is all right as long as what you want is still in it. If they could hear it and not know what it's about, it is too soft.",
    ],
  },
  {
    asked: wordList(
      "correct, correct english, english, grammar, spelling, spelled, spelt, mistake, mistakes, good english",
    ),
    says: [
      "I can't check English: I only choose from prepared words. What is short and plain is understood, with mistakes in it or without.",
    ],
  },
  {
    asked: wordList("fair, unfair, reasonable, too much to ask, asking too much"),
    says: [
      "What's fair between you I can't judge. A sentence is fair if it says what happened, asks for one thing, and leaves room for an answer.",
    ],
  },
  {
    asked: wordList("stiff, formal, too formal, stilted, wooden, official, robotic, like a letter"),
    says: [
      "It's stiff wherever you'd never say it like that aloud. Say it once as you'd say it at the door, and write down what came out.",
    ],
  },
  {
    asked: wordList("too long, long, too much, too many words, short enough"),
    says: [
      "One thing and one wish is short enough. If somebody stops listening halfway, put the wish first.",
    ],
  },
  {
    asked: wordList(
      "too blunt, blunt, rude, harsh, too hard, hard, mean, cold, sharp, unkind, pushy, pushing, rubbing it in, hurt, hurts, hurtful, bossy, petty",
    ),
    says: [
      "Read it aloud once, as if it came to you. It's hard where it says what they are, or counts up what they did; what happened and what you'd like is not.",
    ],
  },
  {
    asked: wordList("clear, unclear, clear enough, make sense, makes sense, understand"),
    says: ["It's clear if somebody who knows nothing of it could say what you want after hearing it once."],
  },
  {
    asked: wordList("better, best, better like that, better than"),
    says: [
      "It's the better one if you can say it without stumbling, and mean every word. Read both aloud once.",
    ],
  },
];

/** What is said to a question about their own sentence; undefined where it asks for nothing that has a yardstick of its own. */
export function yardstickFor(question: string): readonly string[] | undefined {
  const words = plainWords(question);
  return yardsticks.find(({ asked }) => asked(words) >= 0)?.says;
}

/** Everything that is said so. */
export const everyYardstick: readonly string[] = yardsticks.flatMap(({ says }) => says);
