import type { Talk } from "#server/coach/arc/read-talk.ts";
import { type PracticeName, practice, practiceNamed, practices } from "#server/coach/practice/practice.ts";
import { minutesIn } from "#server/coach/story/read-wishes.ts";
import { plainWords, type WordList, wordList } from "#server/coach/story/word-list.ts";

/** The words that ask for each practice, the surest first. */
const askedBy: [PracticeName, WordList][] = [
  ["four-seven-eight", wordList("4-7-8, 478, four seven eight, four-seven-eight")],
  ["box-breathing", wordList("box, square breathing, box-breathing")],
  ["panic", wordList("panic*, panick*, can't breathe, cant breathe, attack, hyperventilat*")],
  [
    "senses",
    wordList(
      "5-4-3-2-1, 54321, five senses, senses, ground, grounding, grounded, five things, aeroplane, eyes open",
    ),
  ],
  [
    "body-scan",
    wordList(
      "body scan, scan, body, muscle*, neck, shoulders, jaw, relax my, feet, toes, stretch*, head to toe",
    ),
  ],
  [
    "kindness",
    wordList("kindness, kind, loving*, compassion*, forgive*, metta, gentle, self-hate, colleague, love"),
  ],
  [
    "wind-down",
    wordList(
      "sleep*, asleep, bed, bedtime, night, wind down, winding down, wind-down, unwind, insomnia, nap",
    ),
  ],
  [
    "savouring",
    wordList("savour*, savor*, gratitude, grateful, thankful, enjoy, happy, joy, good moment, good thing*"),
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
const few = wordList("quick, short, fast, brief, seconds, quickly, moment");
const leastMinutes = 1;

/** The practice the last message asks for, whole: the one it names, else one that suits the story. */
export function choosePractice({ now, story, wishes, replies }: Talk, seed: string): string {
  const words = plainWords(now.text);
  const named = practiceNamed(now.text) ?? askedBy.find(([, list]) => list(words) >= 0)?.[0];
  const suggested = named ?? byShape[story.shape] ?? (wishes.noBreath ? "senses" : "even-breathing");
  const minutes = minutesIn(now.text) ?? (few(words) >= 0 ? leastMinutes : undefined);
  const name = asksForOther(words) >= 0 ? other(suggested, replies) : suggested;
  return practice(name, minutes, wishes, `${seed}:${replies.length}`);
}

/** A practice that was not given in this conversation, in the order in which they suit most people. */
function other(name: PracticeName, replies: readonly string[]): PracticeName {
  const isGiven = (one: PracticeName): boolean =>
    replies.some((reply) => reply.startsWith(`# ${practices.find((known) => known.name === one)?.title}`));
  return isGiven(name) ? (rotation.find((one) => !isGiven(one)) ?? name) : name;
}
