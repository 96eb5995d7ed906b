import fc from "fast-check";
import { expect, test } from "vitest";
import { readWav } from "./wav.ts";

/** A WAV file of one sample a value, with a chunk before the sound that a reader must step over. */
function wav(values: number[], channels = 1): Uint8Array {
  const file = Buffer.alloc(56 + 2 * values.length);
  file.write("RIFF", 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write("WAVEfmt ", 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(channels, 22);
  file.writeUInt32LE(16_000, 24);
  file.writeUInt16LE(16, 34);
  file.write("LIST", 36);
  file.writeUInt32LE(4, 40);
  file.write("data", 48);
  file.writeUInt32LE(2 * values.length, 52);
  for (const [at, value] of values.entries()) file.writeInt16LE(value, 56 + 2 * at);
  return file;
}

test("every sample of a file is read, at its rate", () => {
  expect(readWav(wav([0, 16_384, -32_768]))).toEqual({
    samples: Float32Array.from([0, 0.5, -1]),
    sampleRate: 16_000,
  });
});

test("a file cut short gives the samples that are there", () => {
  expect(readWav(wav([1, 2, 3]).subarray(0, 60)).samples.length).toBe(2);
});

test("anything but 16-bit mono sound is refused, whatever the bytes", () => {
  expect(() => readWav(wav([1], 2))).toThrow("16-bit mono");
  expect(() => readWav(new Uint8Array(100))).toThrow("not a WAV");
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(() => readWav(bytes)).toThrow();
    }),
  );
});
