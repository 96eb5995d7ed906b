import { Axes } from "./axes.tsx";
import { Picture } from "./picture.tsx";
import { frame, rangeOf, timesOf, upOf } from "./scale.ts";
import type { DayValue, UsualRange } from "./usual-range.ts";

const dayName = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short", timeZone: "UTC" });

interface TrendPictureProps {
  metric: string;
  unit: string;
  values: DayValue[];
  usual: UsualRange | undefined;
}

/** A figure day by day as a line, inside of what is usual for the person. */
export function TrendPicture({ metric, unit, values, usual }: TrendPictureProps) {
  const times = values.map(({ day }) => Date.parse(`${day}T00:00:00Z`) / 1000);
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const across = timesOf(first === last ? [first - 86_400, first + 86_400] : [first, last]);
  const edges = usual ? [usual.low, usual.high] : [];
  const up = upOf(rangeOf([...values.map(({ value }) => value), ...edges]));
  const points = values.map(({ value }, at) => ({ x: across(times[at] ?? 0), y: up(value) }));
  return (
    <Picture
      title={`${metric} by day`}
      says={
        usual
          ? `Your own usual range is ${usual.low.toFixed(1)} to ${usual.high.toFixed(1)} ${unit}: at least eight in ten of the latest ${usual.days} days lie in it.`
          : "From seven days on, your own usual range is drawn too."
      }
      rows={[
        ["day", `${metric} (${unit})`],
        ...values.map(({ day, value }) => [day, Number(value.toFixed(1))]),
      ]}
      fileName={`${metric.toLowerCase().replaceAll(" ", "-")}-by-day`}
    >
      {usual && (
        <rect
          x={frame.left}
          width={frame.width - frame.left - frame.right}
          y={up(usual.high)}
          height={Math.max(1, up(usual.low) - up(usual.high))}
          className="fill-accent"
          fillOpacity={0.16}
        />
      )}
      <Axes across={across} up={up} acrossName="day" upName={unit} write={(s) => dayName.format(s * 1000)} />
      <polyline
        points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ")}
        fill="none"
        className="stroke-accent"
        strokeWidth={1.6}
      />
      {points.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={3} className="fill-accent" />
      ))}
    </Picture>
  );
}
