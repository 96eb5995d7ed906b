import { expect, test } from "vitest";
import { decodeWhole } from "#server/audio/mp3/decode-mp3.ts";
import { mixMp3Format } from "#server/audio/mp3/mp3-format.ts";
import { beginFile, openEncoder } from "#server/audio/mp3/open-encoder.ts";
import { joinFiles } from "./join-files.ts";

const { sampleRate, frameSamples, level } = mixMp3Format;
/** As short as a part can be: one round of the encoder's padding. */
const join = { apart: 49, sound: 2, settled: 8, until: 45 };
const partSamples = (join.apart + join.until + 4) * frameSamples;

/** Six seconds that swell and fall, with something sharp in them twice a second. */
const sound = [440, 442.5].map((pitch) =>
  Float32Array.from({ length: 6 * sampleRate }, (_, at) => {
    const seconds = at / sampleRate;
    const knock = Math.exp(-((seconds * 2) % 1) * 60) * Math.sin(at * 0.9) * 0.4;
    return 0.3 * Math.sin(seconds * 1.3) * Math.sin((2 * Math.PI * pitch * at) / sampleRate) + knock;
  }),
);

async function encodedFrom(cuts: number[], length: number): Promise<Uint8Array[]> {
  const encoder = await openEncoder(mixMp3Format);
  return cuts.map((cut) => {
    beginFile(encoder, mixMp3Format);
    const part = sound.map((channel) => channel.slice(cut, cut + length).map((sample) => sample / level));
    return new Uint8Array(Buffer.concat([encoder.encode(part).slice(), encoder.finalize().slice()]));
  });
}

/** The noise that encoding added to every hundredth of a second, in decibels below full scale. */
function noises(channels: Float32Array[], delay: number): number[] {
  const window = sampleRate / 100;
  return Array.from({ length: 580 }, (_, each) => {
    let power = 0;
    for (const [side, channel] of channels.entries())
      for (let at = each * window; at < (each + 1) * window; at += 1)
        power += ((channel[at + delay] ?? 0) - (sound[side]?.[at] ?? 0)) ** 2;
    return 10 * Math.log10(power / (2 * window) + 1e-12);
  });
}

/** What encoding in parts that were joined adds at the most to the noise of encoding in one go, in decibels. */
async function mostAdded(wish: typeof join): Promise<number> {
  const [whole = new Uint8Array()] = await encodedFrom([0], 6 * sampleRate);
  const cuts = [0, 1, 2, 3, 4].map((each) => each * wish.apart * frameSamples);
  const joined = new Uint8Array(Buffer.concat(joinFiles(await encodedFrom(cuts, partSamples), wish)));
  expect(joined.length).toBe(whole.length);
  const [one, other] = [await decodeWhole(whole, 10), await decodeWhole(joined, 10)];
  expect(other.channels[0]?.length).toBe(one.channels[0]?.length);
  // What the encoder and a decoder put before a sound of which no tag tells.
  const delay = 576 + 529;
  const clear = noises(one.channels, delay);
  expect(Math.max(...clear)).toBeLessThan(-30);
  return Math.max(...noises(other.channels, delay).map((noise, at) => noise - (clear[at] ?? 0)));
}

test("a sound encoded in parts is as long, as large and as clear everywhere as one encoded in one go", async () => {
  expect(await mostAdded(join)).toBeLessThan(6);
});

test("parts whose encoders never agree any more go over at the first frames that are sound", async () => {
  expect(await mostAdded({ ...join, settled: 6, until: 6 })).toBeLessThan(12);
});

test("what holds no frame is refused", () => {
  expect(() => joinFiles([new Uint8Array(100), new Uint8Array(100)], join)).toThrow("no frame");
});
