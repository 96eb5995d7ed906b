import { expect, test } from "vitest";
import { limits } from "#shared/limits/limits.ts";
import { soundRate } from "#web/features/video/scenes/order.ts";
import { mixSound } from "./mix-sound.ts";

const tone = (seconds: number, level: number) =>
  Float32Array.from({ length: seconds * soundRate }, (_, at) => level * Math.sin(at * 0.05));
const lead = limits.video.leadMs / 1000;

function mixed(sound: Parameters<typeof mixSound>[0], seconds: number) {
  const mix = mixSound(sound, { durationMs: seconds * 1000, wholeSeconds: seconds + 11 });
  const left: number[] = [];
  for (let block = mix?.blocks.next(); block && !block.done; block = mix?.blocks.next())
    for (const sample of block.value.left) left.push(sample);
  return { length: mix?.length, left };
}

const loudest = (samples: number[], from: number, to: number) =>
  samples.slice(from * soundRate, to * soundRate).reduce((most, value) => Math.max(most, Math.abs(value)), 0);

test("the voice begins when the title has gone, and the whole ends with the last frame", () => {
  const { left, length } = mixed({ voice: tone(3, 0.2), music: null }, 3);
  expect(left).toHaveLength(14 * soundRate - 1024);
  expect(length).toBe(left.length);
  expect(loudest(left, 0, lead - 0.1)).toBe(0);
  expect(loudest(left, lead + 0.1, lead + 1)).toBeGreaterThan(0.1);
});

test("music lies far below the voice and is there before and after it", () => {
  const music = { channels: [tone(9, 0.1)], isSeamless: true };
  const { left } = mixed({ voice: tone(3, 0.2), music }, 3);
  const before = loudest(left, 2.5, 3.5);
  expect(before).toBeGreaterThan(0.005);
  expect(loudest(left, lead + 1, lead + 2)).toBeGreaterThan(2.7 * before);
});

test("music alone is what is heard where nobody speaks, and a cut is no longer than it is told", () => {
  const music = { channels: [tone(9, 0.1)], isSeamless: true };
  const { left } = mixed({ voice: null, music }, 2);
  expect(left).toHaveLength(13 * soundRate - 1024);
  expect(loudest(left, 4, 6)).toBeGreaterThan(0.05);
  expect(mixed({ voice: tone(9, 0.2), music: null }, 2).left).toHaveLength(13 * soundRate - 1024);
  expect(mixSound({ voice: null, music: null }, { durationMs: 1, wholeSeconds: 1 })).toBeUndefined();
});
