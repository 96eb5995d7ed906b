import { readFile } from "node:fs/promises";
import { createEncoder } from "wasm-media-encoders";
import { type DecodedPart, decodeWhole, openMp3, soundingParts } from "#server/audio/mp3/decode-mp3.ts";
import { mixMp3Format } from "#server/audio/mp3/mp3-format.ts";
import { gaplessFrame } from "#server/audio/mp3/mp3-gapless-frame.ts";
import { createBed } from "#shared/mix/bed.ts";
import { mixBlocks, mixLength, type StereoBlock } from "#shared/mix/mix-blocks.ts";
import { measureVoice } from "#shared/mix/voice-levels.ts";
import { createResampleParts, type ResampleParts } from "#shared/sound/resample.ts";

/** A narration and its music as they are kept. */
export interface MixRequest {
  voice: Uint8Array;
  music: Uint8Array;
  isMusicSeamless: boolean;
}

/** No narration of ours is longer: ten minutes of pauses, and 10,000 characters. */
const mostVoiceSeconds = 3600;
const mostMusicSeconds = 600;
/** So much of a voice stays in memory between being measured and being mixed: some 70 MB. */
const heldVoiceSeconds = 420;

/** A narration at the mix's rate, part by part. */
function* atMixRate(parts: Iterable<DecodedPart>, rate: number): Generator<Float32Array, void, void> {
  let resample: ResampleParts | undefined;
  for (const { channels, sampleRate } of parts) {
    resample ??= createResampleParts(sampleRate, rate);
    yield resample(channels[0] ?? new Float32Array(), false);
  }
  yield resample?.(new Float32Array(), true) ?? new Float32Array();
}

/** A narration, decoded from its beginning to the mix's rate. */
async function openVoice(voice: Uint8Array, rate: number) {
  const { parts, close } = await openMp3(voice);
  return { parts: () => atMixRate(soundingParts(parts(), mostVoiceSeconds), rate), close };
}

/** Measures a voice, and keeps it for as long as it is short: what is longer is decoded once more to be mixed. */
async function measured(voice: Uint8Array, rate: number) {
  const { parts, close } = await openVoice(voice, rate);
  let held: Float32Array[] | undefined = [];
  let samples = 0;
  function* heard() {
    for (const part of parts()) {
      samples += part.length;
      if (samples > heldVoiceSeconds * rate) held = undefined;
      held?.push(part);
      yield part;
    }
  }
  const levels = measureVoice(heard(), rate);
  close();
  return { levels, held };
}

async function openEncoder() {
  const wasm = await readFile(new URL(import.meta.resolve("wasm-media-encoders/wasm/mp3")));
  const encoder = await createEncoder("audio/mpeg", wasm);
  const { sampleRate, bitrateKbps, channels } = mixMp3Format;
  encoder.configure({ sampleRate, channels, bitrate: bitrateKbps, outputSampleRate: sampleRate });
  return encoder;
}

async function encoded(blocks: Iterable<StereoBlock>): Promise<Uint8Array[]> {
  const { level } = mixMp3Format;
  const encoder = await openEncoder();
  const made: Uint8Array[] = [];
  for (const { left, right } of blocks) {
    for (const channel of [left, right])
      for (let at = 0; at < channel.length; at += 1) channel[at] = (channel[at] ?? 0) / level;
    made.push(encoder.encode([left, right]).slice());
  }
  made.push(encoder.finalize().slice());
  return made;
}

/** The narration with its music under it, as a gapless MP3. Heavy: meant for a process of its own. */
export async function mixMp3({
  voice,
  music,
  isMusicSeamless,
}: MixRequest): Promise<Uint8Array<ArrayBuffer>> {
  const { sampleRate } = mixMp3Format;
  const { levels, held } = await measured(voice, sampleRate);
  const decoded = await decodeWhole(music, mostMusicSeconds);
  const bed = createBed({ ...decoded, isSeamless: isMusicSeamless }, sampleRate);
  const again = held ? undefined : await openVoice(voice, sampleRate);
  const parts = held ?? again?.parts() ?? [];
  const frames = await encoded(mixBlocks({ levels, parts }, { bed }, sampleRate));
  again?.close();
  const bytes = frames.reduce((sum, part) => sum + part.length, 0);
  const first = gaplessFrame({ samples: mixLength(levels, sampleRate), bytes }, mixMp3Format);
  const whole = new Uint8Array(first.length + bytes);
  let at = 0;
  for (const part of [first, ...frames]) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
