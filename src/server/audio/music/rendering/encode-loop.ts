import { readFile } from "node:fs/promises";
import { createEncoder } from "wasm-media-encoders";
import { musicMp3Format } from "#server/audio/mp3/mp3-format.ts";
import { gaplessFrame } from "#server/audio/mp3/mp3-gapless-frame.ts";
import type { Stereo } from "./synthesise.ts";

/** Half a second at a time: keeps the encoder's own memory small. */
const sliceSamples = musicMp3Format.sampleRate / 2;

/** The loop as an MP3 whose first frame says exactly where the sound begins and ends, so that it repeats without a gap. */
export async function encodeLoop({ left, right }: Stereo): Promise<Uint8Array<ArrayBuffer>> {
  const wasm = await readFile(new URL(import.meta.resolve("wasm-media-encoders/wasm/mp3")));
  const encoder = await createEncoder("audio/mpeg", wasm);
  const { sampleRate, bitrateKbps, channels } = musicMp3Format;
  encoder.configure({ sampleRate, channels, bitrate: bitrateKbps, outputSampleRate: sampleRate });
  const parts: Uint8Array[] = [];
  for (let at = 0; at < left.length; at += sliceSamples) {
    const slice = [left, right].map((channel) => channel.subarray(at, at + sliceSamples));
    parts.push(encoder.encode(slice).slice());
  }
  parts.push(encoder.finalize().slice());
  const bytes = parts.reduce((sum, part) => sum + part.length, 0);
  return new Uint8Array(
    Buffer.concat([gaplessFrame({ samples: left.length, bytes }, musicMp3Format), ...parts]),
  );
}
