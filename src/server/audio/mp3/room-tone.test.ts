import { expect, test } from "vitest";
import { createRoomTone } from "./room-tone.ts";

const rate = 24_000;
const level = (samples: Float32Array) =>
  10 * Math.log10(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);

test("under a voice that leaves nothing between its sentences lies soft air, which comes and goes without a step", () => {
  const tone = createRoomTone(rate);
  const silence = () => new Float32Array(2 * rate);
  const coming = tone(silence(), true);
  const there = tone(silence(), true);
  const going = tone(silence(), false);
  expect(level(coming.subarray(0, rate / 20))).toBeLessThan(-80);
  expect(level(there)).toBeGreaterThan(-67);
  expect(level(there)).toBeLessThan(-61);
  expect(Math.abs(level(going.subarray(0, rate / 20)) - level(there))).toBeLessThan(3);
  expect(going.subarray(rate + 10).every((sample) => sample === 0)).toBe(true);
});

test("a voice that brings its own room stays as it is, to the sample", () => {
  const voice = Float32Array.from({ length: 100 }, (_, at) => Math.sin(at));
  expect(createRoomTone(rate)(voice, false)).toEqual(voice);
});
