import fc from "fast-check";
import { expect, test } from "vitest";
import { filtered, highPass, lowPass, lowShelf, peak } from "#shared/sound/biquad.ts";
import { limitPeaks, limitPeaksTogether } from "#shared/sound/limit-peaks.ts";
import { integratedLoudness } from "#shared/sound/loudness.ts";
import { createResample, createResampleParts } from "#shared/sound/resample.ts";
import { reverbTailSeconds, withReverb } from "./reverb.ts";

const sampleRate = 16_000;

function sine(hz: number, seconds: number, rate = sampleRate): Float32Array {
  return Float32Array.from({ length: seconds * rate }, (_, at) => Math.sin((2 * Math.PI * hz * at) / rate));
}

function levelDb(samples: Float32Array): number {
  const settled = samples.subarray(samples.length / 4, (samples.length * 3) / 4);
  const power = settled.reduce((sum, sample) => sum + sample ** 2, 0) / settled.length;
  return 10 * Math.log10(2 * power);
}

test("the high-pass takes rumble away and leaves the voice", () => {
  const filter = highPass({ hz: 70, sampleRate, q: Math.SQRT1_2 });
  expect(levelDb(filtered(sine(20, 2), filter))).toBeLessThan(-20);
  expect(levelDb(filtered(sine(500, 1), filter))).toBeCloseTo(0, 1);
});

test("the low-pass takes the treble away and leaves what is below", () => {
  const filter = lowPass({ hz: 1500, sampleRate, q: Math.SQRT1_2 });
  expect(levelDb(filtered(sine(6000, 1), filter))).toBeLessThan(-22);
  expect(levelDb(filtered(sine(200, 1), filter))).toBeCloseTo(0, 1);
});

test("channels heard together are turned down alike, so that the quiet one keeps its place", () => {
  const loud = sine(440, 0.5);
  const quiet = loud.map((sample) => sample / 4);
  limitPeaksTogether([loud, quiet], sampleRate, 0.5);
  expect(loud.reduce((most, one) => Math.max(most, Math.abs(one)), 0)).toBeLessThan(0.501);
  for (const [at, sample] of quiet.entries()) expect(sample).toBeCloseTo((loud[at] ?? 0) / 4, 6);
});

test("the shelf and the peaks change their own band only", () => {
  const shelf = lowShelf({ hz: 240, sampleRate, q: Math.SQRT1_2, db: -3 });
  expect(levelDb(filtered(sine(50, 2), shelf))).toBeCloseTo(-3, 0);
  expect(levelDb(filtered(sine(3000, 1), shelf))).toBeCloseTo(0, 1);
  const presence = peak({ hz: 2800, sampleRate, q: 1, db: 2 });
  expect(levelDb(filtered(sine(2800, 1), presence))).toBeCloseTo(2, 1);
  expect(Math.abs(levelDb(filtered(sine(200, 1), presence)))).toBeLessThan(0.1);
});

test("the limiter keeps every sample under the ceiling, whatever comes", () => {
  const sound = fc.array(fc.float({ min: -4, max: 4, noNaN: true }), { maxLength: 400 });
  fc.assert(
    fc.property(sound, (values) => {
      const samples = Float32Array.from(values);
      limitPeaks(samples, sampleRate, 0.75);
      for (const sample of samples) expect(Math.abs(sample)).toBeLessThan(0.751);
    }),
  );
});

test("the limiter sees a peak that lies between two samples, and leaves quiet sound as it was", () => {
  const between = Float32Array.from({ length: 400 }, (_, at) => Math.sin((Math.PI * at) / 2 + Math.PI / 4));
  limitPeaks(between, sampleRate, 0.75);
  expect(Math.max(...between.subarray(100, 300))).toBeLessThan(0.75 * Math.SQRT1_2 * 1.03);
  const quiet = sine(440, 0.1).map((sample) => sample / 2);
  const before = quiet.slice();
  limitPeaks(quiet, sampleRate, 0.75);
  expect(quiet).toEqual(before);
});

test("the room adds a short tail that dies away, and nothing to silence", () => {
  const click = new Float32Array(1600).fill(0.5, 0, 800);
  const heard = withReverb(click, sampleRate);
  expect(heard.length).toBe(1600 + reverbTailSeconds * sampleRate);
  const tail = heard.subarray(1600);
  expect(Math.max(...tail.map(Math.abs))).toBeGreaterThan(0.0005);
  expect(Math.max(...tail.subarray(-160).map(Math.abs))).toBeLessThan(0.0005);
  expect(Math.max(...withReverb(new Float32Array(1600), sampleRate))).toBe(0);
});

test("resampling keeps pitch, level and length, from the rates of every voice", () => {
  for (const from of [14_720, 16_000, 22_050, 24_000, 44_100]) {
    const out = createResample(from, 24_000)(sine(1000, 1, from));
    expect(Math.abs(out.length - 24_000)).toBeLessThanOrEqual(1);
    const error = out.map((sample, at) => sample - Math.sin((2 * Math.PI * 1000 * at) / 24_000));
    expect(levelDb(error)).toBeLessThan(-50);
  }
});

test("resampling downwards does not fold what no longer fits", () => {
  expect(levelDb(createResample(44_100, 24_000)(sine(15_000, 1, 44_100)))).toBeLessThan(-50);
});

test("a sound that comes in parts is resampled to the same samples wherever it is cut", () => {
  for (const [from, to] of [
    [24_000, 44_100],
    [48_000, 44_100],
    [44_100, 24_000],
  ] as const) {
    const sound = sine(440, 0.2, from);
    const resample = createResampleParts(from, to);
    const parts: number[] = [];
    for (let at = 0; at < sound.length; at += 37) parts.push(...resample(sound.subarray(at, at + 37), false));
    parts.push(...resample(new Float32Array(), true));
    expect(Float32Array.from(parts)).toEqual(createResample(from, to)(sound));
  }
});

test("loudness reads the standard's reference tone, and nothing for silence", () => {
  expect(integratedLoudness(sine(997, 5, 48_000), 48_000)).toBeCloseTo(-3.01, 1);
  expect(integratedLoudness(new Float32Array(48_000), 48_000)).toBe(Number.NEGATIVE_INFINITY);
});
