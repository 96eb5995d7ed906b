import { asksAgain, wishesSomething } from "#server/coach/arc/asks-otherwise.ts";
import type { Talk } from "#server/coach/arc/read-talk.ts";
import { type PracticeName, practice, practiceNamed, practices } from "#server/coach/practice/practice.ts";
import { minutesIn } from "#server/coach/story/reading/read-wishes.ts";
import { plainWords, type WordList, wordList } from "#server/coach/story/word-list.ts";

/** The words that ask for each practice, the surest first. */
const askedBy: [PracticeName, WordList][] = [
  ["four-seven-eight", wordList("4-7-8, 478, four seven eight, four-seven-eight")],
  ["box-breathing", wordList("box, square breathing, box-breathing")],
  [
    "longer-out",
    wordList(
      `longer out, out longer, long exhale, longer exhale, exhale longer, in 4 out 6, in four out six,
      slower breathing, slow breathing, slower one, a slower, breathe slower`,
    ),
  ],
  ["panic", wordList("panic*, panick*, can't breathe, cant breathe, attack, hyperventilat*")],
  [
    "senses",
    wordList(
      "5-4-3-2-1, 54321, five senses, senses, ground, grounding, grounded, five things, aeroplane, eyes open",
    ),
  ],
  ["shoulders", wordList("shoulder, shoulders, neck")],
  ["body-scan", wordList("body scan, scan, body, muscle*, jaw, relax my, feet, toes, stretch*, head to toe")],
  [
    "kindness",
    wordList("kindness, kind, loving*, compassion*, forgive*, metta, gentle, self-hate, colleague, love"),
  ],
  [
    "wind-down",
    wordList(
      "sleep*, asleep, bed, bedtime, for the night, at night, tonight, wind down, winding down, wind-down, unwind, insomnia, nap",
    ),
  ],
  [
    "savouring",
    wordList(
      "savour*, savor*, gratitude, grateful, thankful, enjoy, happy, joy, good moment, good thing*, good feeling*, nice feeling*, celebrate",
    ),
  ],
  ["quiet", wordList("quiet, silence, silent, sit with me, just sit, gong, nothing, hush")],
  ["even-breathing", wordList("breath*, breathe, breathing, calm*, relax*, inhale")],
];
/** Said beside a wish for a practice, these are the story it is for. */
const byShape: Partial<Record<Talk["story"]["shape"], PracticeName>> = {
  sleeplessness: "wind-down",
  joy: "savouring",
  loss: "kindness",
  shame: "kindness",
  pain: "body-scan",
};
const asksForOther = wordList("another, other, different, else, new one, not that");
const rotation: PracticeName[] = [
  "even-breathing",
  "senses",
  "body-scan",
  "box-breathing",
  "quiet",
  "kindness",
  "four-seven-eight",
  "savouring",
  "wind-down",
];
const long = wordList("long, longer");
const longMinutes = 5;
const few = wordList("quick, short, shorter, small, little, tiny, fast, brief, seconds, quickly, moment");
const leastMinutes = 1;

/** The practice the last message asks for, whole: the one it names, else one that suits the story. */
export function choosePractice(
  { now, turns, story, wishes, replies, practiceBefore }: Talk,
  seed: string,
): string {
  const words = plainWords(now.text);
  const lists = askedBy.filter(([, list]) => list(words) >= 0).map(([name]) => name);
  // "One for before sleep, still breathing" is a breath for the evening.
  const isEvening = lists.includes("wind-down") && lists.includes("even-breathing") && !wishes.noBreath;
  const evening = wishes.noHold ? "even-breathing" : "four-seven-eight";
  const named = practiceNamed(now.text) ?? (isEvening ? evening : lists[0]);
  const given =
    asksAgain(now.text) || wishesSomething(now.text) || now.repair !== undefined
      ? practices.find(({ title }) => practiceBefore?.startsWith(`# ${title}\n`))?.name
      : undefined;
  const suggested = named ?? given ?? byShape[story.shape] ?? (wishes.noBreath ? "senses" : "even-breathing");
  const minutes = turns
    .flatMap(({ act, text }) => (act === "wants-practice" ? (lengthIn(text) ?? []) : []))
    .at(-1);
  const count = now.repair !== undefined && given !== undefined ? undefined : countIn(words);
  if (count !== undefined && ofBreath.includes(suggested))
    return practice("even-breathing", minutes, wishes, `${seed}:${replies.length}`, count);
  const isOfBreath = ofBreath.includes(suggested);
  const isUncounted = turns.some(({ text }) => withoutCounts(plainWords(text)) >= 0) && !wishes.countAloud;
  if (isUncounted && isOfBreath && named === undefined)
    return practice(other("senses", replies, false), minutes, wishes, `${seed}:${replies.length}`);
  const name = asksForOther(words) >= 0 ? other(suggested, replies, isOfBreath) : suggested;
  return practice(name, minutes, wishes, `${seed}:${replies.length}`);
}

/** How long a practice is to be, as one message wishes for it: in minutes, or short because something waits. */
function lengthIn(text: string): number | undefined {
  const words = plainWords(text);
  if (few(words) >= 0 || soon(words) >= 0 || soonIn.test(text)) return minutesIn(text) ?? leastMinutes;
  return minutesIn(text) ?? (long(words) >= 0 ? longMinutes : undefined);
}
const soon = wordList(
  `in a hurry, no time, right now, about to, before i go in, before i have to, hurry, haven't got long,
  havent got long, don't have long, dont have long, don't have that, dont have that, too long, waiting for me,
  they're waiting, my turn`,
);
const soonIn =
  /\bin (?:about |like |just )?(?:\d{1,2}|a|an|one|two|three|four|five|ten|fifteen|half an?) ?(?:mins?|minutes?|hour|m)\b/i;

const withoutCounts = wordList(
  "not the counting, no counting, without counting, counting again, not counting, hate counting, no numbers",
);

const numerals = new Map("two three four five six seven eight".split(" ").map((word, at) => [word, at + 2]));
const counting = wordList("count, counts, counting, in for, out for, breaths of, seconds in, seconds out");
/** Said of a count that is too much, a shorter one is wished for. */
const tooMuch = wordList("not, too long, dizzy, instead of, less than");
const shortCount = 3;

/** How many counts a breath is to last, where a message says so: "in for three", "not five counts". */
function countIn(words: readonly string[]): number | undefined {
  const named = words.flatMap((word) => numerals.get(word) ?? (/^[2-8]$/.test(word) ? Number(word) : []));
  if (counting(words) < 0 || named.length === 0) return undefined;
  const wanted = named.at(-1);
  return tooMuch(words) >= 0 && new Set(named).size === 1 ? shortCount : wanted;
}

/** Who asks for another breathing exercise wants one with the breath. */
const ofBreath: PracticeName[] = ["even-breathing", "longer-out", "box-breathing", "four-seven-eight"];

/** A practice that was not given in this conversation: of the same kind, else in the order in which they suit most people. */
function other(name: PracticeName, replies: readonly string[], isOfBreath: boolean): PracticeName {
  const isGiven = (one: PracticeName): boolean =>
    replies.some((reply) => reply.startsWith(`# ${practices.find((known) => known.name === one)?.title}`));
  const order = isOfBreath ? [...ofBreath, ...rotation] : rotation;
  return isGiven(name) ? (order.find((one) => !isGiven(one)) ?? name) : name;
}
