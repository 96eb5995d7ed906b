/** A date or a time as a file writes it. */
export interface Moment {
  /** The wall clock as written, as if it were UTC; for a clock without a date, since midnight. */
  wallMs: number;
  /** Minutes before UTC's clock of the place, when written; 0 may as well mean that the file is in UTC. */
  offsetMin?: number;
  hasDate: boolean;
  hasClock: boolean;
  /** Whether the year had to be guessed. */
  isWithoutYear?: true;
}

/** Which of the two small numbers of a date comes first. */
export type DateOrder = "day" | "month";

const clock = String.raw`(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,:](\d{1,9}))?)?(?:\s*([ap]\.?m\.?))?`;
const zone = String.raw`\s*(Z|UTC|GMT|(?:UTC|GMT)?[+-]\d{1,2}:?\d{2})?(?:\[[^\]]*\])?`;
const yearFirst = new RegExp(
  String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s,]+${clock}${zone})?$`,
  "i",
);
const yearLast = new RegExp(
  String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?:[T\s,]+${clock}${zone})?$`,
  "i",
);
const clockAlone = new RegExp(`^${clock}${zone}$`, "i");
const named = new RegExp(
  String.raw`^(?:[a-z]{3,9},?\s+)?(?:([a-z]{3,9})\.?\s+(\d{1,2})|(\d{1,2})\.?\s+([a-z]{3,9})\.?)(?:,?\s+(\d{4}))?(?:,?\s+(?:at\s+)?${clock}${zone})?$`,
  "i",
);
const packed = /^(\d{4})(\d{2})(\d{2})(?:T?(\d{2})(\d{2})(\d{2})Z?)?$/;
const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** How far an offset such as `UTC+0200`, `-04:00` or `UTCZ` lies from UTC, in minutes; nothing when it is none. */
export function parseOffset(text: string): number | undefined {
  const plain = text
    .trim()
    .toUpperCase()
    .replace(/^(?:UTC|GMT)(?=.)/, "");
  if (/^(?:Z|UTC|GMT)$/.test(plain)) return 0;
  const parts = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(plain);
  if (!parts) return undefined;
  return (parts[1] === "-" ? -1 : 1) * (Number(parts[2]) * 60 + Number(parts[3] ?? 0));
}

function clockMs(parts: (string | undefined)[]): number {
  const [hour = "0", minute = "0", second = "0", fraction = "0", half] = parts;
  const shift = half ? (/^p/i.test(half) ? 12 : 0) - (Number(hour) === 12 ? 12 : 0) : 0;
  const seconds = ((Number(hour) + shift) * 60 + Number(minute)) * 60 + Number(second);
  return seconds * 1000 + Number(`0.${fraction}`) * 1000;
}

function dated(
  [year, month, day]: [number, number, number],
  rest: (string | undefined)[],
): Moment | undefined {
  const midnight = Date.UTC(year, month - 1, day);
  if (month < 1 || month > 12 || new Date(midnight).getUTCDate() !== day) return undefined;
  const offsetMin = rest[5] === undefined ? undefined : parseOffset(rest[5]);
  return {
    wallMs: midnight + clockMs(rest.slice(0, 5)),
    hasDate: true,
    hasClock: rest[0] !== undefined,
    ...(offsetMin === undefined ? {} : { offsetMin }),
  };
}

/** Seconds, milliseconds, micro- or nanoseconds since 1970, told apart by their size. */
function epoch(text: string): Moment | undefined {
  if (!/^\d{9,19}(?:\.\d+)?$/.test(text)) return undefined;
  const digits = text.split(".")[0]?.length ?? 0;
  const scale = digits <= 11 ? 1000 : digits <= 14 ? 1 : digits <= 17 ? 1e-3 : 1e-6;
  const wallMs = Number(text) * scale;
  if (wallMs < Date.UTC(1990, 0) || wallMs > Date.UTC(2100, 0)) return undefined;
  return { wallMs, offsetMin: 0, hasDate: true, hasClock: true };
}

/** The two readings of a date such as 03/04/2026; nothing when the text is no such date. */
export function smallNumbers(text: string): [number, number] | undefined {
  const parts = yearLast.exec(text.trim());
  return parts ? [Number(parts[1]), Number(parts[3])] : undefined;
}

/** Reads a date, a time or both; nothing when the text is neither. `today` gives the year to a date without one. */
export function parseMoment(cell: string, order: DateOrder, today: Date): Moment | undefined {
  const text = cell.trim();
  const first = yearFirst.exec(text);
  if (first) return dated([Number(first[1]), Number(first[2]), Number(first[3])], first.slice(4));
  const last = yearLast.exec(text);
  if (last) {
    const [one, two] = [Number(last[1]), Number(last[3])];
    const year = Number(last[4]) + (last[4]?.length === 2 ? 2000 : 0);
    return dated(order === "day" ? [year, two, one] : [year, one, two], last.slice(5));
  }
  const alone = clockAlone.exec(text);
  if (alone) return { wallMs: clockMs(alone.slice(1, 6)), hasDate: false, hasClock: true };
  const pack = packed.exec(text);
  const packedDate = pack && dated([Number(pack[1]), Number(pack[2]), Number(pack[3])], pack.slice(4));
  return packedDate || epoch(text) || withMonthName(text, today);
}

function withMonthName(text: string, today: Date): Moment | undefined {
  const parts = named.exec(text);
  if (!parts) return undefined;
  const month = months.indexOf((parts[1] ?? parts[4] ?? "").slice(0, 3).toLowerCase()) + 1;
  const day = Number(parts[2] ?? parts[3]);
  if (parts[5] !== undefined) return dated([Number(parts[5]), month, day], parts.slice(6));
  const thisYear = dated([today.getUTCFullYear(), month, day], parts.slice(6));
  const isAhead = thisYear !== undefined && thisYear.wallMs > today.getTime() + 86_400_000;
  const moment = isAhead ? dated([today.getUTCFullYear() - 1, month, day], parts.slice(6)) : thisYear;
  return moment && { ...moment, isWithoutYear: true };
}
