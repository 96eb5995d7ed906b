import { isMissing, parseFigure } from "#server/heart/exports/parse-figure.ts";
import {
  type DateOrder,
  type Moment,
  parseMoment,
  parseOffset,
  smallNumbers,
} from "#server/heart/exports/parse-moment.ts";
import { type HeartReading, hasFigures, type ReadOptions } from "#server/heart/exports/reading.ts";
import { wallClockOf } from "#server/heart/exports/wall-clock.ts";
import { classifyColumn } from "./classify-column.ts";
import { createCollector, type RawFigure } from "./collect-figures.ts";
import { nameDevice } from "./name-device.ts";
import { readBareNumbers } from "./read-bare-numbers.ts";
import { seriesOfCell } from "./series-of-cell.ts";
import { layoutOf, type TableLayout } from "./table-layout.ts";

/** Reads a file row by row, without holding it. */
export interface RowReader {
  row(cells: string[]): void;
  /** What comes next belongs to no table yet. */
  endTable(): void;
  finish(): { reading: HeartReading; order: DateOrder; isOrderWrong: boolean };
}

/** Headings looked at to tell the device; a file has few. */
const headingsKept = 4000;
/** Rows without headings that are kept to see whether they are numbers alone. */
const bareKept = 200_000;
const dayMs = 86_400_000;

/**
 * Makes a reader of rows. Tables follow one another: each row of headings begins the next. Dates are read in the
 * order given; `isOrderWrong` says that a date spoke against it, and the file is to be read once more.
 */
export function createRowReader({ timeZone, today, readAs }: ReadOptions, order: DateOrder): RowReader {
  const collector = createCollector();
  const wallClock = wallClockOf(timeZone);
  const bare: string[][] = [];
  let isBareCut = false;
  /** What a report of figures says, a name and its values in each row; used where a file holds nothing else. */
  const labelled: RawFigure[] = [];
  let layout: TableLayout | undefined;
  let headings = "";
  let isOrderWrong = false;
  let isYearGuessed = false;
  /** The last date and start seen outside of a heart table, to which elapsed times are added. */
  const base: { dateMs?: number; clockMs?: number } = {};

  const momentIn = (cell: string | undefined): Moment | undefined => {
    if (cell === undefined || isMissing(cell)) return undefined;
    const small = smallNumbers(cell);
    if (small && (order === "day" ? small[1] : small[0]) > 12) isOrderWrong = true;
    const moment = parseMoment(cell, order, today);
    if (moment?.isWithoutYear) isYearGuessed = true;
    return moment;
  };
  const remember = (cells: string[]) => {
    for (const cell of cells) {
      const moment = momentIn(cell);
      if (!moment) continue;
      if (moment.hasDate) base.dateMs ??= moment.wallMs - (moment.wallMs % dayMs);
      if (moment.hasClock) base.clockMs ??= moment.wallMs % dayMs;
    }
  };
  const whenOf = (cells: string[], { moments, utcOffset }: TableLayout): number | null => {
    const offset = utcOffset ? parseOffset(cells[utcOffset.at] ?? "") : undefined;
    let clock: Moment | undefined;
    let date: Moment | undefined;
    for (const { at } of moments) {
      const moment = momentIn(cells[at]);
      if (!moment) continue;
      if (moment.hasDate && moment.hasClock) {
        if (offset !== undefined) return moment.wallMs + offset * 60_000;
        return moment.offsetMin === 0 ? wallClock(moment.wallMs) : moment.wallMs;
      }
      if (moment.hasDate) date ??= moment;
      else clock ??= moment;
    }
    if (date) return date.wallMs + (clock?.wallMs ?? 0);
    return whenWithoutDate(clock, cells, moments, base);
  };
  const take = (cells: string[], of: TableLayout) => {
    const atMs = whenOf(cells, of);
    const isUncertain = of.confidence !== undefined && parseFigure(cells[of.confidence.at] ?? "") === 0;
    const isThin = of.coverage !== undefined && isThinlyCovered(cells[of.coverage.at] ?? "");
    const figures = of.long ? longFigure(cells, of.long) : of.figures;
    for (const { kind, unit, at } of figures) {
      const cell = cells[at] ?? "";
      const listed = seriesOfCell(cell);
      if (listed) {
        for (const sample of listed)
          collector.take({ kind, unit, value: sample.value, atMs: wallClock(sample.utcMs) });
        continue;
      }
      const value = parseFigure(cell);
      if (value === undefined) {
        collector.count(isMissing(cell) ? "missing" : "textual");
        if (kind === "interval") collector.breakBeats();
      } else if (isUncertain) collector.count("uncertain");
      else if (isThin) collector.count("thin");
      else collector.take({ kind, unit, atMs, value });
    }
  };
  const endTable = () => {
    layout = undefined;
    collector.breakBeats();
  };
  return {
    endTable,
    row: (cells) => {
      if (cells.every((cell) => cell.trim() === "")) return;
      const next = layoutOf(cells);
      const isWritten = next !== undefined || !layout || layout.long !== undefined;
      if (isWritten && headings.length < headingsKept) headings += `${cells.join(",")}\n`;
      if (next) {
        layout = next;
        collector.breakBeats();
      } else if (layout && isOtherHeading(cells, layout)) endTable();
      else if (layout) take(cells, layout);
      else if (bare.length < bareKept) {
        labelled.push(...labelledFigures(cells));
        remember(cells);
        bare.push(cells);
      } else isBareCut = true;
      if (layout && isSummary(layout, cells)) remember(cells);
    },
    finish: () => {
      const { device, metric } = nameDevice(headings);
      const summed = labelled.filter(() => !collector.holdsFigures());
      for (const figure of summed) collector.take(figure);
      const own = collector.finish(device, metric);
      const reading = hasFigures(own) ? own : readBareNumbers(bare, { device, notes: own.notes, readAs });
      if (isBareCut && !hasFigures(own))
        reading.notes.push(`The file goes on; its first ${bareKept} lines of numbers were read.`);
      if (isYearGuessed) reading.notes.push("The file names no year; the latest possible one was assumed.");
      return { reading, order, isOrderWrong };
    },
  };
}

/** Below this share of a span the device itself had too little data for its figure. */
const leastCoverage = 0.8;

function isThinlyCovered(cell: string): boolean {
  const coverage = parseFigure(cell);
  return coverage !== undefined && (coverage > 1 ? coverage / 100 : coverage) < leastCoverage;
}

/** The figures of a row that begins with their name, such as `RMSSD (ms):` in the report of a program. */
function labelledFigures([name = "", ...values]: string[]): RawFigure[] {
  const column = classifyColumn(name.replace(/:\s*$/, ""));
  if (column?.kind !== "RMSSD" && column?.kind !== "SDNN") return [];
  return values.flatMap((cell) => {
    const value = parseFigure(cell);
    return value === undefined ? [] : [{ kind: column.kind, unit: column.unit, atMs: null, value }];
  });
}

/** Headings of a table that is not about the heart: words alone, and as many as a table has. */
function isOtherHeading(cells: string[], { figures }: TableLayout): boolean {
  const written = cells.filter((cell) => !isMissing(cell));
  return (
    written.length > 1 &&
    figures.every(({ at }) => /[a-z]{3}/i.test(cells[at] ?? "x".repeat(3))) &&
    written.every(
      (cell) => /^[\p{L}_][\p{L}\p{N}\s_.()[\]%/-]*$/u.test(cell.trim()) && parseFigure(cell) === undefined,
    )
  );
}

/** The one row of a table that sums a session up: its date and start belong to the table that follows. */
function isSummary({ figures }: TableLayout, cells: string[]): boolean {
  return figures.length > 0 && figures.every(({ kind }) => kind === "averageRate") && cells.length > 3;
}

function whenWithoutDate(
  clock: Moment | undefined,
  cells: string[],
  moments: TableLayout["moments"],
  { dateMs, clockMs }: { dateMs?: number; clockMs?: number },
): number | null {
  const elapsed = moments.map(({ at }) => parseFigure(cells[at] ?? "")).find((value) => value !== undefined);
  if (clock === undefined && elapsed === undefined) return null;
  const sinceMs = clock?.wallMs ?? (elapsed ?? 0) * 1000;
  if (dateMs === undefined) return clock ? sinceMs : null;
  // A clock that begins near midnight beside a start named apart counts from that start.
  return dateMs + (clockMs ?? 0) + sinceMs;
}

/** The figure a row of a long table names itself. */
function longFigure(
  cells: string[],
  { sort, value, unit }: NonNullable<TableLayout["long"]>,
): TableLayout["figures"] {
  const name = cells[sort] ?? "";
  const found = classifyColumn(name.replace(/^HK\w+?Identifier/, "").replace(/^(?:.*\.)/, ""));
  if (!found || found.kind === "moment") return [];
  const named = cells[unit ?? -1]?.trim().toLowerCase();
  return [{ kind: found.kind, unit: named || found.unit, at: value }];
}
