/**
 * How long a server asks to be left alone, in seconds, by its headers: `retry-after-ms`, or `Retry-After` in seconds or as a
 * date (RFC 9110, 10.2.3). Nothing where it names no time, or none that can be read.
 */
export function secondsToWait(headers: Record<string, string>, now: Date): number | undefined {
  const ms = Number(headers["retry-after-ms"] ?? Number.NaN);
  if (ms >= 0) return ms / 1000;
  const said = headers["retry-after"]?.trim();
  if (!said) return undefined;
  if (/^\d{1,9}(?:\.\d{1,3})?$/.test(said)) return Number(said);
  // A date has letters; JavaScript reads a bare number as a year.
  const until = /[a-z]/i.test(said) ? Date.parse(said) : Number.NaN;
  return Number.isNaN(until) ? undefined : Math.max(0, (until - now.getTime()) / 1000);
}
