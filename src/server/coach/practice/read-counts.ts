import { plainWords, wordList } from "#server/coach/story/word-list.ts";
import { type BreathCounts, type BreathPart, breathParts, withoutHolding } from "./breath-counts.ts";

/** Longer messages are read so far; a wish is short. */
const readWords = 400;
const readChars = 2000;

/** A message as its counts are looked for in it. */
const wordsIn = (text: string): string[] => plainWords(text).slice(0, readWords);

const numerals = new Map<string, number>(
  "zero one two three four five six seven eight nine ten eleven twelve"
    .split(" ")
    .map((word, at): [string, number] => [word, at]),
);
const mostDigits = 3;
/** A whole number as it is written, in figures or as a word; undefined where a word is none. */
export const numberIn = (word = ""): number | undefined =>
  numerals.get(word) ?? (/^\d+$/.test(word) && word.length <= mostDigits ? Number(word) : undefined);

const partOf = new Map<string, BreathPart>([
  ["in", "in"],
  ["inhale", "in"],
  ["inhaling", "in"],
  ["out", "out"],
  ["exhale", "out"],
  ["exhaling", "out"],
  ["hold", "hold"],
  ["holding", "hold"],
  ["held", "hold"],
  ["wait", "rest"],
  ["waiting", "rest"],
  ["pause", "rest"],
  ["empty", "rest"],
]);
/** May stand between a part and its number: "out for about six". */
const between = new Set(
  "for about to of a count counts it my breath breathe breathing the is only just maybe like around then with be roughly".split(
    " ",
  ),
);
/** May stand between a number and its part: "four counts in". */
const units = new Set("count counts second seconds sec secs s beat beats".split(" "));
/** "In five minutes", "in 2 days" count no breath. */
const otherUnits =
  /^(?:min|mins|minute|minutes|hour|hours|h|day|days|week|weeks|month|months|year|years|m|am|pm|of|people|times|round|rounds|breaths)$/;
const mostBetween = 3;
/** May follow on a count and its part. */
const follows = new Set([...partOf.keys(), ...between, ..."and please pls breath breaths".split(" ")]);

/** Counts named part by part, in either order: "in 4, out 6", "four in and six out", "in and out for 5". */
function namedParts(words: readonly string[]): Partial<BreathCounts> {
  const found: Partial<BreathCounts> = {};
  let at = 0;
  while (at < words.length) {
    const before = numberBefore(words, at) ?? numberAfter(words, at);
    if (before === undefined) {
      at += 1;
      continue;
    }
    for (const part of before.parts) found[held(part, found)] = before.count;
    at = before.end;
  }
  return found;
}

interface NamedCount {
  parts: BreathPart[];
  count: number;
  /** Where reading goes on. */
  end: number;
}

/** Held once the breath is out, it is the waiting before the next one in. */
const held = (part: BreathPart, found: Partial<BreathCounts>): BreathPart =>
  part === "hold" && found.out !== undefined ? "rest" : part;

/** "Four counts in": a number that begins here, and the part it is of. */
function numberBefore(words: readonly string[], at: number): NamedCount | undefined {
  const count = numberIn(words[at]);
  if (count === undefined) return undefined;
  const next = at + 1 + (units.has(words[at + 1] ?? "") ? 1 : 0);
  const part = partOf.get(words[next] ?? "");
  if (part === undefined) return undefined;
  const isBoth = words[next + 1] === "and" && partOf.get(words[next + 2] ?? "") === "out" && part === "in";
  const isOther = isBoth && numberAfter(words, next + 2) !== undefined;
  // "Thirty seconds in easy words", "four in the morning" count no breath.
  const after = words[next + 1];
  if (after === "of") return undefined;
  if (part === "in" && after !== undefined && !follows.has(after) && numberIn(after) === undefined)
    return undefined;
  return isBoth && !isOther
    ? { parts: ["in", "out"], count, end: next + 3 }
    : { parts: [part], count, end: next + 1 };
}

/** "Out for about six": a part that begins here, and its number a few words on. */
function numberAfter(words: readonly string[], at: number): NamedCount | undefined {
  const part = partOf.get(words[at] ?? "");
  if (part === undefined) return undefined;
  const isBoth = part === "in" && words[at + 1] === "and" && partOf.get(words[at + 2] ?? "") === "out";
  const from = at + (isBoth ? 3 : 1);
  for (let next = from; next <= from + mostBetween; next += 1) {
    const count = numberIn(words[next]);
    if (count !== undefined)
      return otherUnits.test(words[next + 1] ?? "")
        ? undefined
        : { parts: isBoth ? ["in", "out"] : [part], count, end: next + 1 };
    if (!between.has(words[next] ?? "")) return undefined;
  }
  return undefined;
}

/** "4-7-8", "4/6", "four seven eight": numbers in a row, two to four of them. */
function namedInRow(text: string, words: readonly string[]): Partial<BreathCounts> | undefined {
  const joined =
    /(?<![\d.,:/-])\d{1,2}(?: ?[-–/:] ?\d{1,2}){1,3}(?![\d/:-]|[.,]\d| ?(?:am|pm|min|days?|weeks?|hours?|years?)\b)/i.exec(
      text,
    )?.[0];
  const row = joined?.match(/\d{1,2}/g)?.map(Number) ?? numbersInRow(words);
  if (row === undefined || row.length < 2 || row.length > breathParts.length) return undefined;
  const [way = 0, second = 0, third = 0, last = 0] = row;
  if (row.length === 2) return ofBreath(words) < 0 ? undefined : { in: way, out: second };
  return { in: way, hold: second, out: third, ...(row.length === 4 ? { rest: last } : {}) };
}

function numbersInRow(words: readonly string[]): number[] | undefined {
  const row: number[] = [];
  for (const word of words) {
    const number = numberIn(word);
    if (number !== undefined) row.push(number);
    else if (row.length > 2) break;
    else row.length = 0;
  }
  return row.length > 2 ? row : undefined;
}

const ofBreath = wordList(
  "breath*, inhal*, exhal*, in, out, count, counts, counting, pace, paced, hold, holding",
);
const plainlyOfBreath = wordList("breath*, inhal*, exhal*, paced");

/** "Five counts each", "a count of six", "breaths of four": as long in as out. */
function namedEach(words: readonly string[]): number | undefined {
  const found = words.flatMap((word, at) => {
    const count = numberIn(word);
    if (count === undefined) return [];
    const isCount = units.has(words[at + 1] ?? "") && ["count", "counts"].includes(words[at + 1] ?? "");
    const isOf =
      ["of", "to"].includes(words[at - 1] ?? "") &&
      ["count", "counts", "breaths", "breath"].includes(words[at - 2] ?? "");
    return isCount || isOf || (counting(words) >= 0 && words[at - 1] === "for") ? [count] : [];
  });
  const wanted = found.at(-1);
  if (wanted === undefined) return undefined;
  return tooMuch(words) >= 0 && new Set(found).size === 1 ? shortCount : wanted;
}
const counting = wordList("count, counts");
/** Said of a count that is too much, a shorter one is wished for. */
const tooMuch = wordList("not, too long, dizzy, instead of, less than");
const shortCount = 3;

const longerOut = wordList(
  `longer out, out longer, long exhale, longer exhale, exhale longer, long out, out slower, slower out, out long,
  out-breath longer, longer out-breath, outbreath longer, longer outbreath, breath out longer, longer breath out,
  long breath out, slow exhale, out is longer, out be longer, exhale is longer, out a bit longer, out much longer,
  out a little longer, extended exhale, out more slowly, longer breathing out, out than in`,
);
const longerIn = wordList(
  "longer in, in longer, longer inhale, inhale longer, breath in longer, longer breath in, in than out",
);
const even = wordList(
  "even breathing, evenly, equal, same length, same in and out, as long in as out, even breath",
);
const box = wordList("box, box-breathing, square");
const slower = wordList("slower, more slowly, too fast, too quick, not so fast, slow it down");
const faster = wordList("faster, quicker, too slow, more quickly, speed it up, not so slow");
const slow = wordList("slow breathing, slow breath, slow breaths, breathe slowly");
const noHold = wordList(
  "no hold, no holding, without holding, without the holding, without hold, leave out the holding, not hold, don't hold",
);

/** Breaths that are known by a word. */
const known = {
  longerOut: { in: 4, hold: 0, out: 6, rest: 0 },
  longerIn: { in: 6, hold: 0, out: 4, rest: 0 },
  even: { in: 5, hold: 0, out: 5, rest: 0 },
  box: { in: 4, hold: 4, out: 4, rest: 4 },
} satisfies Record<string, BreathCounts>;

/**
 * The counts of a breath that a message names, as they were named, be they what they may, or by a word against those before
 * them; undefined where it names none.
 */
export function countsIn(message: string, before?: BreathCounts): BreathCounts | undefined {
  const text = message.slice(0, readChars);
  const words = wordsIn(text);
  const base = before ?? known.even;
  const parts = { ...namedInRow(text, words), ...namedParts(words) };
  const isNamed = parts.in !== undefined && parts.out !== undefined;
  const isPart = breathParts.some((part) => parts[part] !== undefined);
  if (isNamed) return { in: base.in, hold: 0, out: base.out, rest: 0, ...parts };
  if (isPart && (before !== undefined || plainlyOfBreath(words) >= 0)) return oneSided(parts, before);
  if (box(words) >= 0) {
    const side = sideOfBox(words);
    return { in: side, hold: side, out: side, rest: side };
  }
  const each = namedEach(words);
  if (each !== undefined) return { in: each, hold: 0, out: each, rest: 0 };
  return byWord(words, before);
}

/** "Box breathing with five": how long each side is; the minutes of it are no count. */
function sideOfBox(words: readonly string[]): number {
  const from = box(words) + 1;
  const at = words.findIndex(
    (word, place) =>
      place >= from &&
      place < from + wordsToSide &&
      numberIn(word) !== undefined &&
      !otherUnits.test(words[place + 1] ?? ""),
  );
  return numberIn(words[at]) ?? known.box.in;
}
const wordsToSide = 4;

/** "Out for 8": the other way follows the breath before it, or is in its usual relation. */
function oneSided(parts: Partial<BreathCounts>, before: BreathCounts | undefined): BreathCounts {
  if (before !== undefined) return { ...before, ...parts };
  const { in: way, out } = parts;
  if (way !== undefined) return { in: way, hold: 0, out: way, rest: 0, ...parts };
  if (out !== undefined) return { in: Math.max(2, out - 2), hold: 0, out, rest: 0, ...parts };
  return { ...known.even, ...parts };
}

function byWord(words: readonly string[], before: BreathCounts | undefined): BreathCounts | undefined {
  if (longerOut(words) >= 0)
    return before && before.out > before.in
      ? isSlower(words, before)
      : before
        ? { ...before, in: Math.min(before.in, 8), out: Math.min(before.in, 8) + 2 }
        : known.longerOut;
  if (longerIn(words) >= 0) return known.longerIn;
  if (even(words) >= 0) return before ? { in: before.in, hold: 0, out: before.in, rest: 0 } : known.even;
  if (before !== undefined && slower(words) >= 0) return paced(before, 1);
  if (before !== undefined && faster(words) >= 0) return paced(before, -1);
  if (noHold(words) >= 0 && before !== undefined) return withoutHolding(before);
  return slow(words) >= 0 ? known.longerOut : undefined;
}

/** A way out that is the longer one already stays, unless it is to be slower as well. */
const isSlower = (words: readonly string[], before: BreathCounts): BreathCounts =>
  slower(words) >= 0 ? paced(before, 1) : before;

const paced = (before: BreathCounts, step: 1 | -1): BreathCounts => {
  const next = (count: number): number => (count === 0 ? 0 : Math.max(1, count + step));
  return { in: next(before.in), hold: next(before.hold), out: next(before.out), rest: next(before.rest) };
};

/** Whether a message names the counts of a breath so plainly that nothing else can be meant. */
export function namesCounts(text: string): boolean {
  const words = wordsIn(text);
  const parts = { ...namedInRow(text.slice(0, readChars), words), ...namedParts(words) };
  return (parts.in !== undefined && parts.out !== undefined) || longerOut(words) >= 0;
}

/** Whether a longer way of the breath is spoken of, so that "longer" is no length. */
export const isOfWays = (words: readonly string[]): boolean => longerOut(words) >= 0 || longerIn(words) >= 0;
