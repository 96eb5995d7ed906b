import { readFileSync } from "node:fs";
import type { ReadClause } from "#server/coach/care/words/lexicon.ts";
import { findPattern, type Pattern, readPattern } from "#server/coach/care/words/pattern.ts";
import { type Mood, moods } from "#server/coach/story/mood.ts";
import { sentencesIn } from "#server/coach/story/sentences.ts";
import type { StoryShape } from "#server/coach/story/story.ts";
import { plainWords } from "#server/coach/story/word-list.ts";

/** In which stories a point is one: in any, only in a loss or in good news; `makes-joy` is good news by itself. */
const settings = ["anywhere", "in-loss", "in-joy", "makes-joy"] as const;

/** Something a person may tell of, known by its words, with what can be said to it that fits nothing else. */
export interface Point {
  id: string;
  /** How much it weighs where a message holds several: 5 is spoken of before 1. */
  weight: number;
  setting: (typeof settings)[number];
  /** Sentences without a question; `{who}` is the person it is about, `{lost}` who is gone. */
  says: string[];
  /** The fixed answer to "what can I do about it", by its name among those to how-questions. */
  helps?: string;
  /** The mood of whoever tells it, where their words may show another. */
  mood?: Mood;
  /** It lies years back: beside something else it makes no story of loss. */
  isLongAgo?: boolean;
}

/** A point as a message makes it, with the sentence that does. */
export interface FoundPoint {
  point: Point;
  sentence: string;
}

interface ReadPoint extends Point {
  patterns: Pattern[];
}

const weights = /^[1-5]$/;
/** Before what a row is known by, so near, these take it back. */
const denials = new Set(
  "not never no didn't didnt don't dont wasn't isn't haven't without nobody".split(" "),
);
const deniedWithin = 2;
/** What is longer is told in its first sentences. */
const mostSentences = 12;

const spelledOut = (row: string, named: ReadonlyMap<string, string>): string =>
  row.replace(/\p{Lu}{2,}|\bI\b/gu, (name) => named.get(name) ?? name);

/**
 * Reads the table: `@ NAME: words` names words for its rows, `# name weight setting` heads a point, `- row` is a row in the
 * form of `care/words/pattern.ts`, `> sentence` is said to it, `= answer` helps, `~ mark` is its
 * mood or that it is long ago. Throws, with the line, where one cannot be read.
 */
export function pointsFrom(text: string): ReadPoint[] {
  const named = new Map<string, string>();
  const read: ReadPoint[] = [];
  for (const [at, line] of text.split("\n").entries()) {
    const [sign, rest] = [line.slice(0, 1), line.slice(2).trim()];
    const point = read.at(-1);
    if (sign === "") continue;
    if (sign === "@") named.set(rest.split(": ")[0] ?? "", rest.split(": ")[1] ?? "");
    else if (sign === "#") read.push(headed(rest, at));
    else if (sign === "-" && point) point.patterns.push(readPattern(spelledOut(rest, named)));
    else if (sign === ">" && point) point.says.push(rest);
    else if (sign === "=" && point) point.helps = rest;
    else if (sign === "~" && point) setMark(point, rest, at);
    else throw new Error(`points.txt, line ${at + 1}: "${line}" is no name, point, row or sentence.`);
  }
  return read;
}

function setMark(point: ReadPoint, mark: string, at: number): void {
  const mood = moods.find((one) => one === mark);
  if (mood) point.mood = mood;
  else if (mark === "long-ago") point.isLongAgo = true;
  else throw new Error(`points.txt, line ${at + 1}: "${mark}" is neither a mood nor "long-ago".`);
}

function headed(heading: string, at: number): ReadPoint {
  const [id = "", weight = "", where = "anywhere"] = heading.split(" ");
  const setting = settings.find((one) => one === where);
  if (!weights.test(weight) || !setting)
    throw new Error(
      `points.txt, line ${at + 1}: a point is "# name weight setting", and "${heading}" is none.`,
    );
  return { id, weight: Number(weight), setting, says: [], patterns: [] };
}

const all = pointsFrom(readFileSync(new URL("./points.txt", import.meta.url), "utf8"));

/** Every point there is, as `points.txt` has them. */
export const points: readonly Point[] = all;

/** Every word that stands in a row. */
const known = new Set(
  all.flatMap(({ patterns }) =>
    patterns.flatMap(({ parts }) => parts.flatMap(({ any, phrases }) => [...any, ...phrases.flat()])),
  ),
);

/**
 * The points a text makes, the weightiest first and of equal ones the last told; what is asked tells nothing. Only those that
 * fit a story of this shape.
 */
export function pointsIn(text: string, shape: StoryShape): FoundPoint[] {
  const sentences = sentencesIn(text)
    .filter((sentence) => !sentence.endsWith("?"))
    .slice(0, mostSentences)
    .map((sentence) => ({ sentence, clause: asClause(sentence) }));
  return all
    .filter(({ setting }) => fits(setting, shape))
    .flatMap((point) => {
      const at = sentences.findLastIndex(({ clause }) =>
        point.patterns.some((pattern) => isMade(pattern, clause)),
      );
      return at < 0 ? [] : [{ point, at, sentence: sentences[at]?.sentence ?? "" }];
    })
    .toSorted((one, other) => other.point.weight - one.point.weight || other.at - one.at)
    .map(({ point, sentence }) => ({ point, sentence }));
}

function fits(setting: Point["setting"], shape: StoryShape): boolean {
  if (setting === "in-loss") return shape === "loss";
  if (setting === "in-joy") return shape === "joy";
  return setting !== "makes-joy" || shape !== "loss";
}

const asClause = (sentence: string): ReadClause => {
  const words = plainWords(sentence).map(unslipped);
  return { words, at: words.map(() => new Map()), holds: new Set(words) };
};

/** Whether a row is found and not denied: "he did not shout at me". A row that begins with a denial is meant so. */
function isMade(pattern: Pattern, { words, at, holds }: ReadClause): boolean {
  const found = findPattern(pattern, { words, at, holds });
  if (!found) return false;
  const [start] = found;
  const isDenied = words.slice(Math.max(0, start - deniedWithin), start).some((word) => denials.has(word));
  return !isDenied || denials.has(words[start] ?? "");
}

/** "Stoped" and "talkin" where the word they are slips of stands in the rows. */
function unslipped(word: string): string {
  if (known.has(word) || word.length < 5) return word;
  if (word.endsWith("in") && known.has(`${word}g`)) return `${word}g`;
  const doubled = word.replace(/([b-df-hj-np-tv-z])(ed|ing)$/, "$1$1$2");
  return known.has(doubled) ? doubled : word;
}
