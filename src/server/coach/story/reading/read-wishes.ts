import {
  type MeditationMinutes,
  meditationMinutes,
  noWishes,
  type Wishes,
} from "#server/coach/story/story.ts";
import { plainWords, type WordList, wordList } from "#server/coach/story/word-list.ts";

const yesNoWishes: [
  keyof Pick<Wishes, "noBreath" | "noHold" | "noNature" | "noMemory" | "noQuotes" | "eyesOpen" | "lyingDown">,
  WordList,
][] = [
  [
    "noBreath",
    wordList(
      "no breath, no breathing, without breath, without breathing, without the breath, without the breathing, not the breath, nothing with breath, nothing with the breath, leave out the breath, leave the breath out, don't like breathing, dont like breathing, breathing makes me nervous, breathing makes me anxious, not breathing, hate breathing",
    ),
  ],
  [
    "noHold",
    wordList(
      "no holding, without holding, don't hold my breath, can't hold my breath, asthma, copd, pregnant, pregnancy, heart condition, heart problem, panic attack, panic attacks, palpitations, lung*",
    ),
  ],
  [
    "noNature",
    wordList(
      "no beach, no beaches, no sea, no ocean, no waves, no forest, no forests, no nature, without nature, without beaches, no meadow, no river, no lake, no mountains, not the beach, no trees, no clouds, no garden, no water, no rain, nothing with nature",
    ),
  ],
  [
    "noMemory",
    wordList(
      "no memory, no memories, without memory, without memories, without the memory, no childhood, leave my childhood out, leave the past out, leave the memory out, nothing from the past, not my past, without my past, leave my father out, leave my mother out, no past",
    ),
  ],
  [
    "noQuotes",
    wordList(
      "don't quote me, dont quote me, no quotes, without quotes, not my words, without my words, don't use my words, leave my words out, don't repeat what i said, no quotations",
    ),
  ],
  [
    "eyesOpen",
    wordList(
      "eyes open, open eyes, no closing eyes, no closed eyes, not with closed eyes, keep my eyes open, not close my eyes, can't close my eyes, cannot close eyes, without closing my eyes",
    ),
  ],
  [
    "lyingDown",
    wordList(
      "lying down, lie down, lying in bed, in bed, lie in bed, on my back, laying down, for bed, on the sofa, i'm lying, im lying",
    ),
  ],
];

const purposes: [Exclude<Wishes["purpose"], "none">, WordList][] = [
  [
    "sleep",
    wordList(
      "for sleep, for sleeping, to sleep, sleep meditation, fall asleep, bedtime, before bed, to bed, for the night, sleep",
    ),
  ],
  [
    "work",
    wordList(
      "for work, at work, at my desk, at the desk, in the office, before my meeting, before the meeting, lunch break, between meetings, in a meeting",
    ),
  ],
];
const tones: [Exclude<Wishes["tone"], "none">, WordList][] = [
  [
    "secular",
    wordList(
      "nothing religious, not religious, no religion, no god, without god, secular, nothing spiritual, no spiritual, not spiritual, nothing esoteric, no chakras, no prayer, no prayers",
    ),
  ],
  [
    "religious",
    wordList(
      "religious, with god, with a prayer, prayer, christian, god, jesus, allah, faith, islamic, jewish, catholic, psalm",
    ),
  ],
];

const numerals: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
};
const minuteWords = new Set(["minute", "minutes", "min", "mins", "minuten", "m"]);
const short = wordList("short, shorter, quick, brief");
const long = wordList("long, longer one, very long");

/** Whole minutes a text asks for, as said ("five minutes", "10 min"); undefined where it names none. */
export function minutesIn(text: string): number | undefined {
  const words = plainWords(text.replace(/(\d)(?=min|m\b)/gi, "$1 ").replace(/[-–]/g, " "));
  const at = words.findIndex((word, place) => place > 0 && minuteWords.has(word));
  const said = words[at - 1] ?? "";
  const minutes = numerals[said] ?? Number.parseInt(said, 10);
  return Number.isInteger(minutes) && minutes > 0 ? minutes : undefined;
}

/** What a text wishes for, added to the wishes before it; what it does not speak of stays. */
export function readWishes(text: string, before: Wishes = noWishes): Wishes {
  const words = plainWords(text);
  const wishes = { ...before };
  const minutes = minutesIn(text);
  if (minutes !== undefined) wishes.minutes = nearest(minutes);
  else if (short(words) >= 0) wishes.minutes = 5;
  else if (long(words) >= 0) wishes.minutes = 15;
  for (const [wish, list] of yesNoWishes) if (list(words) >= 0) wishes[wish] = true;
  wishes.purpose = purposes.find(([, list]) => list(words) >= 0)?.[0] ?? wishes.purpose;
  wishes.tone = tones.find(([, list]) => list(words) >= 0)?.[0] ?? wishes.tone;
  return wishes;
}

const nearest = (minutes: number): MeditationMinutes =>
  meditationMinutes.reduce((one, other) =>
    Math.abs(other - minutes) < Math.abs(one - minutes) ? other : one,
  );
