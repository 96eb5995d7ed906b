import { quantile, ratio, type Summary, summarise } from "./measure.ts";

/** Something measured, as a bench file hands it over. */
export interface Figure {
  name: string;
  /** `ms`, `MB`, `x real time` … */
  unit: string;
  samples: readonly number[];
  /** What the median (or another quantile, 0-1) must reach, in the figure's unit. */
  target?: ({ atMost: number } | { atLeast: number }) & { quantile?: number };
  /** The same measurement of something known, from the same run. */
  control?: { name: string; samples: readonly number[] };
}

/** What a bench file is given: it hands over its figures, or says a sentence about how they came about. */
export interface Report {
  figure(figure: Figure): void;
  note(sentence: string): void;
}

/** One file in `bench/`: its default export. */
export type Bench = (report: Report) => Promise<void>;

/** A figure as a line of the table. */
export interface Row {
  name: string;
  value: string;
  spread: string;
  control: string;
  target: string;
  verdict: "met" | "missed" | "";
}

function short(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toFixed(digits);
}

function spreadOf({ min, max, lowerQuartile, upperQuartile, count }: Summary): string {
  if (count === 1) return "one measurement";
  return `${short(lowerQuartile)}-${short(upperQuartile)}, all ${short(min)}-${short(max)} (${count})`;
}

/** Boils a figure down to its line. A target is judged on the measured value, not on the rounded one. */
export function rowOf({ name, unit, samples, target, control }: Figure): Row {
  const judged = quantile(samples, target?.quantile ?? 0.5);
  const which = target?.quantile === undefined ? "" : `p${target.quantile * 100} `;
  const against = control ? `${short(ratio(samples, control.samples))} x ${control.name}` : "";
  const line = {
    name,
    value: `${which}${short(judged)} ${unit}`,
    spread: spreadOf(summarise(samples)),
    control: against,
  };
  if (!target) return { ...line, target: "", verdict: "" };
  const isMet = "atMost" in target ? judged <= target.atMost : judged >= target.atLeast;
  const text = "atMost" in target ? `at most ${target.atMost}` : `at least ${target.atLeast}`;
  return { ...line, target: `${text} ${unit}`, verdict: isMet ? "met" : "missed" };
}

/** The rows as a Markdown table, aligned so that it also reads well on a terminal. */
export function table(rows: Row[]): string {
  const head = ["figure", "median", "middle half", "against", "target", ""];
  const cells = [
    head,
    ...rows.map((row) => [row.name, row.value, row.spread, row.control, row.target, row.verdict]),
  ];
  const widths = head.map((_, column) => Math.max(3, ...cells.map((line) => line[column]?.length ?? 0)));
  const draw = (line: string[]) =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [draw(head), rule, ...cells.slice(1).map(draw)].join("\n");
}
