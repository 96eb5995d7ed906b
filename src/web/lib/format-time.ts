const hourMs = 3_600_000;

/** A way of writing a moment, made when the first is written: to make one costs milliseconds, and nobody is to wait for all of them. */
function later(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | undefined;
  return () => (made ??= new Intl.DateTimeFormat(undefined, options));
}

const clock = later({ hour: "numeric", minute: "2-digit" });
const weekday = later({ weekday: "short", hour: "numeric", minute: "2-digit" });
const monthDay = later({ month: "short", day: "numeric" });
const monthDayYear = later({ year: "numeric", month: "short", day: "numeric" });
const longDay = later({ year: "numeric", month: "long", day: "numeric" });

/** A chat's age as the history shows it: under 24 h the time, under 168 h weekday and time, then month and day. */
export function relativeTime(moment: string, now: Date): string {
  const date = new Date(moment);
  const hours = (now.getTime() - date.getTime()) / hourMs;
  if (hours < 24) return clock().format(date);
  return hours < 168 ? weekday().format(date) : shortDay(date, now);
}

/** A message's stamp: 'Today', 'Yesterday' or a short date, with the time. */
export function messageTime(moment: string, now: Date): string {
  const date = new Date(moment);
  const days = Math.round((startOfDay(now) - startOfDay(date)) / (24 * hourMs));
  const day = days === 0 ? "Today" : days === 1 ? "Yesterday" : shortDay(date, now);
  return `${day}, ${clock().format(date)}`;
}

/** Month and day, with the year where it is another one. */
function shortDay(date: Date, now: Date): string {
  return (date.getFullYear() === now.getFullYear() ? monthDay : monthDayYear)().format(date);
}

/** A day written out, for the playlist. */
export function dayOf(moment: string): string {
  return longDay().format(new Date(moment));
}

const calendarDay = later({
  year: "numeric",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

/** Days of a calendar (`YYYY-MM-DD`) from the first to the last written out, or the one where they are the same. */
export function daysWritten(first: string, last: string): string {
  return calendarDay().formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`));
}

/** A length of sound as minutes and seconds. */
export function duration(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The local moment as yyyy-MM-dd-HHmm, for the name of a download. */
export function fileStamp(moment: string): string {
  const date = new Date(moment);
  const two = (value: number) => String(value).padStart(2, "0");
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}-${two(date.getHours())}${two(date.getMinutes())}`;
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
