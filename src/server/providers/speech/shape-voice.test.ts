import { expect, test } from "vitest";
import { reverbTailSeconds } from "#server/audio/reverb.ts";
import { shapeVoice } from "./shape-voice.ts";

const sampleRate = 16_000;

/** A tone with half a second of silence on either side, as an engine delivers a sentence. */
function sentence(level: number): Float32Array {
  return Float32Array.from({ length: 2 * sampleRate }, (_, at) =>
    at < sampleRate / 2 || at >= 1.5 * sampleRate
      ? 0
      : level * Math.sin((2 * Math.PI * 300 * at) / sampleRate),
  );
}

test("the engine's own silence goes, so that our pauses are as long as they say", () => {
  const { samples } = shapeVoice({ samples: sentence(0.5), sampleRate }, 0);
  expect(samples.length / sampleRate).toBeGreaterThan(1 + reverbTailSeconds);
  expect(samples.length / sampleRate).toBeLessThan(1.15 + reverbTailSeconds);
});

test("a sentence starts and ends in silence, so that no join clicks", () => {
  const { samples } = shapeVoice({ samples: sentence(0.5), sampleRate }, 0);
  expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.001);
  expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001);
});

test("a sentence ends more softly than it went on, and does not fall away before its last word", () => {
  const { samples } = shapeVoice({ samples: sentence(0.2), sampleRate }, 0);
  const loudness = (from: number, to: number) => {
    const part = samples.subarray(from * sampleRate, to * sampleRate);
    return 10 * Math.log10(part.reduce((sum, sample) => sum + sample ** 2, 0) / part.length);
  };
  const usual = loudness(0.2, 0.5);
  expect(loudness(0.5, 0.65) - usual).toBeGreaterThan(-1);
  expect(loudness(0.92, 1) - usual).toBeLessThan(-3);
  expect(loudness(0.92, 1) - usual).toBeGreaterThan(-5);
});

test("however loud it is made, it stays under the ceiling; silence becomes no sound at all", () => {
  const { samples } = shapeVoice({ samples: sentence(0.9), sampleRate }, 12);
  expect(samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeLessThan(0.751);
  expect(shapeVoice({ samples: new Float32Array(100), sampleRate }, 12).samples.length).toBe(0);
});
