import fc from "fast-check";
import { expect, test } from "vitest";
import { mixMp3Format, mp3Format, musicMp3Format } from "./mp3-format.ts";
import { mp3FrameLength } from "./mp3-frames.ts";
import { gaplessFrame } from "./mp3-gapless-frame.ts";

test("a frame is as long as its header says, in our own forms and in others'", () => {
  expect(mp3FrameLength(new Uint8Array(mp3Format.header), 0)).toBe(mp3Format.frameBytes);
  expect(mp3FrameLength(new Uint8Array(musicMp3Format.header), 0)).toBe(musicMp3Format.frameBytes);
  expect(mp3FrameLength(new Uint8Array(mixMp3Format.header), 0)).toBe(mixMp3Format.frameBytes);
  expect(mp3FrameLength(new Uint8Array([0xff, 0xfb, 0x92, 0x44]), 0)).toBe(418);
});

test("the silent first frame of music counts the frames, and the silence the encoder added at both ends", () => {
  const frames = 2502;
  const samples = 60 * musicMp3Format.sampleRate;
  const first = gaplessFrame({ samples, bytes: frames * musicMp3Format.frameBytes }, musicMp3Format);
  const view = new DataView(first.buffer);
  expect(first.length).toBe(384);
  expect(new TextDecoder().decode(first.subarray(36, 40))).toBe("Info");
  expect(view.getUint32(44)).toBe(frames);
  const trims = view.getUint32(36 + 120 + 21) >>> 8;
  expect(trims >>> 12).toBe(musicMp3Format.encoderDelay);
  expect(trims & 0xfff).toBe(frames * musicMp3Format.frameSamples - musicMp3Format.encoderDelay - samples);
});

test("frames of two sizes are counted by their bytes, as many as there are", () => {
  const header = new Uint8Array(mixMp3Format.header);
  for (const frames of [1, 3, 49, 11_485]) {
    // 417.96 bytes on average: as many frames are padded as keep the rate.
    const bytes = Math.floor((frames * 144 * 128_000) / 44_100);
    const first = gaplessFrame({ samples: 0, bytes }, mixMp3Format);
    expect(first.length).toBe(mp3FrameLength(header, 0));
    expect(new DataView(first.buffer).getUint32(44)).toBe(frames);
  }
});

test("whatever the bytes, a length comes out that is no more than a frame can have", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), fc.nat(70), (bytes, at) => {
      const length = mp3FrameLength(bytes, at);
      expect(length).toBeGreaterThanOrEqual(0);
      expect(length).toBeLessThanOrEqual(2881);
    }),
  );
});
