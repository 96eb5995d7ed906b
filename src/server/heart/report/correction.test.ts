import { expect, test } from "vitest";
import { rmssd, sdnn } from "#server/heart/time/time-domain.ts";
import { cleanHearts, faultsOfBeats, simulatedHeart } from "#server/testing/simulated-heart.ts";
import type { BeatView } from "#shared/heart.ts";
import { mostForLipponen, reportBeats } from "./report-beats.ts";
import { usableBeats } from "./usable-beats.ts";

const figureOf = (view: BeatView | undefined, key: string) =>
  view?.figures.find((figure) => figure.key === key)?.value;

test("the usual correction leaves clean hearts as they are: no figure moves by more than 0.1 %", () => {
  let found = 0;
  for (const [at, [meanMs, breathingMs]] of cleanHearts.entries()) {
    for (let round = 0; round < 10; round += 1) {
      const recorded = simulatedHeart({ seed: at + 50 * round + 1, meanMs, breathingMs });
      const { intervalsMs, share } = usableBeats(recorded, "artefacts");
      found += share * recorded.length;
      for (const figure of [rmssd, sdnn])
        expect(Math.abs(figure(intervalsMs) / figure(recorded) - 1)).toBeLessThan(0.001);
    }
  }
  expect(found).toBe(0);
});

test.each(Object.entries(faultsOfBeats))(
  "%s beats are found, and four fifths of what they do to RMSSD are undone",
  (_name, fault) => {
    for (const [at, [meanMs]] of cleanHearts.entries()) {
      const clean = simulatedHeart({ seed: at + 1, meanMs, breathingMs: 30 });
      const recorded = [...clean];
      for (let place = 50; place < 850; place += 100) fault(recorded, place);
      const error = (intervals: number[]) => Math.abs(rmssd(intervals) / rmssd(clean) - 1);
      const mended = error(usableBeats(recorded, "artefacts").intervalsMs);
      expect(error(recorded)).toBeGreaterThan(0.8);
      expect(mended).toBeLessThan(error(recorded) / 5);
    }
  },
);

test("a report holds the figures with and without correction, and marks what was corrected", () => {
  const recorded = simulatedHeart({ seed: 5 });
  faultsOfBeats.missed(recorded, 100);
  const report = reportBeats(recorded);
  const off = report?.others.find(({ correction }) => correction === "off");
  expect([report?.correction, report?.others.map(({ correction }) => correction)]).toEqual([
    "artefacts",
    ["off", "lipponen"],
  ]);
  expect(figureOf(off, "rmssd")).toBe(rmssd(recorded));
  expect(figureOf(report, "rmssd")).toBeLessThan(rmssd(recorded));
  expect(report?.tachogram.corrected.filter(Boolean).length).toBeGreaterThan(0);
  expect(off?.tachogram.corrected).not.toContain(true);
  expect([off?.correctedShare, report?.correctedShare]).toEqual([0, 1 / recorded.length]);
});

test("a day is offered with and without correction, not with the slow one", () => {
  const day = simulatedHeart({ seed: 6, beats: mostForLipponen + 1 });
  expect(reportBeats(day)?.others.map(({ correction }) => correction)).toEqual(["off"]);
});

test("four beats draw no ellipse", () => {
  expect(reportBeats([800, 810, 790, 805])?.poincare).toMatchObject({ sd1: 0, sd2: 0 });
});

test("no figure of the spectrum jumps where a recording becomes longer than 30 minutes", () => {
  for (const [at, [meanMs, breathingMs]] of cleanHearts.slice(0, 4).entries()) {
    const recorded = simulatedHeart({ seed: at + 1, beats: 3200, meanMs, breathingMs });
    const until = (seconds: number) => {
      let total = 0;
      return reportBeats(
        recorded.filter((ms) => {
          total += ms / 1000;
          return total <= seconds;
        }),
      );
    };
    const [shorter, longer] = [until(1790), until(1812)];
    for (const key of ["lf", "hf", "total", "lfLomb", "hfLomb", "totalLomb"]) {
      const ratio = (figureOf(longer, key) ?? 0) / (figureOf(shorter, key) ?? 1);
      expect(Math.abs(ratio - 1), key).toBeLessThan(0.03);
    }
  }
});
