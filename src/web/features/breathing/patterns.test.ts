import fc from "fast-check";
import { expect, test } from "vitest";
import {
  breathSeconds,
  momentAt,
  type Pattern,
  patternInWords,
  patternNames,
  patterns,
  phases,
  secondsAllowed,
} from "./patterns.ts";

const allowed = (phase: (typeof phases)[number]) =>
  fc.integer({ min: secondsAllowed[phase].from, max: secondsAllowed[phase].to });
const anyPattern: fc.Arbitrary<Pattern> = fc.record({
  in: allowed("in"),
  hold: allowed("hold"),
  out: allowed("out"),
  rest: allowed("rest"),
});

test("at any time the parts that are over and the share of the present one add up to it", () => {
  fc.assert(
    fc.property(anyPattern, fc.integer({ min: 0, max: 60 * 60_000 }), (pattern, elapsedMs) => {
      const { phase, share, secondsLeft, breaths } = momentAt(pattern, elapsedMs);
      const before = phases.slice(0, phases.indexOf(phase)).reduce((sum, each) => sum + pattern[each], 0);
      const at = (breaths * breathSeconds(pattern) + before + share * pattern[phase]) * 1000;
      expect(at).toBeCloseTo(elapsedMs, 3);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThan(1);
      expect(secondsLeft).toBeGreaterThanOrEqual(1);
      expect(secondsLeft).toBeLessThanOrEqual(pattern[phase]);
      expect(pattern[phase]).toBeGreaterThan(0);
    }),
  );
});

test("each way that is offered keeps to what may be chosen, and goes through its parts in order", () => {
  const rhythm = patternNames.map((name) => {
    const { seconds } = patterns[name];
    for (const phase of phases) {
      expect(seconds[phase]).toBeGreaterThanOrEqual(secondsAllowed[phase].from);
      expect(seconds[phase]).toBeLessThanOrEqual(secondsAllowed[phase].to);
    }
    const each = Array.from(
      { length: breathSeconds(seconds) },
      (_, s) => momentAt(seconds, s * 1000).phase[0],
    );
    return each.join("");
  });
  expect(rhythm).toEqual(["iiiiiooooo", "iiiihhhhoooorrrr", "iiiihhhhhhhoooooooo", "iiiioooooo"]);
});

test("a rhythm is told in words without the parts that it leaves out", () => {
  expect(patternInWords(patterns["478"].seconds)).toBe("breathe in for 4, hold for 7, breathe out for 8");
  expect(patternInWords(patterns.even.seconds)).toBe("breathe in for 5, breathe out for 5");
});
