import { isMissing, parseFigure } from "#server/heart/exports/parse-figure.ts";
import { parseMoment } from "#server/heart/exports/parse-moment.ts";
import { type Column, classifyColumn, isHeartKind } from "./classify-column.ts";

/** A column that is read, and where it stands. */
export interface PlacedColumn extends Column {
  at: number;
}

/** How the rows below a heading are read. */
export interface TableLayout {
  figures: PlacedColumn[];
  /** Date and time, in order of how well they name the moment. */
  moments: PlacedColumn[];
  utcOffset: PlacedColumn | undefined;
  confidence: PlacedColumn | undefined;
  /** How much of a span the device had data of, 0 to 1 or in percent. */
  coverage: PlacedColumn | undefined;
  /** Set where each row names its own figure. */
  long: { sort: number; value: number; unit: number | undefined } | undefined;
}

/** How well a heading names when something was measured: the start before a plain time, that before anything else. */
function momentRank({ heading }: { heading: string }): number {
  const text = heading.toLowerCase();
  if (/creation|create|update|modif|import|wake|sleep|schlaf|onset/.test(text)) return 3;
  if (/start|begin|inicio|debut|début|timestamp|date ?time/.test(text)) return 0;
  return /elapsed|second/.test(text) ? 2 : 1;
}

/** The layout of one figure of each kind that a row of headings promises; nothing when the row is no heading of figures of the heart. */
export function layoutOf(row: string[]): TableLayout | undefined {
  const cells = row.filter((cell) => !isMissing(cell));
  const isWritten = cells.every((cell) => parseFigure(cell) === undefined);
  if (cells.length === 0 || !isWritten || cells.some((cell) => parseMoment(cell, "day", new Date(0))))
    return undefined;
  const columns = row.flatMap((heading, at) => {
    const column = classifyColumn(heading);
    return column ? [{ ...column, at, heading }] : [];
  });
  const place = (kind: Column["kind"]) => columns.find((column) => column.kind === kind);
  const [sort, value] = [place("sort"), place("value")];
  const figures = columns.filter(
    ({ kind }, at) => isHeartKind(kind) && columns.findIndex((other) => other.kind === kind) === at,
  );
  const long = sort && value && figures.length === 0;
  if (figures.length === 0 && !long) return undefined;
  return {
    figures,
    moments: columns
      .filter(({ kind }) => kind === "moment")
      .toSorted((one, other) => momentRank(one) - momentRank(other)),
    utcOffset: place("utcOffset"),
    confidence: place("confidence"),
    coverage: place("coverage"),
    long: long ? { sort: sort.at, value: value.at, unit: place("unit")?.at } : undefined,
  };
}
