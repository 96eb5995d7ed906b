import { clausesIn } from "#server/coach/story/sentences.ts";
import {
  type MeditationMinutes,
  meditationMinutes,
  noWishes,
  type Wishes,
} from "#server/coach/story/story.ts";
import { plainWords, type WordList, wordList } from "#server/coach/story/word-list.ts";
import { pictureIn } from "./read-picture.ts";

const yesNoWishes: [
  keyof Pick<
    Wishes,
    | "noBreath"
    | "noHold"
    | "noNature"
    | "noMemory"
    | "noQuotes"
    | "noFeelings"
    | "noQuestions"
    | "countAloud"
    | "eyesOpen"
    | "lyingDown"
    | "standing"
    | "bare"
  >,
  WordList,
][] = [
  [
    "noBreath",
    wordList(
      "no breath, no breathing, without breath, without breathing, without the breath, without the breathing, not the breath, nothing with breath, nothing with the breath, leave out the breath, leave the breath out, don't like breathing, dont like breathing, breathing makes me nervous, breathing makes me anxious, hate breathing",
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
    "noFeelings",
    wordList(
      "don't ask me how i feel, dont ask me how i feel, don't ask how i feel, dont ask how i feel, not ask me how i feel, stop asking how i feel, stop asking me how i feel, don't ask about my feelings, dont ask about my feelings, no feelings, not my feelings, leave my feelings out, without feelings, nothing about feelings, don't want to talk about feelings, dont want to talk about feelings, no feelings talk, not about feelings, no feeling questions",
    ),
  ],
  [
    "noQuestions",
    wordList(
      "stop asking questions, stop asking me questions, stop asking me, no more questions, no questions, stop with the questions, quit asking, don't ask me questions, dont ask me questions, don't ask me anything, dont ask me anything, too many questions, enough questions, without questions, no more asking",
    ),
  ],
  [
    "countAloud",
    wordList(
      "count it, count out loud, count aloud, count for me, count them, counting out loud, counted out loud, with counting, with counts, count to four, count me in, count me through, you count, you didnt count, you didn't count, didnt count, didn't count, one two three four, 1 2 3 4, count along, say the numbers, the numbers out loud, with numbers",
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
  [
    "standing",
    wordList(
      "standing up, standing, stand up, on the train, on the bus, on the tube, in the queue, in a queue, in the lift",
    ),
  ],
  [
    "bare",
    wordList(
      "only the counts, just the counts, only counts, just counts, only the counting, just the counting, no intro, no introduction, skip the intro, skip the introduction, without the intro, without an intro, without intro, leave out the intro, too much talk, too much talking, with less talk, no talking, without talking, without the talking, fewer words, less words, no explanation, without explanation, skip the explanation, straight to it, skip to the breathing, just start, only the steps, just the steps, long beginning",
    ),
  ],
];

/** What takes the breath out, in the same clause: "nothing about the breath", "breathing makes me anxious". */
const takingOut = new Set("no not nothing without don't dont never hate skip avoid leave except".split(" "));
const keepingIn = new Set("just only but wasn't wasnt was isn't isnt is that's thats more".split(" "));
/** Whoever asks for the breath wants it, whatever was said of it before. */
const wantsBreath = wordList(
  `breathing only, only breathing, just breathing, only breath, just the breathing, only the breathing,
  nothing but breathing, breathing exercise, breathing exercises, breath exercise, something with breathing,
  with breathing, with the breath`,
);
const uneasy = wordList("anxious, nervous, panicky, dizzy, worse, uneasy, sick, makes me panic");
const takenOutWithin = 3;

function isWithoutBreath(text: string): boolean {
  return clausesIn(text).some((clause) => {
    const words = plainWords(clause);
    return words.some((word, at) => {
      if (!word.startsWith("breath")) return false;
      const before = words.slice(Math.max(0, at - takenOutWithin), at);
      const isOut = before.some((one) => takingOut.has(one)) && !before.some((one) => keepingIn.has(one));
      return isOut || (uneasy(words.slice(at)) >= 0 && !words.includes("why"));
    });
  });
}

/** Before a word that is not to be said: "don't use the word relax", "no “relax”", "nothing about letting go". */
const notSaid = [
  /\b(?:don['’]?t|do not|never|not|no|without|hate|stop|avoid)\b[^.!?\n]{0,30}?\b(?:the word|say(?:ing|s)?|use|using)\s+(?:the word\s+)?["“'‘]?([\p{L}][\p{L}'’-]{2,20})/giu,
  /\b(?:no|not|without)\s+["“]([^"“”\n]{3,30})["”]/giu,
  /\bnothing about\s+(?:the\s+|my\s+)?([\p{L}'’ -]{3,80}?)(?=[.,;!?\n]|$)/giu,
];
/** What follows such words and is no word to leave out; for some of it there is a wish of its own. */
const noWordToLeaveOut =
  /^(?:that|this|it|the|any|anything|a|an|my|me|you|your|so|to|such|what|breath\w*|beach\w*|nature|him|her|them|word|much|more|sorry)\b/i;
const mostUnwanted = 6;

function unwantedIn(text: string): string[] {
  const read = text.slice(0, readChars);
  return notSaid
    .flatMap((way) => [...read.matchAll(way)].flatMap(([, words = ""]) => words.toLowerCase().split(" or ")))
    .map((word) => word.trim())
    .filter((word) => word !== "" && !noWordToLeaveOut.test(word));
}
const readChars = 600;

const purposes: [Exclude<Wishes["purpose"], "none">, WordList][] = [
  [
    "sleep",
    wordList(
      "for sleep, for sleeping, to sleep, sleep meditation, fall asleep, falling asleep, get to sleep, bedtime, before bed, to bed, for the night, sleep",
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

/** Whether the counts of a breath are to be spoken. */
export const countsAloud = (text: string): boolean => readWishes(text).countAloud;

/** "In about 10 minutes" says when something begins, and how long nothing is to be. */
const saysWhen = (words: readonly string[], at: number): boolean => {
  const before = words.slice(Math.max(0, at - 3), at - 1).filter((word) => !hedges.has(word));
  return (
    ["in", "within", "after", "left", "every", "since", "ago"].includes(before.at(-1) ?? "") ||
    words[at + 1] === "ago" ||
    words[at + 1] === "left"
  );
};
const hedges = new Set("about around roughly like maybe only just".split(" "));

/** Whole minutes a text asks for, as said ("five minutes", "10 min"); undefined where it names none. */
export function minutesIn(text: string): number | undefined {
  const words = plainWords(text.replace(/(\d)(?=min|m\b)/gi, "$1 ").replace(/[-–]/g, " "));
  const at = words.findIndex((word, place) => place > 0 && minuteWords.has(word) && !saysWhen(words, place));
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
  const yesNoRead = new Set(yesNoWishes.filter(([, list]) => list(words) >= 0).map(([wish]) => wish));
  for (const wish of yesNoRead) wishes[wish] = true;
  if (isWithoutBreath(text)) wishes.noBreath = true;
  else if (wantsBreath(words) >= 0 && !yesNoRead.has("noBreath")) wishes.noBreath = false;
  const picture = pictureIn(text);
  if (picture !== undefined) {
    wishes.picture = picture;
    wishes.noNature = false;
  } else if (yesNoRead.has("noNature")) delete wishes.picture;
  const unwanted = unwantedIn(text).filter((word) => !wishes.unwanted.includes(word));
  if (unwanted.length > 0) wishes.unwanted = [...wishes.unwanted, ...unwanted].slice(-mostUnwanted);
  wishes.purpose = purposes.find(([, list]) => list(words) >= 0)?.[0] ?? wishes.purpose;
  wishes.tone = tones.find(([, list]) => list(words) >= 0)?.[0] ?? wishes.tone;
  return wishes;
}

const nearest = (minutes: number): MeditationMinutes =>
  meditationMinutes.reduce((one, other) =>
    Math.abs(other - minutes) < Math.abs(one - minutes) ? other : one,
  );
