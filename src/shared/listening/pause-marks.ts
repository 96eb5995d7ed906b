import { pauseWords } from "./pause-words.ts";

/** What stands between two signs that could mark a pause: brackets of any kind, stars, underscores, or dashes on a line. */
const fenced =
  /(?:\*{1,3}|__)?[[({<【（［〔]{1,2}([^[\](){}<>【】（）［］〔〕\n]{1,60})[\])}>】）］〕]{1,2}(?:\*{1,3}|__)?|\*{1,3}([^*\n]{1,60})\*{1,3}|(?<![\p{L}\p{N}_])_{1,2}([^_\n]{1,60})_{1,2}(?![\p{L}\p{N}_])|(?<=^[ \t]{0,3})[-–—~·•.…]{1,3}[ \t]?([^\n\-–—~·•.…]{1,60})[ \t]?[-–—~·•.…]{1,3}(?=[ \t]{0,3}$)/gmu;

const languages = Object.values(pauseWords);
const listed = (text: string | undefined): string[] => text?.split(" ") ?? [];
/** Of these at least one stands in every mark of a pause … */
const silences = new Set(languages.flatMap(({ silence }) => listed(silence)));
/** … or a length of time does; and nothing else stands in one but these. */
const units = new Map(languages.flatMap((words) => Object.entries(words.units)));
const numbers = new Map(languages.flatMap((words) => Object.entries(words.numbers ?? {})));
const lengths = new Map(languages.flatMap((words) => Object.entries(words.lengths ?? {})));
const fillers = new Set(languages.flatMap(({ filler }) => listed(filler)));
const isKnown = (word: string): boolean =>
  [silences, units, numbers, lengths, fillers].some((words) => words.has(word));

/** Seconds of a mark that names no length, and of one that names too long a one to be meant. */
const unnamed = 4;
const longest = 3600;

/** The sign on a player's button, with or without a length. */
const signOfPause = /[⏸⏳⌛]\uFE0F?(?:[ \t]?(\d{1,3})[ \t]?s(?:ec\w{0,5})?\b)?/gu;

/** A bound on the readings of one script: signs piled up on purpose cost no more. */
const mostReadings = 16;

/**
 * A script with every pause as `[pause N]`, N in seconds, in whatever notation a model wrote it: `[Pause for 4 seconds]`,
 * `(10 seconds of silence)`, `*pause*`, `{pause 4}`, `- pause -`, `(Take a few moments here.)`, `<break time="4s"/>`. A
 * mark is told by its words, of which none is anything else; brackets with other words in them are prose.
 * Signs left over beside one mark may fence the next, so it is read until nothing changes.
 */
export function withPauseMarks(script: string): string {
  const marked = script.replace(
    signOfPause,
    (_, seconds: string | undefined) => `[pause ${seconds ?? unnamed}]`,
  );
  let read = readOnce(marked);
  for (let again = readOnce(read), times = 1; again !== read && times < mostReadings; times += 1) {
    read = again;
    again = readOnce(read);
  }
  return read;
}

function readOnce(script: string): string {
  return script.replace(fenced, (mark: string, ...inner: (string | undefined)[]) => {
    const words = inner.slice(0, 4).find((text) => typeof text === "string") ?? "";
    const seconds = secondsOf(words);
    return seconds === undefined ? mark : `[pause ${seconds}]`;
  });
}

/** The seconds a mark asks for; undefined when its words are no mark. */
function secondsOf(text: string): number | undefined {
  const words = wordsOf(text.normalize("NFC").toLowerCase());
  let count: number | undefined;
  let total = 0;
  let named: number | undefined;
  let isSilence = false;
  for (const word of words) {
    const number = /^\d/.test(word) ? Number(word) : numbers.get(word);
    if (number !== undefined) count = number;
    else if (units.has(word)) {
      total += (count ?? 1) * (units.get(word) ?? 0);
      count = undefined;
    } else if (lengths.has(word)) named = lengths.get(word);
    else if (silences.has(word)) isSilence = true;
    else if (!fillers.has(word)) return undefined;
  }
  const isTimed = total > 0 && /\d/.test(text);
  if (!isSilence && !isTimed) return undefined;
  const seconds = total || (count !== undefined && /\d/.test(text) ? count : named) || unnamed;
  return Math.min(longest, Math.round(seconds * 10) / 10);
}

/** Numbers and words, those of writing without spaces parted where all of it is known. */
function wordsOf(text: string): string[] {
  const runs = text.match(/\d{1,60}(?:\.\d{1,3})?|[\p{L}\p{M}]+/gu) ?? [];
  return runs.flatMap((run) => (isKnown(run) || !unspaced.test(run) ? [run] : parted(run)));
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const longestWord = 5;

/** The longest known word at each place; what begins with none stays whole, and is no mark then. */
function parted(run: string): string[] {
  const words: string[] = [];
  for (let from = 0; from < run.length; ) {
    let length = longestWord;
    while (length > 0 && !isKnown(run.slice(from, from + length))) length -= 1;
    if (length === 0) return [run];
    words.push(run.slice(from, from + length));
    from += length;
  }
  return words;
}

/** Marks of `withPauseMarks`, with the space before them. */
export const pauseMark = /[ \t]{0,20}\[pause (\d{1,5}(?:\.\d)?)\]/g;
