/** What stands between two signs that could mark a pause: brackets of any kind, stars, underscores, or dashes on a line. */
const fenced =
  /(?:\*\*|__)?[[({<]{1,2}([^[\](){}<>\n]{1,60})[\])}>]{1,2}(?:\*\*|__)?|\*{1,3}([^*\n]{1,60})\*{1,3}|(?<![\p{L}\p{N}_])_{1,2}([^_\n]{1,60})_{1,2}(?![\p{L}\p{N}_])|(?<=^[ \t]{0,3})[-–—~·•.…]{1,3}[ \t]?([^\n\-–—~·•.…]{1,60})[ \t]?[-–—~·•.…]{1,3}(?=[ \t]{0,3}$)/gmu;

/** Of these at least one stands in every mark of a pause … */
const silences = new Set(
  "pause pauses pausing paused silence silent break beat rest stillness quiet moment moments".split(" "),
);
/** … or a length of time does; and nothing else stands in one but these. */
const units: Record<string, number> = {
  s: 1,
  sec: 1,
  secs: 1,
  second: 1,
  seconds: 1,
  ms: 0.001,
  min: 60,
  minute: 60,
  minutes: 60,
  breath: 5,
  breaths: 5,
};
const numbers: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  half: 0.5,
  couple: 2,
  few: 3,
  several: 4,
};
const lengths: Record<string, number> = { long: 8, longer: 8, short: 3, brief: 3, tiny: 2 };
const fillers = new Set(
  "a an the of for in here now please take time length duration gentle soft slow deep and to".split(" "),
);

/** Seconds of a mark that names no length, and of one that names too long a one to be meant. */
const unnamed = 4;
const longest = 3600;

/** A bound on the readings of one script: signs piled up on purpose cost no more. */
const mostReadings = 16;

/**
 * A script with every pause as `[pause N]`, N in seconds, in whatever notation a model wrote it: `[Pause for 4 seconds]`,
 * `(10 seconds of silence)`, `*pause*`, `{pause 4}`, `- pause -`, `(Take a few moments here.)`, `<break time="4s"/>`. A
 * mark is told by its words, of which none is anything else; brackets with other words in them are prose.
 * Signs left over beside one mark may fence the next, so it is read until nothing changes.
 */
export function withPauseMarks(script: string): string {
  let read = readOnce(script);
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
  const words = text.toLowerCase().match(/\d{1,60}(?:\.\d{1,3})?|\p{L}+/gu) ?? [];
  let count: number | undefined;
  let total = 0;
  let named: number | undefined;
  let isSilence = false;
  for (const word of words) {
    const number = /^\d/.test(word) ? Number(word) : numbers[word];
    if (number !== undefined) count = number;
    else if (units[word] !== undefined) {
      total += (count ?? 1) * units[word];
      count = undefined;
    } else if (lengths[word] !== undefined) named = lengths[word];
    else if (silences.has(word)) isSilence = true;
    else if (!fillers.has(word)) return undefined;
  }
  const isTimed = total > 0 && /\d/.test(text);
  if (!isSilence && !isTimed) return undefined;
  const seconds = total || (count !== undefined && /\d/.test(text) ? count : named) || unnamed;
  return Math.min(longest, Math.round(seconds * 10) / 10);
}

/** Marks of `withPauseMarks`, with the space before them. */
export const pauseMark = /[ \t]{0,20}\[pause (\d{1,5}(?:\.\d)?)\]/g;
