import { expect, test } from "vitest";
import { createMask, layMask } from "#web/features/video/captions/mask.ts";
import { createFrame } from "#web/features/video/rendering/frame.ts";
import { blueOf, colour, lumaOf, redOf } from "./colour.ts";
import { enlarge } from "./enlarge.ts";
import { rampAt } from "./field.ts";
import { addGlow } from "./glow.ts";
import { createNoise } from "./noise.ts";
import { coverBelow, coverLeaf } from "./shapes.ts";

const still = { values: new Float32Array(256), side: 16, strength: 0 };

test("white, grey and red are what ITU-R BT.709 says", () => {
  expect(lumaOf([1, 1, 1])).toBeCloseTo(235);
  expect([blueOf([0.5, 0.5, 0.5]), redOf([0.5, 0.5, 0.5])]).toEqual([
    expect.closeTo(128),
    expect.closeTo(128),
  ]);
  expect([lumaOf(colour("#ff0000")), redOf(colour("#ff0000"))]).toEqual([
    expect.closeTo(62.6, 1),
    expect.closeTo(240),
  ]);
});

test("what is enlarged keeps an even tone, and a slope has no edge where two points meet", () => {
  const out = new Uint8Array(32 * 32);
  enlarge({ values: new Float32Array(64).fill(77), width: 8, height: 8 }, 4, still, out);
  expect(new Set(out)).toEqual(new Set([77]));
  const slope = Float32Array.from({ length: 64 }, (_, at) => 40 + (at % 8) * 20);
  enlarge({ values: slope, width: 8, height: 8 }, 4, still, out);
  for (let x = 9; x < 24; x += 1)
    expect(Math.abs((out[x] ?? 0) - (out[x - 1] ?? 0) - 5)).toBeLessThanOrEqual(1);
});

test("grain hides the steps of a slope and leaves its mean", () => {
  const values = new Float32Array(64).fill(60.5);
  const noise = Float32Array.from({ length: 256 }, (_, at) => ((at * 97) % 256) / 128 - 1);
  const out = new Uint8Array(32 * 32);
  enlarge({ values, width: 8, height: 8 }, 4, { values: noise, side: 16, strength: 1 }, out);
  expect(new Set(out).size).toBeGreaterThan(1);
  expect(out.reduce((sum, value) => sum + value, 0) / out.length).toBeCloseTo(60.5, 0);
});

test("a mask covers as much as it says, at its place, and bends where it is told to", () => {
  const frame = createFrame(16, 8);
  const mask = createMask(16, 4);
  mask.cover.fill(255, 16, 24);
  layMask(frame, mask, { luma: 200, blue: 100, red: 150, strength: 0.5, top: 2 });
  expect([...frame.luma.subarray(48, 64)]).toEqual([...Array(8).fill(100), ...Array(8).fill(0)]);
  layMask(frame, mask, { luma: 200, blue: 0, red: 0, strength: 1, top: 2, shift: () => 4 });
  expect(frame.luma[48 + 11]).toBe(200);
  layMask(frame, mask, { luma: 200, blue: 0, red: 0, strength: 1, top: 100 });
  layMask(frame, createMask(16, 4), { luma: 9, blue: 9, red: 9, strength: 1 });
  expect(frame.luma[0]).toBe(0);
});

test("a light never leaves the range of video, nor the picture", () => {
  const frame = createFrame(16, 16);
  frame.luma.fill(230);
  addGlow(frame, { x: 0, y: 15, radius: 5, strength: 200, blue: 90, red: -200, flatness: 0.5 });
  expect(Math.max(...frame.luma)).toBe(235);
  addGlow(frame, { x: 900, y: -900, radius: 5, strength: 200 });
  expect(frame.luma[0]).toBe(230);
});

test("noise is smooth, stays within its bounds and is the same for a seed", () => {
  const [one, same, other] = [createNoise("a"), createNoise("a"), createNoise("b")];
  for (let at = 0; at < 300; at += 1) {
    const value = one.cloud(at * 0.37, -at * 0.21, 4);
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThanOrEqual(1);
    expect(Math.abs(one.at(at * 0.37 + 0.001, 1) - one.at(at * 0.37, 1))).toBeLessThan(0.003);
  }
  expect(same.at(3.3, 4.4)).toBe(one.at(3.3, 4.4));
  expect(other.at(3.3, 4.4)).not.toBe(one.at(3.3, 4.4));
});

test("a ramp gives its colours at their places and what lies between them", () => {
  const out = new Float32Array(3);
  const ramp = [
    [0, [0, 0, 0]],
    [0.5, [1, 0, 0]],
    [1, [1, 1, 0]],
  ] as const;
  const at = (place: number) => {
    rampAt(ramp, place, out);
    return [...out];
  };
  expect([at(0), at(0.25), at(0.5), at(2)]).toEqual([
    [0, 0, 0],
    [0.5, 0, 0],
    [1, 0, 0],
    [1, 1, 0],
  ]);
});

test("a hill covers what is below its line, a leaf lies between its stalk and its tip", () => {
  const mask = createMask(20, 20);
  coverBelow(mask, () => 15.5);
  expect([mask.cover[14 * 20], mask.cover[15 * 20], mask.cover[16 * 20]]).toEqual([0, 128, 255]);
  coverLeaf(mask, { from: { x: 2, y: 6 }, to: { x: 18, y: 6 }, width: 6, softness: 1 });
  expect(mask.cover[6 * 20 + 9]).toBe(255);
  expect(mask.cover[1 * 20 + 9]).toBe(0);
});
