import fc from "fast-check";
import { expect, test } from "vitest";
import { limits } from "#shared/limits/limits.ts";
import { sizes } from "#web/features/video/scenes/order.ts";
import { frameCount, lightAt, makingMs, scaledMsPerFrame, shorterCut, videoMs } from "./timing.ts";

const minute = {
  lines: [0, 20_000, 40_000].map((startMs) => ({ text: "Rest.", startMs, endMs: startMs + 9000 })),
  durationMs: 60_000,
};

test("picture and sound end within half a frame of one another, however long they are", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 4_000_000 }), fc.constantFrom(24, 30), (wholeMs, rate) => {
      expect(Math.abs((frameCount(wholeMs, rate) / rate) * 1000 - wholeMs)).toBeLessThanOrEqual(
        500 / rate + 0.001,
      );
    }),
  );
});

test("a video begins in the dusk, is light throughout, and ends in the dusk, not in black", () => {
  expect(lightAt(0, 60_000)).toBeGreaterThan(0.5);
  expect(lightAt(3000, 60_000)).toBe(1);
  expect(lightAt(50_000, 60_000)).toBe(1);
  for (const ms of [59_330, 60_000]) {
    expect(lightAt(ms, 60_000)).toBeGreaterThan(0.1);
    expect(lightAt(ms, 60_000)).toBeLessThan(0.3);
  }
});

test("the time it takes grows with the frames and with what each takes", () => {
  const slow = makingMs(60_000, 30, 40);
  expect(slow).toBeGreaterThan(makingMs(60_000, 24, 40));
  expect(slow).toBeGreaterThan((videoMs(60_000) / 1000) * 30 * 40);
  const look = { size: sizes.wide, framesPerSecond: 24, scene: "water" } as const;
  expect(scaledMsPerFrame({ look, msPerFrame: 10 }, look)).toBe(10);
  expect(scaledMsPerFrame({ look, msPerFrame: 10 }, { ...look, size: sizes.tall })).toBe(22.5);
});

test("a shorter cut is offered only where the whole takes longer than five minutes, and ends with a sentence", () => {
  expect(shorterCut(minute, 24, 20)).toBeUndefined();
  const msPerFrame = 220;
  expect(makingMs(minute.durationMs, 24, msPerFrame)).toBeGreaterThan(limits.video.makeWithinMs);
  const cut = shorterCut(minute, 24, msPerFrame);
  expect(cut?.lines).toHaveLength(2);
  expect(cut?.durationMs).toBe(29_000);
  expect(makingMs(cut?.durationMs ?? 0, 24, msPerFrame)).toBeLessThanOrEqual(limits.video.makeWithinMs);
  expect(shorterCut(minute, 24, 5000)).toBeUndefined();
});
