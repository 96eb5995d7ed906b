import { type DecodedPart, openMp3, soundingParts } from "#server/audio/mp3/decode-mp3.ts";
import { mixMp3Format } from "#server/audio/mp3/mp3-format.ts";
import { gaplessFrame } from "#server/audio/mp3/mp3-gapless-frame.ts";
import { mixBlocks, mixLength } from "#shared/mix/mix-blocks.ts";
import { measureVoice } from "#shared/mix/voice-levels.ts";
import { createResampleParts, type ResampleParts } from "#shared/sound/resample.ts";
import { encodeApart } from "./encode-apart.ts";
import { openSoundThread } from "./sound-thread.ts";

/** A narration and its music as they are kept. */
export interface MixRequest {
  voice: Uint8Array;
  music: Uint8Array;
  isMusicSeamless: boolean;
}

/** No narration of ours is longer: ten minutes of pauses, and 10,000 characters. */
const mostVoiceSeconds = 3600;
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

/** So many parts are encoded at once: what a small host has processors for. */
const threadCount = 2;

/** The frames of the mix, and its samples. */
async function mixFrames({ voice, music, isMusicSeamless }: MixRequest) {
  const { sampleRate } = mixMp3Format;
  const threads = Array.from({ length: threadCount }, openSoundThread);
  let again: Awaited<ReturnType<typeof openVoice>> | undefined;
  try {
    const [{ levels, held }, bed] = await Promise.all([
      measured(voice, sampleRate),
      threads[0]?.makeBed(music, isMusicSeamless) ?? null,
    ]);
    if (!held) again = await openVoice(voice, sampleRate);
    const parts = held ?? again?.parts() ?? [];
    const frames = await encodeApart(mixBlocks({ levels, parts }, { bed }, sampleRate), threads);
    return { frames, samples: mixLength(levels, sampleRate) };
  } finally {
    again?.close();
    await Promise.all(threads.map((thread) => thread.close()));
  }
}

/** The narration with its music under it, as a gapless MP3. Heavy: meant for a process of its own. */
export async function mixMp3(request: MixRequest): Promise<Uint8Array<ArrayBuffer>> {
  const { frames, samples } = await mixFrames(request);
  const bytes = frames.reduce((sum, part) => sum + part.length, 0);
  return new Uint8Array(Buffer.concat([gaplessFrame({ samples, bytes }, mixMp3Format), ...frames]));
}
