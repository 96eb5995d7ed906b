import { plainWords, type WordList, wordList } from "#server/coach/story/word-list.ts";
import { type PracticeName, practiceNamed, practiceTexts } from "./practice.ts";

/** The words that ask for each practice, the surest first. */
const askedBy: [PracticeName, WordList][] = [
  ["four-seven-eight", wordList("4-7-8, 478, four seven eight, four-seven-eight")],
  ["box-breathing", wordList("box, square breathing, box-breathing")],
  [
    "longer-out",
    wordList(
      `longer out, longer out-breath, longer outbreath, long out-breath, longer breath out, long breath out, out-breath longer, out longer, long exhale, longer exhale, exhale longer, in 4 out 6, in four out six,
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
  ["body-scan", wordList("body scan, bodyscan, scan, head to toe")],
  ...[...practiceTexts.values()].flatMap(({ offer, askedFor }): [PracticeName, WordList][] =>
    askedFor === undefined ? [] : [[offer.name, wordList(askedFor)]],
  ),
  ["body-scan", wordList("body, muscle*, relax my, feet, toes, stretch*")],
  [
    "kindness",
    wordList("kindness, kind, loving*, compassion*, forgive*, metta, gentle, self-hate, colleague, love"),
  ],
  [
    "wind-down",
    wordList(
      "sleep*, asleep, bed, bedtime, for the night, at night, for tonight, wind down, winding down, wind-down, unwind, insomnia, nap",
    ),
  ],
  [
    "what-is-ahead",
    wordList("dread*, worry, worries, worried, worrying, nervous, nerves, anxious about, afraid of"),
  ],
  [
    "savouring",
    wordList(
      "savour*, savor*, gratitude, grateful, thankful, enjoy, happy, joy, good moment, good thing*, good feeling*, nice feeling*, celebrate",
    ),
  ],
  ["quiet", wordList("quiet, silence, silent, sit with me, stay with this, just sit, gong, nothing, hush")],
  ["even-breathing", wordList("breath*, breathe, breathing, calm*, relax*, inhale")],
];

/** "Breathing, not hands": what is ruled out is not asked for. */
const ruledOut =
  /\b(?:not|no|without|instead of) (?:the |my |any |with the )?(?:hands?|shoulders?|feet|body|bed|sleep|sleeping|counting)\b/gi;

/** What must not be broken says nothing of what is wished for: "hands stay on the controller", "eyes on the signal", "in the car". */
const conditions =
  /\b(?:my |both )?(?:hands?|eyes|feet) (?:have to |has to |must |need to |should )?(?:stay |staying |kept |keep )?(?:on|at) (?:the |my |a )?\p{L}+|\b(?:i )?can['’]?t make fists\b|\bin the car\b|\bparked\b/giu;
/** Every practice whose words are in a message, the surest first. */
export function practicesIn(message: string): PracticeName[] {
  const words = plainWords(message.replace(ruledOut, " ").replace(conditions, " "));
  return askedBy.filter(([, list]) => list(words) >= 0).map(([name]) => name);
}

/** The practice a message asks for, by its name or else by its words. */
export const practiceAskedFor = (message: string): PracticeName | undefined =>
  practiceNamed(message) ?? practicesIn(message)[0];
