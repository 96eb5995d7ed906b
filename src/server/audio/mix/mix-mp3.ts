import { readFile } from "node:fs/promises";
import { createEncoder } from "wasm-media-encoders";
import { decodeWhole } from "#server/audio/mp3/decode-mp3.ts";
import { mixMp3Format } from "#server/audio/mp3/mp3-format.ts";
import { gaplessFrame } from "#server/audio/mp3/mp3-gapless-frame.ts";
import { createBed } from "#shared/mix/bed.ts";
import { mixBlocks, mixLength } from "#shared/mix/mix-blocks.ts";
import { createResample } from "#shared/sound/resample.ts";

/** A narration and its music as they are kept. */
export interface MixRequest {
  voice: Uint8Array;
  music: Uint8Array;
  isMusicSeamless: boolean;
}

/** No narration of ours is longer: ten minutes of pauses, and 10,000 characters. */
const mostVoiceSeconds = 3600;
const mostMusicSeconds = 600;

async function openEncoder() {
  const wasm = await readFile(new URL(import.meta.resolve("wasm-media-encoders/wasm/mp3")));
  const encoder = await createEncoder("audio/mpeg", wasm);
  const { sampleRate, bitrateKbps, channels } = mixMp3Format;
  encoder.configure({ sampleRate, channels, bitrate: bitrateKbps, outputSampleRate: sampleRate });
  return encoder;
}

/** The narration as samples at the mix's rate; what it was decoded from is let go. */
async function decodeVoice(voice: Uint8Array, sampleRate: number): Promise<Float32Array> {
  const { channels, sampleRate: from } = await decodeWhole(voice, mostVoiceSeconds);
  return createResample(from, sampleRate)(channels[0] ?? new Float32Array());
}

/** The narration with its music under it, as a gapless MP3. Heavy: meant for a thread of its own. */
export async function mixMp3({
  voice,
  music,
  isMusicSeamless,
}: MixRequest): Promise<Uint8Array<ArrayBuffer>> {
  const { sampleRate, level } = mixMp3Format;
  const samples = await decodeVoice(voice, sampleRate);
  const bed = createBed(
    { ...(await decodeWhole(music, mostMusicSeconds)), isSeamless: isMusicSeamless },
    sampleRate,
  );
  const encoder = await openEncoder();
  const parts: Uint8Array[] = [];
  for (const { left, right } of mixBlocks(samples, { bed }, sampleRate)) {
    for (const channel of [left, right])
      for (let at = 0; at < channel.length; at += 1) channel[at] = (channel[at] ?? 0) / level;
    parts.push(encoder.encode([left, right]).slice());
  }
  parts.push(encoder.finalize().slice());
  const bytes = parts.reduce((sum, part) => sum + part.length, 0);
  const first = gaplessFrame({ samples: mixLength(samples, sampleRate), bytes }, mixMp3Format);
  return new Uint8Array(Buffer.concat([first, ...parts]));
}
