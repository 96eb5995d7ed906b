import fc from "fast-check";
import { expect, test } from "vitest";
import { readWav, readWavShape } from "./read-wav.ts";

interface Made {
  channels?: number;
  code?: number;
  bits?: number;
  sampleRate?: number;
  /** What the file says of its own length, where it is not the truth. */
  said?: number;
}

const writers: Record<string, (file: Buffer, value: number, at: number) => void> = {
  "1-8": (file, value, at) => file.writeUInt8(Math.round(value * 128 + 128), at),
  "1-16": (file, value, at) => file.writeInt16LE(value * 2 ** 15, at),
  "1-24": (file, value, at) => file.writeIntLE(value * 2 ** 23, at, 3),
  "1-32": (file, value, at) => file.writeInt32LE(value * 2 ** 31, at),
  "3-32": (file, value, at) => file.writeFloatLE(value, at),
  "3-64": (file, value, at) => file.writeDoubleLE(value, at),
};

/** A WAV file of these values in turn, with a chunk before the sound that a reader must step over. */
function wav(values: number[], made: Made = {}): Buffer {
  const { channels = 1, code = 1, bits = 16, sampleRate = 16_000 } = made;
  const step = bits / 8;
  const file = Buffer.alloc(56 + step * values.length);
  file.write("RIFF", 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write("WAVEfmt ", 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(code, 20);
  file.writeUInt16LE(channels, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt16LE(bits, 34);
  file.write("LIST", 36);
  file.writeUInt32LE(4, 40);
  file.write("data", 48);
  file.writeUInt32LE(made.said ?? step * values.length, 52);
  for (const [at, value] of values.entries()) writers[`${code}-${bits}`]?.(file, value, 56 + step * at);
  return file;
}

test.each([
  [1, 8],
  [1, 16],
  [1, 24],
  [1, 32],
  [3, 32],
  [3, 64],
])("form %i of %i bits is read sample for sample, at its rate", (code, bits) => {
  const file = wav([0, 0.5, -1, 0.25], { code, bits, sampleRate: 24_000 });
  expect(readWav(file)).toEqual({ channels: [Float32Array.from([0, 0.5, -1, 0.25])], sampleRate: 24_000 });
});

test("two channels are parted", () => {
  const { channels } = readWav(wav([0, 0.5, -1, 0.25], { channels: 2 }));
  expect(channels.map((samples) => [...samples])).toEqual([
    [0, -1],
    [0.5, 0.25],
  ]);
});

test("the extensible form is read by its sub-format", () => {
  const plain = wav([0.5]);
  const file = Buffer.concat([plain.subarray(0, 36), Buffer.alloc(24), plain.subarray(36)]);
  file.writeUInt32LE(40, 16);
  file.writeUInt16LE(0xfffe, 20);
  file.writeUInt16LE(1, 44);
  expect([...(readWav(file).channels[0] ?? [])]).toEqual([0.5]);
});

test("a file cut short gives the samples that are there, and says that it was cut", () => {
  const cut = wav([0, 0, 0]).subarray(0, 60);
  expect(readWav(cut).channels[0]?.length).toBe(2);
  expect(readWavShape(cut).isCut).toBe(true);
});

test.each([0, 0xffff_ffff, 0x7fff_ffff])("a file that gives its length as %i is whole to its end", (said) => {
  expect(readWavShape(wav([0.5, 0.5], { said }))).toMatchObject({ length: 2, isCut: false });
});

test("a value that is no level of sound is bounded", () => {
  const { channels } = readWav(wav([Number.NaN, 7, Number.NEGATIVE_INFINITY], { code: 3, bits: 32 }));
  expect([...(channels[0] ?? [])]).toEqual([0, 1, -1]);
});

test("another form and an odd rate are refused", () => {
  for (const made of [{ code: 85 }, { bits: 12 }, { channels: 0 }, { channels: 9 }, { sampleRate: 1 }])
    expect(() => readWav(wav([0], made))).toThrow("another form");
});

test("anything that is no WAV file is refused, and whatever stands in a header does no harm", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(() => readWav(bytes)).toThrow();
    }),
  );
  const good = wav([0.5, 0.5, 0.5]);
  fc.assert(
    fc.property(
      fc.integer({ min: 12, max: 55 }),
      fc.uint8Array({ minLength: 1, maxLength: 8 }),
      (at, bytes) => {
        const file = Buffer.from(good);
        file.set(bytes.subarray(0, file.length - at), at);
        try {
          for (const channel of readWav(file).channels)
            expect(channel.every((sample) => Math.abs(sample) <= 1)).toBe(true);
        } catch (error) {
          expect(String(error)).toMatch(/WAV file/);
        }
      },
    ),
  );
});
