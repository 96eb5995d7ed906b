import { limits } from "#shared/limits/limits.ts";
import { createBed } from "#shared/mix/bed.ts";
import { type MixRoom, mixBlocks, mixLength, type StereoBlock } from "#shared/mix/mix-blocks.ts";
import { heldVoice } from "#shared/mix/voice-levels.ts";
import { type Sound, soundRate } from "#web/features/video/scenes/order.ts";

/** The sound of a video, part by part. */
export interface Mixed {
  blocks: Iterator<StereoBlock, void, void>;
  /** Samples of the whole. */
  length: number;
}

const { leadMs } = limits.video;
/** AAC fills its last packet and puts one before the sound: so much less is given to it, for both to end together. */
const packetSeconds = 1024 / soundRate;

/**
 * Lays the music under the voice as a download has it, around the title and the quiet end; nothing where there is no
 * sound. It ends with the last frame.
 */
export function mixSound(
  { voice, music }: Sound,
  { durationMs, wholeSeconds }: { durationMs: number; wholeSeconds: number },
): Mixed | undefined {
  if (!voice && !music) return undefined;
  const samples = Math.round((durationMs / 1000) * soundRate);
  const spoken = voice?.subarray(0, samples) ?? new Float32Array(samples);
  const room: MixRoom = {
    bed: music && createBed({ ...music, sampleRate: soundRate }, soundRate),
    leadSeconds: leadMs / 1000,
    tailSeconds: wholeSeconds - packetSeconds - leadMs / 1000 - spoken.length / soundRate,
    isVoiceless: voice === null,
  };
  return {
    blocks: mixBlocks(heldVoice(spoken, soundRate), room, soundRate),
    length: mixLength(spoken, soundRate, room),
  };
}
