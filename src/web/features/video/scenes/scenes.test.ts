import { expect, test } from "vitest";
import { limits } from "#shared/limits/limits.ts";
import { moods } from "#shared/listening/moods.ts";
import { breathAt } from "./breath.ts";
import { chooseScene, type SceneName, scenes } from "./choose-scene.ts";
import { createPainter } from "./painter.ts";

const size = { width: 160, height: 96 };
const names = Object.keys(scenes).filter((name): name is SceneName => name in scenes);
const painterOf = (name: SceneName, seed = "a seed") => createPainter(scenes[name](seed, size), size, seed);
const mean = (values: Uint8Array) => values.reduce((sum, value) => sum + value, 0) / values.length;

test("there are five scenes, and every mood has one of them", () => {
  expect(names.toSorted()).toEqual(["leaves", "light", "mist", "night", "water"]);
  expect(new Set(moods.map(chooseScene))).toEqual(new Set(names));
  expect(chooseScene("sleep")).toBe("night");
});

test("a breath is in after four seconds and out after ten, without a jerk", () => {
  const { breathInMs, breathOutMs } = limits.video;
  expect([breathAt(0), breathAt(breathInMs / 1000), breathAt((breathInMs + breathOutMs) / 1000)]).toEqual([
    0, 1, 0,
  ]);
  for (let at = 0; at < 10; at += 0.1) expect(Math.abs(breathAt(at + 0.1) - breathAt(at))).toBeLessThan(0.09);
});

test.each(names)("%s is a picture within the range of video, with light and dark in it", (name) => {
  const { luma, blue, red } = painterOf(name).paint(7.3, 1);
  expect(Math.min(...luma)).toBeGreaterThanOrEqual(14);
  expect(Math.max(...luma)).toBeLessThanOrEqual(237);
  expect(Math.max(...luma) - Math.min(...luma)).toBeGreaterThan(60);
  for (const plane of [blue, red]) expect(Math.abs(mean(plane) - 128)).toBeLessThan(40);
  expect(Math.max(...blue) - Math.min(...blue)).toBeGreaterThan(5);
});

test.each(names)("%s moves all the time and never jumps", (name) => {
  const painter = painterOf(name);
  let last = painter.paint(3, 1).luma.slice();
  const first = last;
  for (let frame = 1; frame <= 48; frame += 1) {
    const { luma } = painter.paint(3 + frame / 24, 1);
    const moved = luma.reduce((sum, value, at) => sum + Math.abs(value - (last[at] ?? 0)), 0) / luma.length;
    expect(moved).toBeLessThan(2.5);
    last = luma.slice();
  }
  expect(last).not.toEqual(first);
});

test("the same seed paints the same picture at any moment, another seed another one", () => {
  const early = painterOf("water").paint(12.4, 1).luma.slice();
  const painter = painterOf("water");
  for (const at of [3, 12.2, 12.35]) painter.paint(at, 1);
  expect(painter.paint(12.4, 1).luma).toEqual(early);
  expect(painterOf("water", "another").paint(12.4, 1).luma).not.toEqual(early);
});

test("without light a picture is black", () => {
  const { luma } = painterOf("mist").paint(5, 0);
  expect(Math.max(...luma)).toBeLessThanOrEqual(18);
});
