import { expect, test } from "vitest";
import { limits } from "#shared/limits/limits.ts";
import { readingTimes, spokenTimes } from "./line-times.ts";

test("without a voice every sentence stands as long as a calm reader needs, one after the other", () => {
  const { lines, durationMs } = readingTimes(
    "Breathe in.\n\nNow let your shoulders sink a little further towards the ground, and stay with that. [pause 30]\nRest.",
  );
  expect(lines.map(({ text }) => text)).toEqual([
    "Breathe in.",
    "Now let your shoulders sink a little further towards the ground, and stay with that.",
    "Rest.",
  ]);
  expect(lines[0]).toMatchObject({ startMs: 0, endMs: limits.video.shortestLineMs });
  const [, second, third] = lines;
  expect((second?.endMs ?? 0) - (second?.startMs ?? 0)).toBeGreaterThan(4000);
  expect((third?.startMs ?? 0) - (second?.endMs ?? 0)).toBe(limits.video.longestRestMs);
  expect(durationMs).toBe(third?.endMs);
  expect(readingTimes("...").lines).toEqual([]);
});

test("the times the voice's engine told are taken as they are", () => {
  const sentenceTimes = [{ text: "Breathe.", startMs: 120, endMs: 900 }];
  const spoken = spokenTimes({ sentenceTimes, durationMs: 1000 }, readingTimes("Breathe.").lines);
  expect(spoken).toEqual({ lines: sentenceTimes, durationMs: 1000 });
});

test("where the engine told no times, the reading is stretched over the voice's length", () => {
  const read = readingTimes("One is here. Two is also here.").lines;
  const { lines } = spokenTimes({ sentenceTimes: [], durationMs: 60_000 }, read);
  expect(lines[0]?.startMs).toBe(0);
  expect(lines.at(-1)?.endMs).toBeCloseTo(60_000);
  expect(lines).toHaveLength(2);
});
