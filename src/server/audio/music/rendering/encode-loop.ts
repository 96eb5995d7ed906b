import { musicMp3Format } from "#server/audio/mp3/mp3-format.ts";
import { gaplessFrame } from "#server/audio/mp3/mp3-gapless-frame.ts";
import { openEncoder } from "#server/audio/mp3/open-encoder.ts";
import type { Stereo } from "./synthesise.ts";

/** Half a second at a time: keeps the encoder's own memory small. */
const sliceSamples = musicMp3Format.sampleRate / 2;

/** The loop as an MP3 whose first frame says exactly where the sound begins and ends, so that it repeats without a gap. */
export async function encodeLoop({ left, right }: Stereo): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = await openEncoder(musicMp3Format);
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
