import { z } from "zod";
import { rankTexts } from "#server/coach/prose/choose-text.ts";
import { type Passage, type Prose, readProse } from "#server/coach/prose/read-prose.ts";
import { brokenWish } from "#server/coach/prose/wish-words.ts";
import { pausesOf, spokenText, spokenWordsPerMinute, wordsOf } from "#server/coach/script/stages.ts";
import type { Wishes } from "#server/coach/story/story.ts";

/** The practices there are; each is a file of `texts/` by this name. */
export const practiceNames = [
  "four-seven-eight",
  "box-breathing",
  "even-breathing",
  "longer-out",
  "body-scan",
  "shoulders",
  "senses",
  "kindness",
  "wind-down",
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
  /** The lengths it has, in minutes, the shortest first. */
  minutes: number[];
  usesBreath: boolean;
}

interface PracticePassage {
  name: string;
  /** The lengths in which it is spoken, each with how often. */
  times: Map<number, number>;
  /** Its silences are counts and keep their length. */
  isFixed: boolean;
  when: z.infer<typeof condition> | undefined;
  texts: string[];
}

interface PracticeText {
  offer: PracticeOffer;
  /** What people call it, lower case. */
  askedAs: string[];
  /** What is done in its place by somebody who wants nothing with the breath. */
  standIn: PracticeName | undefined;
  passages: PracticePassage[];
}

const condition = z.enum(["hold", "no-hold", "breath", "no-breath", "counted", "not-counted"]);
const numbers = z
  .string()
  .transform((text) => text.split(" ").map(Number))
  .pipe(z.array(z.int().positive()).min(1));
const name = z.enum(practiceNames);
const phrases = z.string().transform((text) => text.split(" | "));
const wholeSettings = z.strictObject({
  about: z.string(),
  "asked-as": phrases,
  minutes: numbers,
  "stand-in": name.optional(),
});
const passageSettings = z.strictObject({
  minutes: numbers,
  times: numbers.optional(),
  timing: z.literal("fixed").optional(),
  when: condition.optional(),
});

/** A practice read from its prose; throws where a setting is not one. */
function asPractice(practiceName: PracticeName, { title, settings, passages }: Prose): PracticeText {
  const { about, "asked-as": askedAs, minutes, "stand-in": standIn } = wholeSettings.parse(settings);
  const offer = { name: practiceName, title, about, minutes, usesBreath: standIn !== undefined };
  return { offer, askedAs, standIn, passages: passages.map(asPassage) };
}

function asPassage({ name: passageName, settings, texts }: Passage): PracticePassage {
  const { minutes, times = [], timing, when } = passageSettings.parse(settings);
  return {
    name: passageName,
    times: new Map(minutes.map((length, at) => [length, times[at] ?? times.at(-1) ?? 1])),
    isFixed: timing === "fixed",
    when,
    texts,
  };
}

const texts = new Map(
  practiceNames.map((practiceName) => [
    practiceName,
    asPractice(practiceName, readProse(new URL(`./texts/${practiceName}.md`, import.meta.url))),
  ]),
);

/** All practices, as they can be offered. */
export const practices: readonly PracticeOffer[] = [...texts.values()].map(({ offer }) => offer);

/** "4-7-8 breathing exercise": what any breathing exercise is called names this one only where nothing else is named. */
const plainest: PracticeName = "even-breathing";

/**
 * The practice a message names, by the longest of the names people have for one; undefined when it names none. Whether
 * the message asks for it at all is for its reader to say.
 */
export function practiceNamed(message: string): PracticeName | undefined {
  const plain = ` ${message.toLowerCase().replace(/[^\p{L}\p{N}-]+/gu, " ")} `;
  return [...texts.values()]
    .flatMap(({ offer, askedAs }) => askedAs.map((phrase) => ({ phrase, practiceName: offer.name })))
    .toSorted(
      (one, other) =>
        Number(one.practiceName === plainest) - Number(other.practiceName === plainest) ||
        other.phrase.length - one.phrase.length,
    )
    .find(({ phrase }) => plain.includes(` ${phrase} `))?.practiceName;
}

/** How long a breath may be asked to be, in counts. */
export const breathCounts = { least: 2, usual: 5, most: 8 } as const;
const countWords = ["two", "three", "four", "five", "six", "seven", "eight"];

/** Silences are stretched or shortened within these, so that the whole takes the minutes asked for. */
const stretch = { least: 0.5, most: 2.6, shortestSeconds: 3, longestSeconds: 60 };

/**
 * A practice as a text to read, to narrate and to keep: `# Title`, then paragraphs with `[pause N]` marks. It takes the
 * minutes asked for, or the nearest length there is; without minutes three, or the shortest that is longer. Who wants
 * nothing with the breath gets the practice that stands in for it, under its own title. `count` is how long each breath of
 * even breathing is to be. The same seed gives the same words.
 */
export function practice(
  asked: PracticeName,
  minutes: number | undefined,
  wishes: Wishes,
  seed: string,
  count?: number,
): string {
  const { standIn } = textOf(asked);
  const { offer, passages } = textOf(wishes.noBreath && standIn ? standIn : asked);
  const length = nearest(offer.minutes, minutes ?? 3);
  const counts = wishes.countAloud && offer.usesBreath;
  const fitting = passages
    .filter(({ times, when }) => times.has(length) && applies(when, wishes, count))
    .map((passage) =>
      counts && passage.isFixed ? { ...passage, texts: passage.texts.map(aloud) } : passage,
    );
  const core = fitting.filter(({ isFixed, name: own }) => isFixed || !frame.has(own));
  const rows = core.filter(({ isFixed }) => isFixed);
  const bare = rows.length > 0 ? filling(rows, length) : core;
  const spoken = ((wishes.bare || counts) && core.length > 0 ? bare : fitting)
    .flatMap((passage) => said(passage, length, wishes, `${seed}:${offer.name}`))
    .map((part) => (count === undefined || offer.name !== "even-breathing" ? part : counted(part, count)));
  return [`# ${offer.title}`, ...inTime(spoken, length * 60)].join("\n\n");
}

/** A silence that is a count, as it is counted out loud: "In: one, two, three, four". */
const aloud = (text: string): string =>
  text.replace(/[.,:]? ?\[pause (\d{1,3})\]/g, (_mark, pause: string) => {
    const counts = ["one", ...countWords].slice(0, Number(pause));
    return `: ${counts.map((word) => `${word} [pause 1]`).join(" ")}`;
  });

/** Passages that lead into a practice, explain it or lead out of it. */
const frame = new Set(
  "settle arrive how-it-goes how-it-goes-without how-it-goes-counted leave-out as-it-is by-yourself rest close end".split(
    " ",
  ),
);

/** Rows of counts in place of everything else, as often as fills the minutes. */
function filling(rows: PracticePassage[], minutes: number): PracticePassage[] {
  const [row] = rows.filter(({ times }) => (times.get(minutes) ?? 1) > 1);
  if (!row) return rows;
  const seconds = row.texts.map(
    (text) =>
      pausesOf(text).reduce((sum, pause) => sum + pause, 0) +
      (wordsOf(spokenText(text)).length * 60) / spokenWordsPerMinute,
  );
  const mean = seconds.reduce((sum, one) => sum + one, 0) / Math.max(1, seconds.length);
  return [{ ...row, times: new Map([[minutes, Math.max(2, Math.round((minutes * 60) / mean))]]) }];
}

function textOf(practiceName: PracticeName): PracticeText {
  const text = texts.get(practiceName);
  if (!text) throw new Error(`no text for the practice ${practiceName}`);
  return text;
}

/** The nearest length there is; of two that are as near, the longer. */
const nearest = (lengths: number[], minutes: number): number =>
  lengths.toSorted((one, other) => Math.abs(one - minutes) - Math.abs(other - minutes) || other - one)[0] ??
  minutes;

/** Breaths of so many counts in place of the usual ones. */
function counted({ text, isFixed }: Said, count: number): Said {
  const length = Math.min(breathCounts.most, Math.max(breathCounts.least, Math.round(count)));
  const named = text.replace("{count}", countWords[length - breathCounts.least] ?? String(length));
  return {
    text: isFixed ? named.replaceAll(`[pause ${breathCounts.usual}]`, `[pause ${length}]`) : named,
    isFixed,
  };
}

function applies(
  when: PracticePassage["when"],
  { noHold, noBreath }: Wishes,
  count: number | undefined,
): boolean {
  if (when === "counted") return count !== undefined;
  if (when === "not-counted") return count === undefined;
  if (when === "hold") return !noHold;
  if (when === "no-hold") return noHold;
  if (when === "breath") return !noBreath;
  return when !== "no-breath" || noBreath;
}

interface Said {
  text: string;
  isFixed: boolean;
}

/** What is spoken at a passage; nothing where every text of it would go against a wish. */
function said({ texts: all, times, isFixed }: PracticePassage, length: number, wishes: Wishes, seed: string) {
  const fitting = all.filter((text) => brokenWish(text, wishes) === undefined);
  const isRow = (times.get(length) ?? 1) > 1;
  // A row of rounds begins the way it was written to begin; elsewhere the seed chooses.
  const ranked = isRow ? fitting : rankTexts(fitting, seed);
  return Array.from({ length: fitting.length === 0 ? 0 : (times.get(length) ?? 1) }, (_, at): Said => {
    return { text: ranked[at % ranked.length] ?? "", isFixed };
  });
}

/** The texts with their open silences stretched so that all of it takes so many seconds, as near as can be. */
function inTime(spoken: Said[], seconds: number): string[] {
  const silenceOf = (part: Said[]): number =>
    part.flatMap(({ text }) => pausesOf(text)).reduce((sum, pause) => sum + pause, 0);
  const words = wordsOf(spokenText(spoken.map(({ text }) => text).join("\n"))).length;
  const counted = silenceOf(spoken.filter(({ isFixed }) => isFixed));
  const open = silenceOf(spoken.filter(({ isFixed }) => !isFixed));
  const wanted = (seconds - counted - (words * 60) / spokenWordsPerMinute) / Math.max(1, open);
  const factor = Math.min(stretch.most, Math.max(stretch.least, wanted));
  return spoken.map(({ text, isFixed }) =>
    isFixed
      ? text
      : text.replace(/\[pause (\d+)\]/g, (_mark, pause: string) => stretched(Number(pause) * factor)),
  );
}

const stretched = (seconds: number): string =>
  `[pause ${Math.min(stretch.longestSeconds, Math.max(stretch.shortestSeconds, Math.round(seconds)))}]`;
