import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { bandPowers } from "#server/heart/frequency/spectrum.ts";
import type { BeatView } from "#shared/heart.ts";
import { spectraOf } from "./beat-figures.ts";
import { reportBeats } from "./report-beats.ts";

const folder = join(process.cwd(), "tests/fixtures/hrv");
const published = z.object({ value: z.number(), tol: z.number(), convention: z.string() });
const vectors = z
  .array(
    z.object({
      id: z.string(),
      series: z.union([z.string(), z.array(z.number())]),
      source: z.string(),
      published: z.record(z.string(), z.unknown()),
    }),
  )
  .parse(JSON.parse(readFileSync(join(folder, "expected.json"), "utf8")));

/** The figure of a report that a published one is compared with, by the convention that the source names. */
const sameConvention: Record<string, Record<string, string>> = {
  bartels_fake: { mean_hr: "meanBeatHr" },
  bartels_rest_doc: { mean_hr: "meanBeatHr", sd1: "sd1Identity", sd2: "sd2Identity" },
  pyhrv_short_export: { mean_hr: "meanBeatHr" },
};
const keys: Record<string, string> = {
  mean_nn: "meanRr",
  pnn50_over_n: "pnn50OverN",
  triangular_index: "triangular",
  total_power: "total",
  lfhf: "lfHf",
  lfnu: "lfNu",
  hfnu: "hfNu",
};

function intervalsOf(series: string | number[]): number[] {
  if (typeof series !== "string") return series;
  const [file = ""] = series.split(" ");
  const text = readFileSync(join(folder, file), "utf8").trim();
  if (!file.endsWith(".csv")) return text.split(/\s+/).map(Number);
  return text
    .split("\n")
    .slice(1)
    .map((line) => Number(line.split(",")[1]) * 1000);
}

interface Row {
  series: string;
  figure: string;
  convention: string;
  published: number;
  tolerance: number;
  shown: number | null | undefined;
  usual: number | null | undefined;
}

/** Every published figure of a recording of beats beside what a report shows of it. */
function rows(): Row[] {
  return vectors.flatMap(({ id, series, published: figures }) => {
    const report = reportBeats(intervalsOf(series));
    const off = report?.others.find(({ correction }) => correction === "off");
    return Object.entries(figures).flatMap(([name, told]) => {
      const { data } = published.safeParse(told);
      if (!data) return [];
      const key = sameConvention[id]?.[name] ?? keys[name] ?? name;
      const find = (view: BeatView | undefined) =>
        name === "n" ? view?.beats : view?.figures.find((figure) => figure.key === key)?.value;
      const convention = off?.figures.find((figure) => figure.key === key)?.convention ?? data.convention;
      return [
        {
          series: id,
          figure: name,
          convention: convention || "count of the intervals",
          published: data.value,
          tolerance: data.tol,
          shown: find(off),
          usual: find(report),
        },
      ];
    });
  });
}

const isWithin = ({ shown, published: told, tolerance }: Row): boolean =>
  shown != null && Math.abs(shown - told) <= tolerance + 1e-12;

const digits = (value: number | null | undefined): string =>
  value == null ? "-" : String(Number(value.toPrecision(10)));

/** The test patterns of ANSI/AAMI EC57: one sinusoid each, whose power is half its squared amplitude, within 2 %. */
function patterns(): { id: string; band: "hf" | "vlf"; told: number; welch: number; lomb: number }[] {
  return vectors.flatMap(({ id, series, published: told }) => {
    const { data } = z.object({ band: z.enum(["HF", "VLF"]), power_ms2: z.number() }).safeParse(told);
    if (!data) return [];
    const band = data.band === "HF" ? "hf" : "vlf";
    const { welch, lomb } = spectraOf(intervalsOf(series));
    return [
      {
        id,
        band,
        told: data.power_ms2,
        welch: bandPowers(welch)[band],
        lomb: bandPowers(lomb)[band],
      } as const,
    ];
  });
}

/** The exports that are read, with where their form is described. */
function exportsRead() {
  const listed = z.array(
    z.object({
      device: z.string(),
      what: z.string(),
      file: z.string().nullable(),
      source: z.string().nullable(),
    }),
  );
  return listed.parse(JSON.parse(readFileSync(join(folder, "device-samples/sources.json"), "utf8")));
}

test("each sample of an export is in the table of exports, and the other way round", () => {
  const samples = readdirSync(join(folder, "device-samples")).filter((name) => name !== "sources.json");
  expect(
    exportsRead()
      .flatMap(({ file }) => file ?? [])
      .sort(),
  ).toEqual(samples.sort());
});

test("each published figure that a report shows is within its tolerance, uncorrected and under its convention", async () => {
  const all = rows();
  const shown = all.filter((row) => row.shown != null);
  const curves = vectors.filter((vector) => "dfa_curve" in vector.published).length;
  const comparisons = all.length + patterns().length + curves;
  expect(shown.filter((row) => !isWithin(row)).map(({ series, figure }) => `${series} ${figure}`)).toEqual(
    [],
  );
  expect([comparisons, shown.length]).toEqual([42, 30]);
  for (const { told, lomb } of patterns()) expect(Math.abs(lomb / told - 1)).toBeLessThan(0.02);
  const lines = [
    "# Figures of the heart, one by one",
    "",
    "Written by `published-figures.test.ts`, which fails where a figure leaves its tolerance. *Shown* is what a report shows without correction, *usual* what it shows beside it under the correction that is used unless somebody chooses another.",
    "",
    "| series | figure | convention | published | tolerance | shown | usual | within |",
    "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ...all.map((row) =>
      [
        "",
        row.series,
        row.figure,
        row.convention,
        digits(row.published),
        digits(row.tolerance),
        digits(row.shown),
        digits(row.usual),
        row.shown == null ? "not shown: too short" : isWithin(row) ? "yes" : "**no**",
        "",
      ]
        .join(" | ")
        .trim(),
    ),
    "",
    `${comparisons} strict comparisons: ${all.length} figures, ${patterns().length} test patterns and ${curves} fluctuation curve. ${shown.length} of the figures are of recordings long enough to be shown, and all of these are within; so are the patterns, by the spectrum that can tell them. The arithmetic of the others, and the curve, is held to the published values by \`published-values.test.ts\`.`,
    "",
    "The test patterns of ANSI/AAMI EC57 (2 %); windows of 64 s cannot tell a wave of 30 s from its neighbours, which is why both spectra are there:",
    "",
    "| pattern | band | power (ms²) | Welch | Lomb-Scargle |",
    "| --- | --- | --- | --- | --- |",
    ...patterns().map(
      ({ id, band, told, welch, lomb }) =>
        `| ${id} | ${band.toUpperCase()} | ${told} | ${welch.toFixed(1)} | ${lomb.toFixed(1)} |`,
    ),
    "",
    "Sources:",
    "",
    ...vectors.map(({ id, source }) => `- ${id}: ${source}`),
    "",
    "## Exports that are read",
    "",
    "Each has a sample in `tests/fixtures/hrv/device-samples`, assembled after the public source that is named. *Untested* means that no public description or file of the form is cited: the sample follows what we know of it, and a real export may differ.",
    "",
    "| device | export | source of its form |",
    "| --- | --- | --- |",
    ...exportsRead().map(({ device, what, source }) => `| ${device} | ${what} | ${source ?? "untested"} |`),
    "",
  ];
  await expect(lines.join("\n")).toMatchFileSnapshot(join(process.cwd(), "docs/heart.md"));
});
