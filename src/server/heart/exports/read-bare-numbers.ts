import { isMissing, parseFigure } from "./parse-figure.ts";
import { emptyReading, type HeartReading, isRate } from "./reading.ts";

/** Fewer numbers than this are no recording. */
const fewest = 4;

/** Intervals and rates overlap in no unit: seconds below 3, rates from 25 to 249, milliseconds from 250 on. */
function sortOf(values: number[]): { factor: number } | "rates" | undefined {
  const middle = values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
  if (middle >= 0.25 && middle < 3) return { factor: 1000 };
  if (middle >= 25 && middle < 250) return "rates";
  if (middle >= 250 && middle < 3000) return { factor: 1 };
  return middle >= 250_000 && middle < 3_000_000 ? { factor: 1e-3 } : undefined;
}

function isRising(values: number[]): boolean {
  return values.length > 2 && values.every((value, at) => at === 0 || value >= (values[at - 1] ?? 0));
}

/** The columns of a block of numbers; a block of few long rows is one series written across. */
function columnsOf(rows: number[][]): number[][] {
  const width = Math.max(0, ...rows.slice(0, 50).map((row) => row.length));
  if (width > 4 || (rows.length === 1 && width > 1)) return [rows.flat()];
  return Array.from({ length: width }, (_, at) =>
    rows.flatMap((row) => (row[at] === undefined ? [] : [row[at]])),
  );
}

/** Reads numbers that stand without headings: one interval a line, perhaps with its time before it. */
export function readBareNumbers(rows: string[][], device: string, notes: string[]): HeartReading {
  const reading = { ...emptyReading(device === "a table" ? "a list of numbers" : device), notes };
  let left = 0;
  const numbers = rows.flatMap((cells) => {
    const written = cells.flatMap((cell) => cell.trim().split(/\s+/)).filter((cell) => !isMissing(cell));
    const row = written.map(parseFigure);
    if (row.length > 0 && row.every((value) => value !== undefined)) return [row];
    if (!/^\s*[#%;"/]|[:=]/.test(cells.join(","))) left += 1;
    return [];
  });
  const columns = columnsOf(numbers).filter((values) => values.length >= fewest);
  const series =
    columns.find((values) => !isRising(values) && sortOf(values)) ??
    columns.find((values) => sortOf(values) && columns.length === 1);
  if (!series) return reading;
  if (left > numbers.length) return reading;
  if (left > 0) notes.push(`${left} ${left === 1 ? "line that is" : "lines that are"} no number, left out.`);
  const sort = sortOf(series);
  if (sort === "rates") reading.rates = series.filter(isRate).map((value) => ({ atMs: null, value }));
  else if (sort) reading.runs = [{ startMs: null, intervalsMs: series.map((value) => value * sort.factor) }];
  if (sort === "rates" || reading.runs.length === 0) return reading;
  return { ...reading, device: device === "a table" ? "a list of beat intervals" : device };
}
