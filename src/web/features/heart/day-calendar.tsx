import type { DayValue, UsualRange } from "./usual-range.ts";

const monthName = new Intl.DateTimeFormat(undefined, { month: "long", year: "numeric", timeZone: "UTC" });
const weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
/** Months that are drawn, the latest last. */
const months = 3;

/** The days of a month with the place of its first one in a week that begins on Monday. */
function daysOf(month: string): { before: number; days: string[] } {
  const first = new Date(`${month}-01T00:00:00Z`);
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return {
    before: (first.getUTCDay() + 6) % 7,
    days: Array.from({ length }, (_, at) => `${month}-${String(at + 1).padStart(2, "0")}`),
  };
}

function lookOf(value: number | undefined, usual: UsualRange | undefined): string {
  if (value === undefined) return "text-faint";
  if (usual && (value < usual.low || value > usual.high)) return "border border-accent text-ink";
  return "bg-accent/25 text-ink";
}

/** The latest months that hold something: days with a value stand out, those outside of the usual range by a ring. */
export function DayCalendar({
  values,
  unit,
  usual,
}: {
  values: DayValue[];
  unit: string;
  usual: UsualRange | undefined;
}) {
  const found = new Map(values.map(({ day, value }) => [day, value]));
  const shown = [...new Set(values.map(({ day }) => day.slice(0, 7)))].slice(-months);
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {shown.map((month) => {
        const { before, days } = daysOf(month);
        return (
          <table key={month} className="h-fit w-full table-fixed text-center text-tiny tabular-nums">
            <caption className="pb-1 text-start font-medium">
              {monthName.format(new Date(`${month}-01T00:00:00Z`))}
            </caption>
            <thead>
              <tr>
                {weekdays.map((name) => (
                  <th key={name} scope="col" className="font-normal text-quiet">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Array.from({ length: Math.ceil((before + days.length) / 7) }, (_, week) => (
                <tr key={`${month} ${days[week * 7]}`}>
                  {weekdays.map((name, at) => {
                    const day = days[week * 7 + at - before];
                    const value = day === undefined ? undefined : found.get(day);
                    return (
                      <td key={name} className="p-0.5">
                        {day && (
                          <span
                            className={`grid min-h-7 place-items-center rounded-soft ${lookOf(value, usual)}`}
                            title={value === undefined ? undefined : `${value.toFixed(1)} ${unit}`}
                          >
                            {Number(day.slice(8))}
                            {value !== undefined && (
                              <span className="sr-only">
                                : {value.toFixed(1)} {unit}
                              </span>
                            )}
                          </span>
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        );
      })}
    </div>
  );
}
