import { isMissing, parseFigure } from "#server/heart/exports/parse-figure.ts";
import { emptyReading, type HeartReading, isRate } from "#server/heart/exports/reading.ts";
import type { NumberKind } from "#shared/heart.ts";
import { intervalsFrom, type NumberSort, tellNumbersApart } from "./tell-numbers-apart.ts";

/** Fewer numbers than this are no recording. */
const fewest = 4;

/** The columns of a block of numbers; a block of few long rows is one series written across. */
function columnsOf(rows: number[][]): number[][] {
  const width = Math.max(0, ...rows.slice(0, 50).map((row) => row.length));
  if (width > 4 || (rows.length === 1 && width > 1)) return [rows.flat()];
  return Array.from({ length: width }, (_, at) =>
    rows.flatMap((row) => (row[at] === undefined ? [] : [row[at]])),
  );
}

/** A column with everything it can be. */
interface ReadColumn {
  values: number[];
  sorts: NumberSort[];
}

/** Intervals say more than rates, and both say themselves what a column of times has to be asked for. */
const preferred: readonly NumberKind[] = ["intervals", "rates", "times"];

/** The column that is read: the one that can only be meant in one way, if there is such a one. */
function chosenColumn(columns: ReadColumn[]): ReadColumn | undefined {
  const sure = columns.filter(({ sorts }) => sorts.length === 1);
  return (
    preferred.flatMap((kind) => sure.filter(({ sorts }) => sorts[0]?.kind === kind))[0] ??
    columns.find(({ sorts }) => sorts.length > 0)
  );
}

/**
 * Reads numbers that stand without headings: one interval, rate or beat time a line, perhaps with its time before it.
 * What can be meant in two ways is not guessed: the reading then holds the doubt, unless `readAs` says which it is.
 */
export function readBareNumbers(
  rows: string[][],
  { device, notes, readAs }: { device: string; notes: string[]; readAs: NumberKind | undefined },
): HeartReading {
  const isList = device === "a table";
  const reading = { ...emptyReading(isList ? "a list of numbers" : device), notes };
  let left = 0;
  let isBegun = false;
  const numbers = rows.flatMap((cells) => {
    const written = cells.flatMap((cell) => cell.trim().split(/\s+/)).filter((cell) => !isMissing(cell));
    const row = written.map(parseFigure);
    if (row.length > 0 && row.every((value) => value !== undefined)) {
      isBegun = true;
      return [row];
    }
    // What stands above the first numbers is their heading.
    if (isBegun && !/^\s*[#%;"/]|[:=]/.test(cells.join(","))) left += 1;
    return [];
  });
  const columns = columnsOf(numbers)
    .filter((values) => values.length >= fewest)
    .map((values) => ({ values, sorts: tellNumbersApart(values) }))
    .map(({ values, sorts }) => {
      const asked = sorts.filter(({ kind }) => kind === readAs);
      return { values, sorts: asked.length > 0 ? asked : sorts };
    });
  const column = chosenColumn(columns);
  if (!column || left > numbers.length) return reading;
  const [sort, other] = column.sorts;
  if (!sort) return reading;
  if (other) return { ...reading, doubt: column.sorts.map(({ kind }) => kind) };
  if (left > 0) notes.push(`${left} ${left === 1 ? "line that is" : "lines that are"} no number, left out.`);
  const like = columns.filter(({ sorts }) => sorts[0]?.kind === sort.kind && sort.kind !== "times");
  if (like.length > 1)
    notes.push(`The file holds ${like.length} columns of ${sort.kind}; the first was read.`);
  if (sort.kind === "rates") {
    reading.rates = column.values.filter(isRate).map((value) => ({ atMs: null, value }));
    return reading;
  }
  if (sort.kind === "times") notes.push(timesNote);
  reading.runs = [{ startMs: null, intervalsMs: intervalsFrom(column.values, sort) }];
  return { ...reading, device: isList ? `a list of beat ${sort.kind}` : device };
}

/** Said wherever a rising column was taken for the moments of beats. */
export const timesNote =
  "The numbers only rise, so they were read as the times of beats, and the steps between them as the intervals.";
