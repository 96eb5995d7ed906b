/** Fewer days than this tell nothing of what is usual. */
const fewestDays = 7;
/** What is usual is taken from the latest days. */
const latestDays = 60;
const [lowShare, highShare] = [0.1, 0.9];

/** A value of a day. */
export interface DayValue {
  day: string;
  value: number;
}

/** What is usual for a person, and of how many days that is taken. */
export interface UsualRange {
  low: number;
  high: number;
  days: number;
}

/**
 * A person's own usual range: values of theirs between which at least eight in ten of the latest sixty days with a value
 * lie, as many left out below as above. Nothing for fewer than seven days. It says nothing of other people.
 */
export function usualRange(values: readonly DayValue[]): UsualRange | undefined {
  const latest = values.toSorted((one, other) => one.day.localeCompare(other.day)).slice(-latestDays);
  if (latest.length < fewestDays) return undefined;
  const sorted = latest.map(({ value }) => value).toSorted((one, other) => one - other);
  const last = sorted.length - 1;
  const [low, high] = [sorted[Math.floor(last * lowShare)], sorted[Math.ceil(last * highShare)]];
  return low === undefined || high === undefined ? undefined : { low, high, days: sorted.length };
}

/** One value a day, the mean where a day has several, in the order of the days. */
export function byDay(values: readonly DayValue[]): DayValue[] {
  const days = new Map<string, number[]>();
  for (const { day, value } of values) days.set(day, [...(days.get(day) ?? []), value]);
  return [...days]
    .map(([day, all]) => ({ day, value: all.reduce((sum, each) => sum + each, 0) / all.length }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
}
