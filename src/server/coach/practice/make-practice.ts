import { rankTexts } from "#server/coach/prose/choose-text.ts";
import { brokenWish, wishWords } from "#server/coach/prose/wish-words.ts";
import type { Wishes } from "#server/coach/story/story.ts";
import {
  type BreathCounts,
  breathParts,
  countsInWords,
  countWord,
  nameOfCounts,
  withoutHolding,
} from "./breath-counts.ts";
import { fitPractice, type Said, secondsOf } from "./fit-practice.ts";
import { type PracticeName, type PracticePassage, type PracticeText, textOf } from "./practice.ts";
import type { PracticeWish } from "./read-practice-wish.ts";

/** How a practice is to be, beside what it is and how long it takes. */
export type Manner = Pick<PracticeWish, "counts" | "named" | "rounds" | "posture" | "words" | "isOnlyBreath">;

/** Without a word about its length a practice takes so many minutes, and none is shorter than the other. */
const usualMinutes = 3;
const leastMinutes = 0.4;

/**
 * A practice as a text to read, to narrate and to keep: `# Title`, then paragraphs with `[pause N]` marks. It takes the
 * minutes asked for, up to the longest it is written for; without minutes three. A counted breath is spoken in the counts
 * asked for, as often as there is time for, under the name that these counts have. Who wants nothing with the breath gets
 * the practice that stands in for it, under its own title. The same seed gives the same words.
 */
export function practice(
  asked: PracticeName,
  minutes: number | undefined,
  wishes: Wishes,
  seed: string,
  manner: Manner = {},
): string {
  const wanted = wanting(wishes, manner);
  const { standIn, counts: usual } = textOf(asked);
  const isStoodIn = wanted.noBreath && standIn !== undefined;
  const counts = isStoodIn || usual === undefined ? undefined : countsOf(manner.counts ?? usual, wanted);
  const name = isStoodIn ? standIn : counts === undefined ? asked : nameOfCounts(counts);
  const text = textOf(name);
  const longest = Math.max(...text.offer.minutes);
  const length = Math.min(longest, Math.max(leastMinutes, minutes ?? usualMinutes));
  const context: Context = { text, wishes: wanted, manner, counts, seed: `${seed}:${name}` };
  const note = counts && manner.named ? [noteOnBounds(manner.named, counts)] : [];
  const rounds = counts && manner.rounds;
  const levels = lengthsFrom(text.offer.minutes, length);
  const tries = levels.map((level) =>
    fitPractice(spokenAt(level, context, note), {
      seconds: length * 60,
      rounds,
    }),
  );
  const [first = []] = tries;
  const best = tries.find((paragraphs) => isNear(paragraphs, length)) ?? nearestOf(tries, length) ?? first;
  return [`# ${text.offer.title}`, ...(rounds === undefined ? best : first)].join("\n\n");
}

/** A posture that was named for this practice stands beside the wishes. */
function wanting(wishes: Wishes, { posture, words }: Manner): Wishes {
  if (posture === undefined && words !== "few") return wishes;
  return {
    ...wishes,
    standing: posture === undefined ? wishes.standing : posture === "standing",
    lyingDown: posture === undefined ? wishes.lyingDown : posture === "lying",
    bare: wishes.bare || words === "few",
  };
}

const countsOf = (counts: BreathCounts, { noHold }: Wishes): BreathCounts =>
  noHold ? withoutHolding(counts) : counts;

/** The lengths a practice is written for, the one nearest to what is asked first. */
const lengthsFrom = (lengths: readonly number[], minutes: number): number[] =>
  lengths.toSorted((one, other) => Math.abs(one - minutes) - Math.abs(other - minutes) || other - one);

const lengthTolerance = 0.1;
const isNear = (paragraphs: readonly string[], minutes: number): boolean =>
  Math.abs(secondsOf(paragraphs.join("\n\n")) / 60 - minutes) <= minutes * lengthTolerance;
const nearestOf = (tries: readonly string[][], minutes: number): string[] | undefined =>
  tries.toSorted(
    (one, other) =>
      Math.abs(secondsOf(one.join("\n\n")) - minutes * 60) -
      Math.abs(secondsOf(other.join("\n\n")) - minutes * 60),
  )[0];

/** All that the words of a practice rest on. */
interface Context {
  text: PracticeText;
  wishes: Wishes;
  manner: Manner;
  counts: BreathCounts | undefined;
  seed: string;
}

/** Passages that lead into a practice, explain it or lead out of it. */
const frame = new Set(
  "settle arrive how-it-goes leave-out as-it-is by-yourself rest close end settle-quick arrive-quick close-quick".split(
    " ",
  ),
);
/** Where nothing but the breath is wanted, these speak of something else. */
const besideBreath = new Set(
  "as-it-is wandering counting whole-body second-quiet in-between between rest".split(" "),
);

/** What is said in a practice of this length, in its order; rows of breaths once with each of their texts. */
function spokenAt(level: number, context: Context, note: readonly Said[]): Said[] {
  const { text, wishes, manner, counts, seed } = context;
  const isEasy = manner.words === "easy" && text.easy.length > 0;
  const levelOfEasy = level > 3 && !text.easy.some(({ minutes }) => minutes.has(level)) ? 3 : level;
  const fitting = (isEasy ? text.easy : text.passages).filter(
    ({ minutes, when }) => minutes.has(isEasy ? levelOfEasy : level) && applies(when, wishes, counts),
  );
  const isCounted = counts !== undefined;
  const isBare = wishes.bare || (wishes.countAloud && isCounted);
  const core = fitting.filter(({ timing, name }) => (isCounted ? timing !== undefined : !frame.has(name)));
  const kept = isBare && core.length > 0 ? core : fitting;
  const wanted = manner.isOnlyBreath && isCounted ? kept.filter(({ name }) => !besideBreath.has(name)) : kept;
  return [...note, ...wanted.flatMap((passage) => said(passage, { wishes, manner, counts, seed }))];
}

function applies(
  when: PracticePassage["when"],
  { noBreath }: Wishes,
  counts: BreathCounts | undefined,
): boolean {
  if (when === "hold") return counts !== undefined && counts.hold + counts.rest > 0;
  if (when === "breath") return !noBreath;
  return when !== "no-breath" || noBreath;
}

/** What is spoken at a passage; nothing where every text of it would go against a wish. */
function said(
  { texts, timing, name }: PracticePassage,
  { wishes, manner, counts, seed }: Omit<Context, "text">,
): Said[] {
  const fitting = texts.filter(
    (text) =>
      brokenWish(text, wishes) === undefined && !(manner.posture === "sitting" && wishWords.lying.test(text)),
  );
  if (timing === "counted")
    return fitting.map((text) => ({
      text: inCounts(text, counts, wishes.countAloud),
      isFixed: true,
      row: name,
      isNeeded: true,
    }));
  const [first] = rankTexts(fitting, seed);
  return first === undefined
    ? []
    : [
        {
          text: named(first, counts),
          isFixed: timing === "fixed",
          row: undefined,
          isNeeded: name === "leave-out",
        },
      ];
}

/** The sentences of a breath, each with its silence; what is not held is not spoken of. */
function inCounts(text: string, counts: BreathCounts | undefined, isAloud: boolean): string {
  if (counts === undefined) return text;
  const sentences = text.split(/(?<=\])\s+/).filter((sentence) => {
    const part = partOf(sentence);
    return part === undefined || counts[part] > 0;
  });
  return sentences
    .map((sentence) => {
      const part = partOf(sentence);
      return part === undefined ? sentence : withCount(sentence, counts[part], isAloud);
    })
    .join(" ");
}

const partOf = (sentence: string): (typeof breathParts)[number] | undefined =>
  breathParts.find((part) => sentence.endsWith(`[${part}]`));

/** A silence as long as the count, or the count out loud: "In: one, two, three, four". */
function withCount(sentence: string, count: number, isAloud: boolean): string {
  if (!isAloud) return sentence.replace(/\[\w+\]$/, `[pause ${count}]`);
  const spoken = Array.from({ length: count }, (_, at) => `${countWord(at + 1)} [pause 1]`).join(" ");
  return sentence.replace(/[.,:]? ?\[\w+\]$/, `: ${spoken}`);
}

/** The counts as they are said where a text speaks of them. */
const named = (text: string, counts: BreathCounts | undefined): string =>
  counts === undefined
    ? text
    : text
        .replaceAll("{counts}", countsInWords(counts))
        .replaceAll("{in}", countWord(counts.in))
        .replaceAll("{out}", countWord(counts.out));

/** What was asked for and cannot be breathed is said to be so, once. */
function noteOnBounds(asked: BreathCounts, counts: BreathCounts): Said {
  const isLong = breathParts.some((part) => asked[part] > counts[part]);
  const isShort = breathParts.some((part) => asked[part] < counts[part]);
  const what =
    isLong && isShort
      ? "Some of those counts are too long for a breath, and some too short."
      : isLong
        ? "That is longer than a breath can well be."
        : "That is shorter than a breath can well be.";
  return {
    text: `${what} It goes like this: ${countsInWords(counts)}.`,
    isFixed: true,
    row: undefined,
    isNeeded: true,
  };
}
