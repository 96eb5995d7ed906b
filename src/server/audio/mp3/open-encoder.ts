import { readFile } from "node:fs/promises";
import { createEncoder } from "wasm-media-encoders";
import type { Mp3Format } from "./mp3-format.ts";

/** An encoder that can be begun anew. */
export type Mp3Encoder = Awaited<ReturnType<typeof createEncoder>>;

/** Begins a file: what was encoded before is forgotten. */
export function beginFile(encoder: Mp3Encoder, { sampleRate, channels, bitrateKbps }: Mp3Format): void {
  encoder.configure({ sampleRate, channels, bitrate: bitrateKbps, outputSampleRate: sampleRate });
}

/** Opens an encoder that has begun a file of a form. */
export async function openEncoder(format: Mp3Format): Promise<Mp3Encoder> {
  const wasm = await readFile(new URL(import.meta.resolve("wasm-media-encoders/wasm/mp3")));
  const encoder = await createEncoder("audio/mpeg", wasm);
  beginFile(encoder, format);
  return encoder;
}
