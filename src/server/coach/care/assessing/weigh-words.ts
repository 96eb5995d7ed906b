import { type Lexicon, type ReadClause, readClause } from "#server/coach/care/words/lexicon.ts";
import { findPattern, type Pattern, readPattern } from "#server/coach/care/words/pattern.ts";

/** One row of the tables, read: the family it belongs to and what one sign of it weighs. */
export interface Row {
  family: string;
  points: number;
  /** It was found to err in ordinary talk, or never to be needed: it counts where the classifier does not read calm. */
  isDoubted: boolean;
  pattern: Pattern;
  source: string;
}

/** A sign found in a clause. */
export interface Sign {
  family: string;
  points: number;
  isDoubted: boolean;
  /** Whose it is: the writer's own, or another person's they write about. */
  subject: "self" | "other";
  isDenied: boolean;
  isPast: boolean;
  source: string;
}

/** Rows by a word or concept without which they cannot match, so that a clause is held against few of them. */
export type RowIndex = Map<string, Row[]>;

/** Files each row under the shortest list of words it needs. */
export function indexRows(rows: Row[]): RowIndex {
  const index: RowIndex = new Map();
  for (const row of rows) {
    const needed = row.pattern.needs.toSorted((one, other) => breadth(one) - breadth(other))[0] ?? [];
    for (const name of new Set(needed)) index.set(name, [...(index.get(name) ?? []), row]);
  }
  return index;
}

/** A concept stands for many words, so it narrows less than a word does. */
const breadth = (names: string[]): number =>
  names.reduce((sum, name) => sum + (/^[A-Z]/.test(name) ? 12 : common.has(name) ? 20 : 1), 0);

const common = new Set("i a the to of not in it me my with on and is am do be for".split(" "));

/** What stands before a row that is doubted. */
export const doubtMark = "~ ";

/** Reads tables of rows; a heading `# family points` holds for the rows below it. */
export function readRows(table: string): Row[] {
  let family = "";
  let points = 0;
  return table.split("\n").flatMap((line): Row[] => {
    const heading = /^# (\S+) (\d)$/.exec(line);
    if (heading) {
      family = heading[1] ?? "";
      points = Number(heading[2]);
      return [];
    }
    const isDoubted = line.startsWith(doubtMark);
    const source = isDoubted ? line.slice(doubtMark.length) : line;
    return source.trim() ? [{ family, points, isDoubted, pattern: readPattern(source), source }] : [];
  });
}

const clauseWords = 60;

/** The text in clauses of at most sixty words: sentences, and the parts of a sentence that stand against each other. */
export const clausesOf = (plain: string): string[][] =>
  plain.split(/[.!?;\n:…()"]+|\s-\s/).flatMap((sentence) => {
    const words = sentence.match(/[a-z0-9']+|,/g) ?? [];
    const parts: string[][] = [];
    for (let from = 0; from < words.length; from += clauseWords)
      parts.push(words.slice(from, from + clauseWords));
    return parts;
  });

/** Every sign in a text, with whose it is and whether it is denied or long past. */
export function signsIn(plain: string, rows: RowIndex, lexicon: Lexicon): Sign[] {
  return clausesOf(plain).flatMap((words) => {
    const clause = readClause(words, lexicon);
    const worthTrying = new Set<Row>();
    for (const name of clause.holds) for (const row of rows.get(name) ?? []) worthTrying.add(row);
    return signsInClause(clause, [...worthTrying]);
  });
}

const signsInClause = (clause: ReadClause, rows: Row[]): Sign[] =>
  rows.flatMap((row): Sign[] => {
    const signs: Sign[] = [];
    let from = 0;
    for (let tries = 0; tries < 3; tries += 1) {
      const found = findPattern(row.pattern, clause, from);
      if (!found) break;
      signs.push(signOf(row, clause, found));
      from = found[0] + 1;
    }
    return signs;
  });

const signOf = (
  { family, points, isDoubted, source }: Row,
  clause: ReadClause,
  [start, end]: [number, number],
): Sign => ({
  family,
  points,
  isDoubted,
  source,
  subject:
    family === "betteroff" || family === "unmissed"
      ? sideOf(clause, start, end)
      : subjectOf(clause, start, end),
  isDenied: isDenied(clause, start, source) || deniedWithin(clause, start, end, source),
  isPast: clause.holds.has("PAST") && !clause.holds.has("NOW"),
});

const others = new Set(["he", "she", "they", "him", "her", "them", "his", "their"]);
const own = new Set(["i", "me", "myself", "my"]);

/** The nearest subject to the left of a sign, within its clause; words of the writer inside the sign settle it. */
function subjectOf({ words, at }: ReadClause, start: number, end: number): "self" | "other" {
  const inside = words.slice(start, end);
  if (inside.some((word) => /^(?:him|her|them)sel/.test(word))) return "other";
  if (inside.some((word) => own.has(word))) return "self";
  for (let index = start; index >= Math.max(0, start - 12); index -= 1) {
    const word = words[index] ?? "";
    if (word === "i" || word === "me" || word === "myself") return "self";
    if (others.has(word) || at[index]?.has("KIN")) return "other";
  }
  return "self";
}

/** In "better off without …" the last word decides, not the subject. */
const sideOf = ({ words }: ReadClause, start: number, end: number): "self" | "other" =>
  words.slice(start, end + 1).some((word) => own.has(word))
    ? "self"
    : words.slice(start, end + 1).includes("without")
      ? "other"
      : "self";

const breaks = new Set([
  "but",
  "because",
  "though",
  "although",
  "and",
  "so",
  "then",
  "yet",
  ",",
  "if",
  "what",
  "why",
  "how",
  "that",
  "or",
]);
const notDenying = new Set(
  "stop only just help shake promise guarantee sure know understand trust stopped quit escape say wait believe remember think care".split(
    " ",
  ),
);

/** True when a "not" stands inside a sign that asks for none, before a wish or an act. */
const deniedWithin = ({ words }: ReadClause, start: number, end: number, source: string): boolean =>
  !/NOT|\bno|\bnot\b|never|nothing|without|unless/.test(source) &&
  words
    .slice(start, end)
    .some(
      (word, index, inside) =>
        (word === "not" || word === "never") && !notDenying.has(inside[index + 1] ?? ""),
    );

/** True when a "not" or "never" stands within four words before the sign, in the same breath. */
function isDenied({ words }: ReadClause, start: number, source: string): boolean {
  if (/^(?:NOT|no\b|not\b|never\b|nothing|hardly|without)/.test(source)) return false;
  for (let index = start - 1; index >= Math.max(0, start - 4); index -= 1) {
    const word = words[index] ?? "";
    if (breaks.has(word)) return false;
    if (word === "not" || word === "never" || word === "without" || word === "no")
      return !words.slice(index + 1, start).some((between) => notDenying.has(between));
  }
  return false;
}
