import { expect, test } from "vitest";
import { simulatedHeart, withFaults } from "#server/testing/simulated-heart.ts";
import { mostForLipponen, reportBeats } from "./report-beats.ts";

/** Processor time in milliseconds, the least of some rounds: what other work of the machine adds is left out. */
function processorMs(work: () => unknown): number {
  const rounds = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...rounds);
}

test("a day of beats with artefacts is worked through in time that grows as the beats do", () => {
  const hours = (beats: number) => withFaults(simulatedHeart({ seed: 3, beats, meanMs: 815 }), 50);
  // Both so long that they are offered under the same corrections.
  const few = mostForLipponen + 1000;
  const [short, long] = [hours(few), hours(4 * few)];
  expect(reportBeats(long)?.correctedShare).toBeGreaterThan(0.02);
  // A step that looks at every pair of beats would take sixteen times as long.
  expect(processorMs(() => reportBeats(long)) / processorMs(() => reportBeats(short))).toBeLessThan(8);
});
