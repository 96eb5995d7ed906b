import type { CheckIn } from "#shared/listening/check-in.ts";
import type { FeltAfter } from "#shared/listening/felt-after.ts";

/** What was said in one week, oldest first. */
export interface Week {
  /** Its Monday, at the beginning of that day here. */
  monday: Date;
  felt: FeltAfter[];
}

/** The last weeks in which something was said, the latest first; weeks begin on Monday, by this browser's clock. */
export function weeksOf(checkIns: readonly CheckIn[], most: number): Week[] {
  const weeks = new Map<number, Week>();
  for (const { felt, at } of checkIns.toSorted((one, other) => one.at.localeCompare(other.at))) {
    const monday = mondayOf(new Date(at));
    const week = weeks.get(monday.getTime()) ?? { monday, felt: [] };
    weeks.set(monday.getTime(), { ...week, felt: [...week.felt, felt] });
  }
  return [...weeks.values()]
    .toSorted((one, other) => other.monday.getTime() - one.monday.getTime())
    .slice(0, most);
}

function mondayOf(moment: Date): Date {
  const sinceMonday = (moment.getDay() + 6) % 7;
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() - sinceMonday);
}
