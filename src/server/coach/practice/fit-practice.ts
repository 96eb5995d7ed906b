import { pausesOf, spokenText, spokenWordsPerMinute, wordsOf } from "#server/coach/script/stages.ts";

/** One thing that is said in a practice. */
export interface Said {
  text: string;
  /** Its silences keep their length. */
  isFixed: boolean;
  /** Is never left out for want of time. */
  isNeeded: boolean;
  /** The row of breaths that it is one of. */
  row: string | undefined;
}

/** Silences are stretched or shortened within these, so that the whole takes the time asked for. */
const stretch = { least: 0.5, most: 3.4, shortestSeconds: 3, longestSeconds: 60 };
/** So many breaths at least make a row, where there is time for them. */
const leastRounds = 2;
/** What would be too long by more than this is made shorter. */
const tolerance = 1.08;

/** Seconds a text takes when it is spoken, its silences included. */
export function secondsOf(text: string): number {
  return silenceOf(text) + (wordsOf(spokenText(text)).length * 60) / spokenWordsPerMinute;
}

const silenceOf = (text: string): number => pausesOf(text).reduce((sum, seconds) => sum + seconds, 0);
const secondsOfAll = (said: readonly Said[]): number =>
  said.reduce((sum, { text }) => sum + secondsOf(text), 0);

/** How long all of it is to take, and how many breaths it is to have where that was said. */
interface Time {
  seconds: number;
  rounds: number | undefined;
}

/**
 * The paragraphs of a practice in so many seconds, as near as can be: rows of breaths are as long as there is time for, the
 * open silences are stretched, and where even the shortest would be too long, a step in the middle is left out.
 */
export function fitPractice(said: readonly Said[], { seconds, rounds }: Time): string[] {
  const rows = [...new Set(said.flatMap(({ row }) => row ?? []))];
  if (rounds !== undefined) {
    const counted = inRounds(said, rows, rounds);
    return stretched(counted, secondsOfAll(counted));
  }
  if (rows.length === 0) return stretched(withinTime(said, seconds), seconds);
  const kept = withRowsInTime(said, seconds);
  return stretched(inRounds(kept, rows, roundsIn(kept, seconds)), seconds);
}

/** How many breaths fit beside everything else that is said. */
function roundsIn(said: readonly Said[], seconds: number): number {
  const left = seconds - secondsOfAll(said.filter(({ row }) => row === undefined));
  const round = secondsOfRound(said);
  const least = leastRounds * round > seconds * tolerance ? 1 : leastRounds;
  return Math.max(least, Math.round(left / Math.max(1, round)));
}

/** What a breath of the rows takes, in the mean of its texts. */
function secondsOfRound(said: readonly Said[]): number {
  const ofRow = said.filter(({ row }) => row !== undefined);
  return secondsOfAll(ofRow) / Math.max(1, ofRow.length);
}

/** Where there is no time for two breaths, what stands around them goes, but for the leave not to hold. */
function withRowsInTime(said: readonly Said[], seconds: number): Said[] {
  const rows = leastRounds * secondsOfRound(said);
  let kept = [...said];
  for (;;) {
    const others = kept.filter(({ row }) => row === undefined);
    const spare = others.filter(({ isNeeded }) => !isNeeded);
    if (spare.length === 0 || rows + secondsOfAll(others) <= seconds * tolerance) return kept;
    const [longest] = spare.toSorted((one, other) => secondsOf(other.text) - secondsOf(one.text));
    kept = kept.filter((one) => one !== longest);
  }
}

/** Each row with its share of the breaths, its texts said in turn. */
function inRounds(said: readonly Said[], rows: readonly string[], rounds: number): Said[] {
  return said.flatMap((one, at) => {
    if (one.row === undefined) return [one];
    if (said.findIndex(({ row }) => row === one.row) !== at) return [];
    const texts = said.filter(({ row }) => row === one.row);
    const place = rows.indexOf(one.row);
    const share = Math.floor(rounds / rows.length) + (place < rounds % rows.length ? 1 : 0);
    return Array.from({ length: share }, (_, round) => texts[round % texts.length] ?? one);
  });
}

/** Where the shortest is too long, what stands in the middle goes, one thing after another; beginning and end stay. */
function withinTime(said: readonly Said[], seconds: number): Said[] {
  let kept = [...said];
  while (kept.length > 3 && secondsOf(stretched(kept, 0).join("\n\n")) > seconds * tolerance) {
    const inside = kept.slice(1, -1);
    const [longest] = inside.toSorted((one, other) => secondsOf(other.text) - secondsOf(one.text));
    kept = kept.filter((one) => one !== longest);
  }
  return kept;
}

/** The texts with their open silences stretched so that all of it takes so many seconds, as near as can be. */
function stretched(said: readonly Said[], seconds: number): string[] {
  const open = said.filter(({ isFixed }) => !isFixed).reduce((sum, { text }) => sum + silenceOf(text), 0);
  const others = secondsOfAll(said) - open;
  const factor = Math.min(stretch.most, Math.max(stretch.least, (seconds - others) / Math.max(1, open)));
  return said.map(({ text, isFixed }) =>
    isFixed
      ? text
      : text.replace(/\[pause (\d+)\]/g, (_mark, pause: string) => asPause(Number(pause) * factor)),
  );
}

const asPause = (seconds: number): string =>
  `[pause ${Math.min(stretch.longestSeconds, Math.max(stretch.shortestSeconds, Math.round(seconds)))}]`;
