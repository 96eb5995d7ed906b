import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { cumulative } from "#server/heart/statistics.ts";
import { rmssd, sdnn } from "#server/heart/time/time-domain.ts";
import { simulatedHeart } from "#server/testing/simulated-heart.ts";
import { findArtefacts } from "./find-artefacts.ts";
import { bridged, shareFlagged } from "./flagged.ts";
import { correctBeats } from "./lipponen-tarvainen.ts";
import { byAcar, byKamath, byKarlsson, byMalik, byRange, normalIntervals } from "./local-rules.ts";
import { mendBeats } from "./mend-beats.ts";
import { correctByThreshold, thresholdsMs } from "./threshold.ts";

const intervals = z.array(z.number().nullable());
const beats = z.array(z.number());
const fixture = z
  .object({
    hand_worked: z.object({
      cases: z.array(z.object({ rule: z.string(), input: beats, expected: intervals })),
    }),
    bartels: z.object({
      cases: z.array(z.object({ input: beats, time: beats.optional(), expected: beats })),
    }),
    lipponen_tarvainen: z.object({
      cases: z.array(
        z.object({
          name: z.string(),
          peaks: beats,
          artifacts: z.object({ extra: beats, missed: beats, ectopic: beats, longshort: beats }),
          corrected_iterative: beats,
          rmssd_after: z.number().optional(),
          sdnn_after: z.number().optional(),
        }),
      ),
    }),
  })
  .parse(JSON.parse(readFileSync(join(process.cwd(), "tests/fixtures/hrv/artefact-rules.json"), "utf8")));

test.each([
  ["range", byRange],
  ["malik", byMalik],
  ["kamath", byKamath],
  ["karlsson", byKarlsson],
  ["acar", byAcar],
  ["normal", normalIntervals],
] as const)("the rule %s flags what its definition says, at its edges too", (name, rule) => {
  const worked = fixture.hand_worked.cases.find((each) => each.rule === name);
  expect(rule(worked?.input ?? [])).toEqual(worked?.expected);
});

test.each([
  [1, thresholdsMs.medium],
  [2, thresholdsMs.medium],
  [3, thresholdsMs.strong],
] as const)("published case %i of the threshold correction comes out the same", (at, threshold) => {
  const published = fixture.bartels.cases[at];
  const { intervalsMs, flagged } = correctByThreshold(published?.input ?? [], threshold, published?.time);
  expect(flagged).toHaveLength(1);
  for (const [place, value] of intervalsMs.entries())
    expect(value).toBeCloseTo(published?.expected[place] ?? 0, 1);
});

test.each(fixture.lipponen_tarvainen.cases)(
  "$name: artefacts are found and mended as published",
  (published) => {
    const { extra, missed, ectopic, longOrShort } = findArtefacts(published.peaks);
    expect({ extra, missed, ectopic, longshort: longOrShort }).toEqual(published.artifacts);
    const mended = correctBeats(published.peaks);
    expect(mended.beatsMs).toEqual(published.corrected_iterative);
    if (published.rmssd_after) expect(rmssd(mended.intervalsMs)).toBeCloseTo(published.rmssd_after, 9);
    if (published.sdnn_after) expect(sdnn(mended.intervalsMs)).toBeCloseTo(published.sdnn_after, 9);
  },
);

test("a beat put into a calm recording is found and taken out again", () => {
  const calm = Array.from({ length: 300 }, (_, at) => Math.round(at * 900 + 40 * Math.sin(at * 0.4)));
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 280 }), fc.integer({ min: 300, max: 600 }), (at, late) => {
      const withExtra = calm.toSpliced(at + 1, 0, (calm[at] ?? 0) + late);
      const { beatsMs, corrected } = correctBeats(withExtra);
      expect(corrected).toBeGreaterThan(0);
      expect(beatsMs.length).toBe(calm.length);
    }),
    { numRuns: 40 },
  );
});

test("bridging leaves no gap and touches nothing that was kept", () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer({ min: 300, max: 2000 })), { minLength: 1 }), (flagged) => {
      const whole = bridged(flagged);
      const kept = flagged.filter((each) => each !== null);
      expect(whole).toHaveLength(kept.length === 0 ? 0 : flagged.length);
      for (const [at, value] of whole.entries()) {
        expect(value).toBeGreaterThanOrEqual(Math.min(...kept));
        expect(value).toBeLessThanOrEqual(Math.max(...kept));
        if (flagged[at] !== null) expect(value).toBe(flagged[at]);
      }
    }),
  );
});

test("the share of artefacts is that of the flagged beats", () => {
  expect(shareFlagged([800, null, 810, 820])).toBe(0.25);
});

test("two days of beats are looked through like ten minutes", () => {
  const clean = simulatedHeart({ seed: 4, beats: 200_000, breathingMs: 20 });
  const late = 199_000;
  const beatsMs = [0, ...cumulative(clean.map((ms, at) => (at === late ? 2 * ms : ms)))];
  expect(findArtefacts(beatsMs).missed).toContain(late + 1);
});

/** Indices moved by each of `past`, one after the other: the definition that the quick way has to agree with. */
function movedOneByOne(indices: number[], past: number[], by: 1 | -1): number[] {
  const shifted = past.reduce(
    (current, each) => current.map((index) => (index > each ? index + by : index)),
    indices,
  );
  return [...new Set(shifted)].sort((one, other) => one - other);
}

test("beats are taken out and put in as if one after the other", () => {
  const places = fc.uniqueArray(fc.nat(39)).map((list) => list.toSorted((one, other) => one - other));
  const beats = fc
    .array(fc.integer({ min: 1, max: 2000 }), { minLength: 40, maxLength: 40 })
    .map((intervals) => Array.from(cumulative(intervals)));
  fc.assert(
    fc.property(beats, places, places, (beatsMs, extra, missed) => {
      const kept = beatsMs.filter((_, at) => !extra.includes(at));
      const added = movedOneByOne(missed, extra, -1).filter((at) => at > 1 && at < kept.length);
      const halves = added.map((at) => Math.trunc(((kept[at - 1] ?? 0) + (kept[at] ?? 0)) / 2));
      const expected = [...kept, ...halves].sort((one, other) => one - other);
      expect(mendBeats(beatsMs, { extra, missed, ectopic: [], longOrShort: [] })).toEqual(expected);
    }),
  );
});

test("misplaced beats are found again where others were taken out or put in before them", () => {
  const places = fc.uniqueArray(fc.nat(39)).map((list) => list.toSorted((one, other) => one - other));
  const beatsMs = Array.from({ length: 40 }, (_, at) => 1000 * at + 7 * (at % 5));
  const none = { ectopic: [], longOrShort: [] };
  fc.assert(
    fc.property(places, places, places, (extra, missed, ectopic) => {
      const complete = mendBeats(beatsMs, { ...none, extra, missed });
      const added = movedOneByOne(missed, extra, -1);
      const misplaced = movedOneByOne(movedOneByOne(ectopic, extra, -1), added, 1);
      const expected = mendBeats(complete, { ...none, extra: [], missed: [], ectopic: misplaced });
      expect(mendBeats(beatsMs, { ...none, extra, missed, ectopic })).toEqual(expected);
    }),
  );
});
