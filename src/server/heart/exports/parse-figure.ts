const missing = /^(?:|-+|–|—|n\/?a|nan|null|none|nil|undefined|\?|#n\/a|#value!|missing|no data)$/i;
const glued =
  /^([+-]?\d[\d\s.,]*(?:e[+-]?\d+\s*)?)(?:ms|msec|s|sec|bpm|lpm|ppm|count\/min|beats\/min|\/min|%)?$/i;

/** A cell that says that there is no value. */
export function isMissing(cell: string): boolean {
  return missing.test(cell.trim());
}

/** The number in a cell, with a decimal comma or point and perhaps a unit behind it; nothing when it holds none. */
export function parseFigure(cell: string): number | undefined {
  const text = cell.trim();
  if (missing.test(text)) return undefined;
  const digits = glued.exec(text)?.[1]?.replace(/\s/g, "");
  if (digits === undefined) return undefined;
  const value = Number(withPoint(digits));
  return Number.isFinite(value) ? value : undefined;
}

/** The last mark of two kinds is the decimal one; a single comma is, unless it parts thousands of a whole number. */
function withPoint(digits: string): string {
  const [comma, point] = [digits.lastIndexOf(","), digits.lastIndexOf(".")];
  if (comma < 0) return digits;
  if (point > comma) return digits.replaceAll(",", "");
  if (point >= 0) return digits.replaceAll(".", "").replace(",", ".");
  return digits.replace(",", ".");
}
