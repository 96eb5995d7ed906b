import { z } from "zod";
import { type Passage, type Prose, readProse } from "#server/coach/prose/read-prose.ts";
import type { BreathCounts } from "./breath-counts.ts";

/** The practices there are; each is a file of `texts/` by this name. */
export const practiceNames = [
  "four-seven-eight",
  "box-breathing",
  "even-breathing",
  "longer-out",
  "counted-breathing",
  "body-scan",
  "shoulders",
  "jaw",
  "hands",
  "back",
  "senses",
  "kindness",
  "wind-down",
  "what-is-ahead",
  "panic",
  "quiet",
  "savouring",
] as const;

/** A practice by its name. */
export type PracticeName = (typeof practiceNames)[number];

/** What can be told of a practice before it is begun. */
export interface PracticeOffer {
  name: PracticeName;
  /** As it is called on the screen and in a reply. */
  title: string;
  /** One sentence about how it goes. */
  about: string;
  /** The lengths it is written for, in minutes, the shortest first; any other is made of the nearest. */
  minutes: number[];
  usesBreath: boolean;
}

/** A place of a practice: one of its texts is said there, or all of them in turn where it is a row of breaths. */
export interface PracticePassage {
  name: string;
  /** The lengths in which it is spoken. */
  minutes: ReadonlySet<number>;
  /** `fixed`: its silences keep their length. `counted`: a row of breaths, as often as there is time for. */
  timing: "fixed" | "counted" | undefined;
  when: "hold" | "breath" | "no-breath" | undefined;
  texts: string[];
}

/** A practice with all that can be said in it. */
export interface PracticeText {
  offer: PracticeOffer;
  /** What people call it, lower case. */
  askedAs: string[];
  /** Words that ask for it though they name it not, as a word list. */
  askedFor: string | undefined;
  /** What is done in its place by somebody who wants nothing with the breath. */
  standIn: PracticeName | undefined;
  /** The usual counts of its breath. */
  counts: BreathCounts | undefined;
  passages: PracticePassage[];
  /** The same in everyday words and short sentences. */
  easy: PracticePassage[];
}

const numbers = z
  .string()
  .transform((text) => text.split(" ").map(Number))
  .pipe(z.array(z.int().positive()).min(1));
const breath = z
  .string()
  .transform((text) => text.split(" ").map(Number))
  .pipe(z.tuple([z.int().positive(), z.int(), z.int().positive(), z.int()]))
  .transform(([way, hold, out, rest]): BreathCounts => ({ in: way, hold, out, rest }));
const phrases = z.string().transform((text) => text.split(" | "));
const wholeSettings = z.strictObject({
  about: z.string(),
  "asked-as": phrases,
  "asked-for": phrases.transform((all) => all.join(", ")).optional(),
  minutes: numbers,
  counts: breath.optional(),
  easy: z.literal("yes").optional(),
  "stand-in": z.enum(practiceNames).optional(),
});
const passageSettings = z.strictObject({
  minutes: numbers,
  timing: z.enum(["fixed", "counted"]).optional(),
  when: z.enum(["hold", "breath", "no-breath"]).optional(),
});

/** A practice read from its prose; throws where a setting is not one. */
function asPractice(name: PracticeName, { title, settings, passages }: Prose): PracticeText {
  const whole = wholeSettings.parse(settings);
  const { about, minutes, counts, "stand-in": standIn } = whole;
  const own = passages.map(asPassage);
  return {
    offer: { name, title, about, minutes, usesBreath: standIn !== undefined },
    askedAs: whole["asked-as"],
    askedFor: whole["asked-for"],
    standIn,
    counts,
    passages: own,
    // A release of a few steps is written in easy words from the start; counted breaths share theirs.
    easy: whole.easy === "yes" ? own : easyOf(counts === undefined ? name : "breathing"),
  };
}

function asPassage({ name, settings, texts }: Passage): PracticePassage {
  const { minutes, timing, when } = passageSettings.parse(settings);
  return { name, minutes: new Set(minutes), timing, when, texts };
}

const easyOf = (name: PracticeName | "breathing"): PracticePassage[] =>
  readProse(new URL(`./texts/easy/${name}.md`, import.meta.url)).passages.map(asPassage);

/** Every practice by its name; read once, when the program starts. */
export const practiceTexts: ReadonlyMap<PracticeName, PracticeText> = new Map(
  practiceNames.map((name) => [
    name,
    asPractice(name, readProse(new URL(`./texts/${name}.md`, import.meta.url))),
  ]),
);

/** All practices, as they can be offered. */
export const practices: readonly PracticeOffer[] = [...practiceTexts.values()].map(({ offer }) => offer);

/** The practice with all that can be said in it. */
export function textOf(name: PracticeName): PracticeText {
  const text = practiceTexts.get(name);
  if (!text) throw new Error(`no text for the practice ${name}`);
  return text;
}

/** "4-7-8 breathing exercise": what any breathing exercise is called names this one only where nothing else is named. */
const plainest: PracticeName = "even-breathing";

/** The names people have for a practice, the longest first; the plainest one's come last. */
const names = [...practiceTexts.values()]
  .flatMap(({ offer, askedAs }) => askedAs.map((phrase) => ({ phrase, practiceName: offer.name })))
  .toSorted(
    (one, other) =>
      Number(one.practiceName === plainest) - Number(other.practiceName === plainest) ||
      other.phrase.length - one.phrase.length,
  );

/**
 * The practice a message names, by the longest of the names people have for one; undefined when it names none. Whether
 * the message asks for it at all is for its reader to say.
 */
export function practiceNamed(message: string): PracticeName | undefined {
  const plain = ` ${message.toLowerCase().replace(/[^\p{L}\p{N}-]+/gu, " ")} `;
  return names.find(({ phrase }) => plain.includes(` ${phrase} `))?.practiceName;
}
