import type { HeartReport } from "#shared/heart.ts";
import { Axes } from "./axes.tsx";
import { Picture } from "./picture.tsx";
import { rangeOf, timesOf, upOf } from "./scale.ts";

const dayS = 86_400;

function clock(seconds: number): string {
  const inDay = ((seconds % dayS) + dayS) % dayS;
  return `${String(Math.floor(inDay / 3600)).padStart(2, "0")}:${String(Math.floor((inDay % 3600) / 60)).padStart(2, "0")}`;
}

const dayName = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short", timeZone: "UTC" });
const day = (seconds: number): string => dayName.format(seconds * 1000);

/** Heart rate over the day, or over days: the mean of each span inside of its extremes. */
export function RatePicture({ rates }: { rates: NonNullable<HeartReport["rates"]> }) {
  const times = rates.at.map((at) => Date.parse(`${at}Z`) / 1000);
  if (times.length < 2) return null;
  const isOfDays = (times.at(-1) ?? 0) - (times[0] ?? 0) > 3 * dayS;
  const across = timesOf([times[0] ?? 0, times.at(-1) ?? 1]);
  const up = upOf(rangeOf([...rates.least, ...rates.most]));
  const points = (values: number[]) =>
    values.map((value, at) => `${across(times[at] ?? 0).toFixed(1)},${up(value).toFixed(1)}`);
  const area = [...points(rates.most), ...points(rates.least).toReversed()].join(" ");
  return (
    <Picture
      title={isOfDays ? "Heart rate over the days" : "Heart rate over the day"}
      says={`${rates.count.toLocaleString()} values from ${Math.min(...rates.least)} to ${Math.max(...rates.most)} beats a minute; the band is from the least to the most, the line the mean.`}
      rows={[
        ["time", "mean (bpm)", "least (bpm)", "most (bpm)"],
        ...rates.at.map((at, index) => [
          at.replace("T", " "),
          rates.mean[index] ?? 0,
          rates.least[index] ?? 0,
          rates.most[index] ?? 0,
        ]),
      ]}
      fileName="heart-rate"
    >
      <Axes
        across={across}
        up={up}
        acrossName={isOfDays ? "day" : "time of day"}
        upName="beats a minute"
        write={isOfDays ? day : clock}
      />
      <polygon points={area} className="fill-accent" fillOpacity={0.22} />
      <polyline
        points={points(rates.mean).join(" ")}
        fill="none"
        className="stroke-accent"
        strokeWidth={1.6}
      />
    </Picture>
  );
}
