import { z } from "zod";

const series = z.object({
  interval: z.number().positive(),
  items: z.array(z.number().nullable()).max(10_000),
  timestamp: z.string(),
});

/** Longer cells are no night of five-minute values. */
const mostChars = 200_000;

/**
 * The values of a series that stands as JSON in one cell, with their moments: the night's heart rates of an Oura
 * account export. Nothing when the cell is no such series.
 */
export function seriesOfCell(cell: string): { utcMs: number; value: number }[] | undefined {
  if (!/^\s*\{/.test(cell) || cell.length > mostChars) return undefined;
  const { data } = series.safeParse(parsed(cell));
  const startMs = data ? Date.parse(data.timestamp) : Number.NaN;
  if (!data || Number.isNaN(startMs)) return undefined;
  return data.items.flatMap((value, at) =>
    value === null || value === 0 ? [] : [{ utcMs: startMs + at * data.interval * 1000, value }],
  );
}

function parsed(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
