import fc from "fast-check";
import { expect, test } from "vitest";
import { alphaOne } from "./complexity/detrended-fluctuation.ts";
import { sampleEntropy } from "./complexity/sample-entropy.ts";
import { splineValues } from "./frequency/cubic-spline.ts";
import { lombScargle } from "./frequency/lomb-scargle.ts";
import { nonuniformTransform } from "./frequency/nonuniform-transform.ts";
import { bandPowers, beatTimes, type Spectrum } from "./frequency/spectrum.ts";
import { welch } from "./frequency/welch.ts";
import { mean, standardDeviation } from "./statistics.ts";
import { histogram } from "./time/histogram.ts";
import { poincare } from "./time/poincare.ts";
import { stressIndex } from "./time/stress-index.ts";
import { percentAbove, rmssd, sdnn, sdsd } from "./time/time-domain.ts";

const recording = fc.array(fc.integer({ min: 400, max: 1500 }), { minLength: 20, maxLength: 200 });

test("adding the same time to every interval changes no variability", () => {
  fc.assert(
    fc.property(recording, fc.integer({ min: 1, max: 400 }), (intervals, shift) => {
      const shifted = intervals.map((each) => each + shift);
      for (const figure of [sdnn, rmssd, sdsd, (each: number[]) => poincare(each).sd2, alphaOne]) {
        expect(figure(shifted)).toBeCloseTo(figure(intervals), 6);
      }
    }),
  );
});

test("twice the intervals give twice the spread and the same shape", () => {
  fc.assert(
    fc.property(recording, (intervals) => {
      const doubled = intervals.map((each) => each * 2);
      expect(sdnn(doubled)).toBeCloseTo(2 * sdnn(intervals), 6);
      expect(rmssd(doubled)).toBeCloseTo(2 * rmssd(intervals), 6);
      expect(poincare(doubled).sd1).toBeCloseTo(2 * poincare(intervals).sd1, 6);
      expect(sampleEntropy(doubled)).toEqual(sampleEntropy(intervals));
      expect(alphaOne(doubled)).toBeCloseTo(alphaOne(intervals), 6);
    }),
  );
});

test("a recording read backwards has the same spread, steps and entropy", () => {
  fc.assert(
    fc.property(recording, (intervals) => {
      const backwards = intervals.toReversed();
      expect(sdnn(backwards)).toBeCloseTo(sdnn(intervals), 6);
      expect(rmssd(backwards)).toBeCloseTo(rmssd(intervals), 6);
      expect(percentAbove(backwards, 50)).toBe(percentAbove(intervals, 50));
      expect(stressIndex(backwards)).toBe(stressIndex(intervals));
    }),
  );
});

test("the histogram counts every interval once", () => {
  fc.assert(
    fc.property(recording, fc.constantFrom(7.8125, 50), (intervals, width) => {
      const { counts } = histogram(intervals, width);
      expect(counts.reduce((total, each) => total + each, 0)).toBe(intervals.length);
    }),
  );
});

test("the fast sample entropy is the plain definition's", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 8, maxLength: 60 }), (series) => {
      const tolerance = 0.2 * standardDeviation(series);
      expect(sampleEntropy(series)).toEqual(plainSampleEntropy(series, 2, tolerance));
    }),
  );
});

test("the fast transform of uneven times is the plain sum", () => {
  fc.assert(
    fc.property(recording, (intervals) => {
      const times = beatTimes(intervals);
      const period = (times.at(-1) ?? 0) + 1;
      const { real, imaginary } = nonuniformTransform(times, intervals, { period, highest: 40 });
      for (const k of [0, 1, 17, 40]) {
        let [cos, sin] = [0, 0];
        for (const [at, each] of intervals.entries()) {
          const angle = (2 * Math.PI * k * (times[at] ?? 0)) / period;
          cos += each * Math.cos(angle);
          sin -= each * Math.sin(angle);
        }
        expect(real[k]).toBeCloseTo(cos, 3);
        expect(imaginary[k]).toBeCloseTo(sin, 3);
      }
    }),
  );
});

function plainSampleEntropy(series: number[], m: number, tolerance: number): number {
  const matches = { shorter: 0, longer: 0 };
  const count = series.length - m;
  for (let one = 0; one < count; one += 1) {
    for (let other = one + 1; other < count; other += 1) {
      const isClose = (at: number) =>
        Math.abs((series[one + at] ?? 0) - (series[other + at] ?? 0)) < tolerance;
      if (!Array.from({ length: m }, (_, at) => at).every(isClose)) continue;
      matches.shorter += 1;
      if (isClose(m)) matches.longer += 1;
    }
  }
  return matches.shorter === 0 ? Number.NaN : -Math.log(matches.longer / matches.shorter);
}

test("a spline goes through its points and follows any cubic", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 100 }), { minLength: 4, maxLength: 12 }),
      fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 4, maxLength: 4 }),
      (places, [a = 0, b = 0, c = 0, d = 0]) => {
        const x = places.toSorted((one, other) => one - other);
        const cubic = (at: number) => a + b * at + c * at ** 2 + (d * at ** 3) / 50;
        const between = x.slice(1).map((each, at) => (each + (x[at] ?? 0)) / 2);
        const smooth = splineValues(x, x.map(cubic), between);
        for (const [at, value] of smooth.entries()) {
          const expected = cubic(between[at] ?? 0);
          expect(Math.abs(value - expected)).toBeLessThan(1e-6 * Math.max(1, Math.abs(expected)) * 100);
        }
      },
    ),
  );
});

const breathing = Array.from({ length: 600 }, (_, at) => 900 + 40 * Math.sin(at * 0.9 * 2 * Math.PI * 0.25));

function peakHz({ hz, density }: Spectrum): number {
  return hz[density.indexOf(Math.max(...density))] ?? 0;
}

test("breathing at a quarter hertz is a peak there, with half its squared height as power", () => {
  for (const spectrum of [welch(breathing), lombScargle(breathing)]) {
    expect(peakHz(spectrum)).toBeCloseTo(0.25, 1);
    expect(bandPowers(spectrum).hf / 800).toBeGreaterThan(0.9);
    expect(bandPowers(spectrum).hf / 800).toBeLessThan(1.05);
  }
});

test("a recording without variation has no power and no stress index instead of an error", () => {
  const still = new Array<number>(300).fill(800);
  expect(bandPowers(welch(still)).total).toBeCloseTo(0, 9);
  expect(stressIndex(still)).toBeNaN();
  expect(alphaOne(still)).toBeNaN();
  expect(mean(still)).toBe(800);
});
