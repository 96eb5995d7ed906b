import { type BeatReport, correctionNames, type HeartFigure, type HeartReport } from "#shared/heart.ts";

const digits = (value: number): string => {
  const size = Math.abs(value);
  return value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2);
};

/** A length of time in words: seconds, minutes or hours. */
export function spanWords(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} seconds`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} minutes`;
  return `${(seconds / 3600).toFixed(1)} hours`;
}

/** A share in percent, never rounded to a nought it is not. */
export function shareWords(share: number): string {
  return share === 0
    ? "no beat"
    : share < 0.001
      ? "less than 0.1 % of the beats"
      : `${(share * 100).toFixed(1)} % of the beats`;
}

/** A figure without any correction; nothing where it is the same. */
function asRecorded({ correctedShare, others }: BeatReport, key: string): number | null {
  if (correctedShare === 0) return null;
  const off = others.find(({ correction }) => correction === "off");
  return off?.figures.find((figure) => figure.key === key)?.value ?? null;
}

function figureLine({ label, value, unit, convention }: HeartFigure, uncorrected: number | null): string {
  if (value === null) return `${label}: not given, the recording is too short for it (${convention})`;
  const named = (each: number) => `${digits(each)}${unit && ` ${unit}`}`;
  const both = uncorrected === null ? "" : `, without correction ${named(uncorrected)}`;
  return `${label}: ${named(value)}${both} (${convention})`;
}

/** A report as text, with every figure, its unit and its convention: what the coach reads and what is kept with the message. */
export function describeHeart(report: HeartReport): string {
  const { device, from, to, beats, rates, watch, notes } = report;
  const lines = [
    `HRV and heart-rate data from ${device}${from ? `, ${from.replace("T", " ")} to ${(to ?? from).replace("T", " ")} on the clock there` : ""}.`,
  ];
  if (beats) {
    lines.push(
      `Recording: ${beats.beats} beats in ${spanWords(beats.durationS)}. Corrected (${correctionNames[beats.correction].does}): ${shareWords(beats.correctedShare)}.`,
      ...beats.figures.map((figure) => figureLine(figure, asRecorded(beats, figure.key))),
    );
  }
  if (rates) {
    const [least, most] = [Math.min(...rates.least), Math.max(...rates.most)];
    lines.push(`Heart rate: ${rates.count} values from ${digits(least)} to ${digits(most)} bpm.`);
  }
  for (const { metric, unit, count, median, least, most, latest, convention } of watch) {
    lines.push(
      `${metric} from the device: median ${digits(median)} ${unit}, from ${digits(least)} to ${digits(most)}, latest ${digits(latest)} (${count} values; ${convention})`,
    );
  }
  return [...lines, ...notes].join("\n");
}
