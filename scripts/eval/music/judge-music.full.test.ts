import { expect, test } from "vitest";
import { integratedLoudness } from "#shared/sound/loudness.ts";
import { readBalance } from "./balance.ts";
import { judgeMusic } from "./judge-music.ts";
import { readLoudness } from "./loudness-range.ts";
import { attackTimes, novelty, onsetTimes } from "./onsets.ts";
import { clippedRuns, truePeak } from "./peaks.ts";
import { readSeam } from "./seam.ts";
import { quantileOf, type Sound } from "./sound.ts";
import { brightness } from "./spectrum.ts";
import { countedTempo, readTempo } from "./tempo.ts";

const sampleRate = 48_000;
const amplitude = (db: number) => 10 ** (db / 20);

function channel(seconds: number, valueAt: (second: number) => number): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, at) => valueAt(at / sampleRate));
}
const stereo = (one: Float32Array): Sound => ({ channels: [one, one.slice()], sampleRate });
const tone = (hz: number, seconds: number, db = -20) =>
  channel(seconds, (second) => amplitude(db) * Math.sin(2 * Math.PI * hz * second));
/** Levels one after the other, each as [dBFS, seconds], as 1 kHz from both speakers. */
const levels = (...parts: [number, number][]) => {
  const ends = parts.map((_, place) =>
    parts.slice(0, place + 1).reduce((sum, [, length]) => sum + length, 0),
  );
  return stereo(
    channel(ends.at(-1) ?? 0, (second) => {
      const [db = -120] = parts[ends.findIndex((end) => second < end)] ?? [];
      return amplitude(db) * Math.sin(2 * Math.PI * 1000 * second);
    }),
  );
};
/** Tones struck at a steady pace, each swelling for so long and dying away, over a quiet pad. */
const struck = (bpm: number, attackSeconds: number, seconds: number) =>
  stereo(
    channel(seconds, (second) => {
      const since = second % (60 / bpm);
      const swell = Math.min(1, since / attackSeconds) * Math.exp(-3 * since);
      const pad = 0.01 * Math.sin(2 * Math.PI * 220 * second);
      return pad + 0.1 * swell * Math.sin(2 * Math.PI * 440 * second);
    }),
  );

test("loudness agrees with the standards' own test signals", () => {
  const left = channel(5, (second) => Math.sin(2 * Math.PI * 997 * second));
  expect(Math.abs(integratedLoudness([left, new Float32Array(left.length)], sampleRate) + 3.01)).toBeLessThan(
    0.05,
  );
  const cases: [Sound, number][] = [
    [levels([-23, 20]), -23],
    [levels([-33, 20]), -33],
    [levels([-36, 10], [-23, 60], [-36, 10]), -23],
    [levels([-72, 10], [-36, 10], [-23, 60], [-36, 10], [-72, 10]), -23],
    [levels([-26, 20], [-20, 20.1], [-26, 20]), -23],
  ];
  for (const [sound, lufs] of cases)
    expect(Math.abs(integratedLoudness(sound.channels, sampleRate) - lufs)).toBeLessThan(0.1);
});

test("the true peak finds what stands between the samples, and clipping what stands at full scale", () => {
  const quarter = channel(1, (second) => 0.5 * Math.sin(2 * Math.PI * 12_000 * second + Math.PI / 4));
  expect(truePeak(stereo(quarter))).toBeGreaterThan(-6.4);
  expect(truePeak(stereo(quarter))).toBeLessThan(-5.8);
  expect(clippedRuns(stereo(tone(100, 1, 3).map((one) => Math.max(-1, Math.min(1, one)))))).toBeGreaterThan(
    0,
  );
  expect(clippedRuns(stereo(tone(100, 1, -1)))).toBe(0);
});

test("loudness range and jumps see a change, and none in an even sound", () => {
  const even = readLoudness(levels([-23, 30]));
  expect(even.lra).toBeLessThan(0.2);
  expect(even.jump).toBeLessThan(0.2);
  const uneven = readLoudness(levels([-33, 20], [-20, 20]));
  expect(uneven.lra).toBeGreaterThan(10);
  expect(uneven.jump).toBeGreaterThan(3);
});

test("brightness is where the sound is", () => {
  expect(brightness(stereo(tone(1000, 3))).centroidHz).toBeCloseTo(1000, -2);
  expect(brightness(stereo(tone(5000, 3))).rollOffHz).toBeGreaterThan(4000);
});

test("onsets are counted, and a blow is told from a swell", () => {
  const soft = struck(60, 0.06, 20);
  const hard = struck(60, 0.002, 20);
  const found = onsetTimes(novelty(soft));
  expect(Math.abs(found.length - 19)).toBeLessThanOrEqual(1);
  expect(onsetTimes(novelty(struck(180, 0.02, 20))).length / 20).toBeGreaterThan(2);
  expect(onsetTimes(novelty(stereo(tone(220, 10)))).length).toBe(0);
  expect(quantileOf(attackTimes(soft, found), 0.1)).toBeGreaterThan(35);
  expect(quantileOf(attackTimes(hard, onsetTimes(novelty(hard))), 0.1)).toBeLessThan(20);
});

test("the beat is read, doubled readings are halved, and what has no beat has none", () => {
  const bpmOf = (sound: Sound) => countedTempo(readTempo(novelty(sound)));
  expect(bpmOf(struck(60, 0.03, 30))).toBeCloseTo(60, 0);
  expect(bpmOf(struck(116, 0.03, 30))).toBeCloseTo(58, 0);
  expect(bpmOf(stereo(tone(220, 10)))).toBeUndefined();
});

test("a seam that steps, changes its level or its colour is seen", () => {
  const whole = stereo(tone(100, 2));
  expect(readSeam(whole).step).toBeLessThan(1.5);
  expect(readSeam(whole).levelDb).toBeLessThan(1);
  expect(readSeam(stereo(tone(100, 2.0025))).step).toBeGreaterThan(1.5);
  const louder = stereo(tone(100, 2).map((one, at) => one * (1 + at / sampleRate)));
  expect(readSeam(louder).levelDb).toBeGreaterThan(1);
  const brighter = stereo(
    channel(2, (second) => 0.1 * Math.sin(2 * Math.PI * (300 + 300 * second) * second)),
  );
  expect(readSeam(brighter).centroid).toBeGreaterThan(0.2);
});

test("an offset and channels that cancel each other are seen", () => {
  expect(readBalance(stereo(tone(100, 1).map((one) => one + 0.01))).dc).toBeCloseTo(0.01, 4);
  const one = tone(100, 1);
  const against = readBalance({ channels: [one, one.map((sample) => -sample)], sampleRate });
  expect(against.correlation).toBeCloseTo(-1, 3);
  expect(against.monoLossDb).toBeGreaterThan(3);
});

/** Struck hard 190 times a minute, with a whistle of so much at the highest pitch there is. */
function noise(whistle: number): Sound {
  const bad = struck(190, 0.001, 20);
  for (const one of bad.channels)
    for (const at of one.keys()) one[at] = (one[at] ?? 0) * 8 + (at % 2 ? whistle : -whistle);
  return bad;
}

test.each([
  ["struck", 0, ["lufs", "onsets", "attack", "tempo"]],
  ["bright and struck", 0.3, ["lufs", "centroid", "rollOff", "onsets", "tempo"]],
] as const)("a loud, %s noise of a loop breaks the rules by name", (_kind, whistle, rules) => {
  const broken = judgeMusic(noise(whistle))
    .filter(({ holds }) => !holds)
    .map(({ rule }) => rule);
  for (const rule of rules) expect(broken).toContain(rule);
});
