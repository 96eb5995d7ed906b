import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { fluctuation } from "./complexity/detrended-fluctuation.ts";
import { sampleEntropy } from "./complexity/sample-entropy.ts";
import { lombScargle } from "./frequency/lomb-scargle.ts";
import { bandPowers } from "./frequency/spectrum.ts";
import { welch } from "./frequency/welch.ts";
import { mean } from "./statistics.ts";
import { triangularIndex } from "./time/histogram.ts";
import { poincareByIdentity } from "./time/poincare.ts";
import {
  countAbove,
  meanHeartRate,
  meanOfBeatRates,
  percentAbove,
  rmssd,
  sdnn,
  sdsd,
} from "./time/time-domain.ts";

const folder = join(process.cwd(), "tests/fixtures/hrv");
const value = z.object({ value: z.number(), tol: z.number(), convention: z.string() });
const rows = z
  .array(
    z.object({
      id: z.string(),
      series: z.union([z.string(), z.array(z.number())]),
      published: z.record(z.string(), z.unknown()),
    }),
  )
  .parse(JSON.parse(readFileSync(join(folder, "expected.json"), "utf8")));

function numbers(file: string): number[] {
  return readFileSync(join(folder, file), "utf8").trim().split(/\s+/).map(Number);
}

function row(id: string) {
  const found = rows.find((each) => each.id === id);
  if (!found) throw new Error(`no row ${id}`);
  const { series, published } = found;
  return { published, series: typeof series === "string" ? numbers(series) : series };
}

/** Compares each figure with the published one of the same name, in that one's tolerance. */
function agree(id: string, figures: (series: number[]) => Record<string, number>): void {
  const { series, published } = row(id);
  for (const [name, figure] of Object.entries(figures(series))) {
    const { value: expected, tol } = value.parse(published[name]);
    expect(Math.abs(figure - expected), `${id} ${name}: ${figure}`).toBeLessThanOrEqual(tol + 1e-12);
  }
}

const timeDomain = (series: number[]) => ({
  mean_nn: mean(series),
  sdnn: sdnn(series),
  rmssd: rmssd(series),
  nn50: countAbove(series, 50),
});

test("four intervals give the published time-domain figures", () => {
  agree("bartels_fake", (series) => ({
    ...timeDomain(series),
    sdsd: sdsd(series),
    pnn50_over_n: percentAbove(series, 50, "intervals"),
    mean_hr: meanOfBeatRates(series),
  }));
});

test("a recording at rest gives the published figures to the last digit, Welch's spectrum included", () => {
  const edges = { vlf: [0, 0.04], lf: [0.04, 0.15], hf: [0.15, 0.4] } as const;
  agree("bartels_rest_doc", (series) => {
    const { vlf, lf, hf, total, lfHf, lfNu, hfNu } = bandPowers(welch(series, { segment: 256 }), edges);
    return {
      ...timeDomain(series),
      ...poincareByIdentity(series),
      sdsd: sdsd(series),
      pnn50_over_n: percentAbove(series, 50, "intervals"),
      mean_hr: meanOfBeatRates(series),
      vlf,
      lf,
      hf,
      total_power: total,
      lfhf: lfHf,
      lfnu: lfNu,
      hfnu: hfNu,
    };
  });
});

test("a short recording gives the published shares, triangular index and sample entropy", () => {
  agree("pyhrv_short_export", (series) => ({
    ...timeDomain(series),
    n: series.length,
    pnn50: percentAbove(series, 50),
    nn20: countAbove(series, 20),
    pnn20: percentAbove(series, 20),
    mean_hr: meanOfBeatRates(series),
    sampen: sampleEntropy(series),
    triangular_index: triangularIndex(series),
  }));
});

test("the fluctuation curve of a Lorenz series is PhysioNet's", () => {
  const { series } = row("physionet_dfa_lorenz");
  const curve = numbers("series/nolds_lorenz_dfa_physionet_expected.txt");
  let squares = 0;
  for (let at = 0; at < curve.length; at += 2) {
    const size = Math.round(10 ** (curve[at] ?? 0));
    squares += (Math.log10(fluctuation(series, size)) - (curve[at + 1] ?? 0)) ** 2;
  }
  expect(curve.length).toBeGreaterThan(20);
  expect(squares).toBeLessThan(1e-9);
});

test("sample entropy of three small series is the published one", () => {
  agree("sampen_tiny_1", (series) => ({ sampen: sampleEntropy(series) }));
  agree("sampen_tiny_2", (series) => ({ sampen: sampleEntropy(series, { m: 1, tolerance: 0.5 }) }));
  agree("sampen_tiny_3", (series) => ({ sampen: sampleEntropy(series, { m: 3, tolerance: 0.5 }) }));
});

test("SDSD of a small series is the published one", () => {
  agree("sdsd_tiny", (series) => ({ sdsd: sdsd(series) }));
});

test.each([
  ["ec57_TP2_first30min.csv", "hf", 612.5],
  ["ec57_TP4_first30min.csv", "vlf", 39_200],
] as const)(
  "the test pattern %s has its power in %s within 2 %%, by both spectra",
  (file, band, powerMs2) => {
    const lines = readFileSync(join(folder, "series", file), "utf8")
      .trim()
      .split("\n")
      .slice(1);
    const intervalsMs = lines.map((line) => Number(line.split(",")[1]) * 1000);
    for (const spectrum of [lombScargle(intervalsMs), welch(intervalsMs)]) {
      const powers = bandPowers(spectrum);
      expect(Math.abs(powers[band] / powerMs2 - 1)).toBeLessThan(0.02);
      expect(powers.total / powers[band]).toBeLessThan(1.02);
    }
  },
);

test("the mean heart rate is that of the mean interval", () => {
  expect(meanHeartRate([1000, 500])).toBe(80);
  expect(meanOfBeatRates([1000, 500])).toBe(90);
});
