import { minutesIn } from "#server/coach/story/reading/read-wishes.ts";
import { plainWords, type WordList, wordList } from "#server/coach/story/word-list.ts";
import { type BreathCounts, boundedCounts, isSameCount } from "./breath-counts.ts";
import type { PracticeName } from "./practice.ts";
import { practiceAskedFor } from "./practice-asked-for.ts";
import { countsIn, isOfWays, numberIn } from "./read-counts.ts";

/** How somebody is while they do it, where they say so. */
export type Posture = "standing" | "sitting" | "lying";

/**
 * A practice as one message, or several one after the other, wish for it. What was not spoken of is absent. The counts are
 * always ones that can be breathed.
 */
export interface PracticeWish {
  practice?: PracticeName;
  counts?: BreathCounts;
  /** The counts as they were named, where they were beyond what a body can do. */
  named?: BreathCounts;
  minutes?: number;
  rounds?: number;
  /** Against the one before it. */
  length?: "shorter" | "longer";
  posture?: Posture;
  /** `few`: counts and steps alone; `easy`: everyday words in short sentences. */
  words?: "few" | "easy";
  /** Nothing but the breath: no thoughts, sounds or pictures. */
  isOnlyBreath?: boolean;
  /** For the daytime: nothing of bed or sleep. */
  isByDay?: boolean;
}

/** Longer messages are read so far; a wish is short. */
const readWords = 400;

const postures: [Posture, WordList][] = [
  [
    "standing",
    wordList(
      "standing, standing up, stand up, on my feet, on the train, on the bus, on the tube, in the queue, in a queue, in the lift",
    ),
  ],
  [
    "lying",
    wordList(
      "lying down, lie down, lying in bed, in bed, on my back, laying down, on the sofa, i'm lying, im lying",
    ),
  ],
  [
    "sitting",
    wordList(
      "sitting, sitting down, seated, on a chair, on my chair, at my desk, at the desk, in the car, on a bench",
    ),
  ],
];
const taken = new Set("no not without don't dont can't cant never".split(" "));
const takenWithin = 2;

/** A posture that is said, and not ruled out: "standing up, no lying down". */
function postureIn(words: readonly string[]): Posture | undefined {
  return postures.find(([, list]) => {
    const at = list(words);
    return at >= 0 && !words.slice(Math.max(0, at - takenWithin), at).some((word) => taken.has(word));
  })?.[0];
}

const few = wordList(
  `no talking, without talking, no talk, less talk, less talking, fewer words, few words, least words, no words,
  only the counts, just the counts, only counts, just counts, no explanation, without explanation, no intro,
  just the numbers, straight to it, skip the intro, too much talk, too much talking`,
);
const easy = wordList(
  `easy words, easier words, simple words, simpler words, easy english, simple english, simpler english, in easy,
  short words, easy language, plain words, more simple, my english is`,
);
const onlyBreath = wordList(
  `breathing only, only breathing, just breathing, only breath, just the breathing, only the breathing, breath only,
  nothing but breathing, only breathe, just breathe, breathing and nothing else, no thoughts`,
);
const byDay = wordList(
  `daytime, day time, by day, during the day, in the day, in the afternoon, this afternoon, in the morning,
  this morning, not in bed, not at night, not for sleep, not going to bed, not going to sleep, lunch, lunchtime,
  noon, midday, at work, in the office, broad daylight, not tired, not sleepy, don't want to sleep, dont want to sleep`,
);

const shorter = wordList("shorter, less long, too long, half as long, not so long, as short as");
const longer = wordList(
  "longer one, a longer, much longer, too short, not so short, longer please, longer version",
);
const short = wordList(
  "very short, short, quick, small, little, tiny, brief, fast, quickly, a moment, one moment, super short",
);
const long = wordList("long, very long, long one");
const shortMinutes = 1;
const longMinutes = 5;
const soon = wordList(
  `in a hurry, no time, right now, about to, before i go in, before i have to, hurry, haven't got long,
  havent got long, don't have long, dont have long, don't have that, dont have that, waiting for me,
  they're waiting, my turn`,
);
const soonIn =
  /\bin (?:about |like |just )?(?:\d{1,2}|a|an|one|two|three|four|five|ten|fifteen|half an?) ?(?:mins?|minutes?|hour|m)\b/i;
const secondsAsked = /\b(\d{1,3})[ -]?(?:s|secs?|seconds?)\b(?! (?:in|out|each))/i;
const secondsInWords = /\b(fifteen|twenty|thirty|forty|fifty|sixty|ninety)[ -]seconds?\b/i;
const shortSeconds = 20;
const mostMinutes = 30;

function minutesOf(text: string, words: readonly string[]): number | undefined {
  const seconds = secondsAsked.exec(text)?.[1];
  const named = minutesIn(text);
  if (named !== undefined) return Math.min(mostMinutes, named);
  const inWords = secondsInWords.exec(text)?.[1];
  if (inWords !== undefined && named === undefined)
    return (numberIn(inWords.toLowerCase()) ?? shortSeconds) / 60;
  if (seconds !== undefined && Number(seconds) >= 15) return Math.min(mostMinutes, Number(seconds) / 60);
  if (halfMinute(words) >= 0) return 0.5;
  if (coupleOfMinutes(words) >= 0) return 2;
  if (fewMinutes(words) >= 0) return 3;
  if (oneMinute(words) >= 0 || soon(words) >= 0 || soonIn.test(text) || short(words) >= 0)
    return shortMinutes;
  return long(words) >= 0 && !isOfWays(words) ? longMinutes : undefined;
}
const halfMinute = wordList("half a minute");
const coupleOfMinutes = wordList("couple of minutes, couple minutes, two or three minutes");
const fewMinutes = wordList("few minutes");
const oneMinute = wordList("a minute, minute's, one-minute");

const roundsAsked =
  /\b(\w{1,8}) (?:slow |deep |more |long |good |short )?(?:rounds?|breaths|times round)\b/gi;
const mostRounds = 60;

function roundsIn(text: string): number | undefined {
  const found = [...text.slice(0, 2000).matchAll(roundsAsked)].flatMap(([, word]) => {
    const rounds = numberIn(word?.toLowerCase());
    return rounds === undefined || rounds === 0 ? [] : [Math.min(mostRounds, rounds)];
  });
  return found.at(-1);
}

/** What a message wishes of a practice, put onto what was wished for before it; `before` stays as it was. */
export function readPracticeWish(text: string, before: PracticeWish = {}): PracticeWish {
  const words = plainWords(text).slice(0, readWords);
  const named = countsIn(text, before.counts);
  const wish: PracticeWish = { ...before };
  delete wish.length;
  delete wish.named;
  const practice = practiceAskedFor(text);
  if (practice !== undefined) {
    wish.practice = practice;
    if (named === undefined) delete wish.counts;
  }
  if (named !== undefined) {
    wish.counts = boundedCounts(named);
    if (!isSameCount(named, wish.counts)) wish.named = named;
  }
  const minutes = minutesOf(text, words);
  const rounds = roundsIn(text);
  if (minutes !== undefined || rounds !== undefined) {
    delete wish.minutes;
    delete wish.rounds;
  }
  if (minutes !== undefined) wish.minutes = minutes;
  if (rounds !== undefined) wish.rounds = rounds;
  const length = lengthIn(words);
  if (length !== undefined) wish.length = length;
  const posture = postureIn(words);
  if (posture !== undefined) wish.posture = posture;
  if (easy(words) >= 0) wish.words = "easy";
  if (few(words) >= 0) wish.words = "few";
  if (onlyBreath(words) >= 0) wish.isOnlyBreath = true;
  if (byDay(words) >= 0) wish.isByDay = true;
  return wish;
}

/** "Longer" is also said of a breath: there it is no length. */
function lengthIn(words: readonly string[]): PracticeWish["length"] {
  if (shorter(words) >= 0) return "shorter";
  return longer(words) >= 0 && !isOfWays(words) ? "longer" : undefined;
}
