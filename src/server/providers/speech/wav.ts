import type { Sound } from "./speech.ts";

/** Reads 16-bit mono PCM from a RIFF file; throws when it is anything else. */
export function readWav(file: Uint8Array): Sound {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const name = (at: number) => String.fromCharCode(...file.subarray(at, at + 4));
  if (file.length < 44 || name(0) !== "RIFF" || name(8) !== "WAVE") throw new Error("not a WAV file");
  let sampleRate = 0;
  for (let at = 12; at + 8 <= file.length; ) {
    const size = view.getUint32(at + 4, true);
    if (name(at) === "fmt ") {
      if (view.getUint16(at + 10, true) !== 1 || view.getUint16(at + 22, true) !== 16)
        throw new Error("not 16-bit mono sound");
      sampleRate = view.getUint32(at + 12, true);
    }
    if (name(at) === "data" && sampleRate > 0) {
      const samples = new Float32Array(Math.floor(Math.min(size, file.length - at - 8) / 2));
      for (let n = 0; n < samples.length; n += 1) samples[n] = view.getInt16(at + 8 + 2 * n, true) / 32_768;
      return { samples, sampleRate };
    }
    at += 8 + size + (size % 2);
  }
  throw new Error("a WAV file without sound");
}
